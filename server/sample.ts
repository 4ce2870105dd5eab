import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./http-env.ts";

const sitePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** The shop shows the widget, with the lines of docs/widget.md. */
const shopPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export function serveSample(rootDir: string): MiddlewareHandler<HttpEnv> {
  const files = serveStatic({
    root: `${rootDir}/sample`,
    rewriteRequestPath: (path) => path.replace(/^\/sample/, ""),
  });
  return async (c, next) => {
    if (c.get("host").kind !== "main") return next();
    const response = await files(c, next);
    if (!response?.ok) return response;
    // As in assets.ts, the context would set them too late.
    response.headers.set("cache-control", "public, max-age=300");
    const isShop = c.req.path.startsWith("/sample/shop/");
    response.headers.set("content-security-policy", isShop ? shopPolicy : sitePolicy);
    return response;
  };
}
