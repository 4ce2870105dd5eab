/** A bare page that has the recording's browser code, with films of a folder beside it, from this machine only. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const rootDir = fileURLToPath(new URL("../../..", import.meta.url));
const types: Record<string, string> = {
  ".js": "text/javascript",
  ".webm": "video/webm",
  ".mp4": "video/mp4",
  ".mov": "video/quicktime",
};

export interface FramesPage {
  origin: string;
  close(): Promise<void>;
}

/** `/` is the page, `/films/NAME` a file of the folder. */
export async function serveFramesPage(filmsFolder: string): Promise<FramesPage> {
  const folder = await mkdtemp(join(tmpdir(), "step-frames-"));
  await build({
    configFile: false,
    root: rootDir,
    publicDir: false,
    logLevel: "error",
    mode: "production",
    build: {
      outDir: folder,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: fileURLToPath(new URL("./client.ts", import.meta.url)),
        output: { entryFileNames: "assets/client.js" },
      },
    },
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const from = pathname.startsWith("/films/") ? filmsFolder : join(folder, "assets");
    if (pathname === "/") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end(
        '<!DOCTYPE html><title>Frames</title><body><script type="module" src="/assets/client.js"></script>',
      );
      return;
    }
    const file = await readFile(join(from, basename(pathname))).catch(() => null);
    response.writeHead(file ? 200 : 404, {
      "content-type": types[extname(pathname)] ?? "application/octet-stream",
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
