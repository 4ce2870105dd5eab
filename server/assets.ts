/** Built files. Those below /assets/ carry a hash of their content in their name, so they never change. */
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

export function serveAssets(rootDir: string): MiddlewareHandler {
  return serveStatic({
    root: `${rootDir}/build/client`,
    onFound: (_path, c) => {
      const isHashed = c.req.path.startsWith("/assets/");
      c.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=86400");
    },
  });
}
