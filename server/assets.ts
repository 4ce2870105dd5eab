/** Serves built files. File names under /assets/ contain a content hash, so browsers may cache these files forever. */
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { widgetFile } from "#features/widget/widget-address.ts";

/**
 * A worker runs under the policy of its own file. Ours write recordings to the browser's file system and recognize text
 * in pictures. They need to load scripts and data and compile WebAssembly, which pages must not do.
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
export const workerFile = /^\/assets\/[^/]*worker[^/]*\.js$/;

export function serveAssets(rootDir: string): MiddlewareHandler {
  const serve = serveStatic({ root: `${rootDir}/build/client`, precompressed: true });
  return async (c, next) => {
    const response = await serve(c, next);
    // `onFound` and the context would set the headers too late, so they are set on the response itself.
    if (!response?.ok) return response;
    const isHashed = c.req.path.startsWith("/assets/");
    response.headers.set(
      "cache-control",
      isHashed ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    );
    if (widgetFile.test(c.req.path)) {
      response.headers.set("access-control-allow-origin", "*");
      response.headers.set("cross-origin-resource-policy", "cross-origin");
    }
    if (workerFile.test(c.req.path)) response.headers.set("content-security-policy", workerPolicy);
    return response;
  };
}
