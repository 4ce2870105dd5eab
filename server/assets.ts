/** Built files. Those below /assets/ carry a hash of their content in their name, so they never change. */
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/** A worker lives under the policy of its own file, and a sandboxed one has no files to write to. */
const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export function serveAssets(rootDir: string): MiddlewareHandler {
  const serve = serveStatic({ root: `${rootDir}/build/client` });
  return async (c, next) => {
    const response = await serve(c, next);
    // Set on the answer itself: what is set on the context by now comes too late for it.
    if (!response?.ok) return response;
    const isHashed = c.req.path.startsWith("/assets/");
    response.headers.set(
      "cache-control",
      isHashed ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    );
    if (isHashed && /\.worker-[^/]*\.js$/.test(c.req.path))
      response.headers.set("content-security-policy", workerPolicy);
    return response;
  };
}
