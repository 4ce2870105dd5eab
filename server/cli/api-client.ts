import { writeFile } from "node:fs/promises";
import { openApiDocument } from "#features/api/openapi-document.ts";
import { writeClient } from "#features/api/write-client.ts";
import type { CommandInput } from "./commands.ts";

/** Without a file, prints the client. Needs no database, because every installation has the same API. */
export async function writeApiClient({ config, args: [file] }: CommandInput): Promise<number> {
  const { appName, origin, port } = config;
  const text = writeClient(openApiDocument({ appName, origin: origin ?? `http://localhost:${port}` }));
  if (file === undefined) process.stdout.write(text);
  else await writeFile(file, text);
  return 0;
}
