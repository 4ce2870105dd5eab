/** Where the server of a data directory can be reached, left there for the command line. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const fileName = "server.json";

export async function writeServerOrigin(dataDir: string, origin: string): Promise<void> {
  await writeFile(join(dataDir, fileName), JSON.stringify({ origin }));
}

/** Null when no server has been running here. */
export async function readServerOrigin(dataDir: string): Promise<string | null> {
  try {
    const { origin } = JSON.parse(await readFile(join(dataDir, fileName), "utf8")) as { origin?: unknown };
    return typeof origin === "string" ? origin : null;
  } catch {
    return null;
  }
}

export async function removeServerOrigin(dataDir: string): Promise<void> {
  await rm(join(dataDir, fileName), { force: true });
}
