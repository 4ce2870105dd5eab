/** Built files. Those below /assets/ carry a hash of their content in their name, so they never change. */
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/**
 * What runs inside a worker is held by the policy of the worker's own file. Workers write recordings to the browser's
 * file system and read pictures: they load our scripts and our data, and compile the reader's WebAssembly. Pages may
 * not do the latter.
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
export const workerFile = /^\/assets\/[^/]*worker[^/]*\.js$/;

export function serveAssets(rootDir: string): MiddlewareHandler {
  const serve = serveStatic({ root: `${rootDir}/build/client`, precompressed: true });
  return async (c, next) => {
    const response = await serve(c, next);
    // Set on the answer itself: `onFound` and the context come too late for it.
    if (!response?.ok) return response;
    const isHashed = c.req.path.startsWith("/assets/");
    response.headers.set(
      "cache-control",
      isHashed ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    );
    if (workerFile.test(c.req.path)) response.headers.set("content-security-policy", workerPolicy);
    return response;
  };
}
