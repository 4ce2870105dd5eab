/** Serves a bare page with the recorder's browser code and a folder's videos from one origin. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

import { workerFile, workerPolicy } from "#server/assets.ts";

const rootDir = fileURLToPath(new URL("../../..", import.meta.url));
const types: Record<string, string> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".webm": "video/webm",
  ".mp4": "video/mp4",
  ".mov": "video/quicktime",
};

export interface FramesPage {
  origin: string;
  close(): Promise<void>;
}

/** `/` is the page, and `/videos/NAME` a file of the folder. */
export async function serveFramesPage(videosFolder: string): Promise<FramesPage> {
  const folder = await mkdtemp(join(tmpdir(), "step-frames-"));
  await build({
    configFile: false,
    root: rootDir,
    publicDir: false,
    logLevel: "error",
    plugins: [tailwindcss()],
    // With Vitest's NODE_ENV, the bundler would emit React's development calls.
    mode: "production",
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: fileURLToPath(new URL("./client.tsx", import.meta.url)),
        output: {
          entryFileNames: "assets/client.js",
          assetFileNames: ({ names }) =>
            names[0]?.endsWith(".css") ? "assets/client.css" : "assets/[name]-[hash][extname]",
        },
      },
    },
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const from = pathname.startsWith("/videos/") ? videosFolder : join(folder, "assets");
    if (pathname === "/") {
      response.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        // The same policy as in the dashboard, so that violations fail here too.
        "content-security-policy":
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'",
      });
      response.end(
        '<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width"><title>Frames</title><link rel="stylesheet" href="/assets/client.css"><body><script type="module" src="/assets/client.js"></script>',
      );
      return;
    }
    const file = await readFile(join(from, basename(pathname))).catch(() => null);
    response.writeHead(file ? 200 : 404, {
      "content-type": types[extname(pathname)] ?? "application/octet-stream",
      ...(workerFile.test(pathname) ? { "content-security-policy": workerPolicy } : {}),
    });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
