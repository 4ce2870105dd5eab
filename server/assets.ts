/** Built files. Their names carry a hash of their content, so they never change. */
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

export function serveAssets(rootDir: string): MiddlewareHandler {
  return serveStatic({
    root: `${rootDir}/build/client`,
    onFound: (_path, c) => {
      c.header("cache-control", "public, max-age=31536000, immutable");
      c.header("access-control-allow-origin", "*");
    },
  });
}
