/** The recorder extension as a ZIP, if this server has it. */
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { data } from "react-router";
import { z } from "zod";
import {
  extensionBrowsers,
  findBuiltExtension,
} from "#features/recordings/extension/built-extension.server.ts";
import type { Route } from "./+types/download";

export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const browser = z.enum(extensionBrowsers).safeParse(params.browser);
  const built = browser.success ? await findBuiltExtension(browser.data) : null;
  if (!built) throw data(null, { status: 404 });
  return new Response(Readable.toWeb(createReadStream(built.path)) as ReadableStream, {
    headers: {
      "content-type": "application/zip",
      "content-length": String(built.bytes),
      "content-disposition": `attachment; filename="${built.name}"`,
      "cache-control": "private, no-store",
    },
  });
}
