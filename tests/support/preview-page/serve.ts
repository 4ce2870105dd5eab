/** Builds the preview page and serves it with a policy as strict as the product's. */
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

const rootDir = fileURLToPath(new URL("../../..", import.meta.url));
const types: Record<string, string> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".woff2": "font/woff2",
};

export interface PreviewServer {
  origin: string;
  close(): Promise<void>;
}

/** Answers every path with the page. `?noJs` omits the script. page.tsx has the other parameters. */
export async function servePreviewPage(): Promise<PreviewServer> {
  const folder = await mkdtemp(join(tmpdir(), "step-preview-"));
  await bundle("client", join(folder, "client"));
  await bundle("server", join(folder, "server"));
  const { renderPreviewPage } = (await import(
    pathToFileURL(join(folder, "server/server.js")).href
  )) as typeof import("./server.tsx");
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname.startsWith("/assets/")) {
      const file = await readFile(join(folder, "client/assets", basename(url.pathname))).catch(() => null);
      response.writeHead(file ? 200 : 404, { "content-type": types[extname(url.pathname)] ?? "text/plain" });
      response.end(file);
      return;
    }
    const html = renderPreviewPage(url.search);
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src 'self'; img-src 'self' data:; font-src 'self'; style-src 'self' ${styleHashes(html)}`,
    });
    const script = '<script type="module" src="/assets/client.js"></script></body>';
    response.end(url.searchParams.has("noJs") ? html : html.replace("</body>", script));
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

/** File names have no hashes, so that server and client use the same style sheets. */
async function bundle(side: "client" | "server", outDir: string): Promise<void> {
  const names = { entryFileNames: "[name].js", assetFileNames: "assets/[name][extname]" };
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
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: side === "server",
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { [side]: fileURLToPath(new URL(`./${side}.tsx`, import.meta.url)) },
        output: side === "client" ? { ...names, entryFileNames: "assets/[name].js" } : names,
      },
    },
  });
}

function styleHashes(html: string): string {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, css = ""]) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`)
    .join(" ");
}
