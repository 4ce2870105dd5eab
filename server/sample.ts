import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./http-env.ts";

/** The shop shows the widget, with the lines of docs/widget.md. */
const shopPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export function serveSample(rootDir: string): MiddlewareHandler<HttpEnv> {
  const files = serveStatic({
    root: `${rootDir}/sample`,
    rewriteRequestPath: (path) => path.replace(/^\/sample/, ""),
    onFound: (_path, c) => {
      c.header("cache-control", "public, max-age=300");
      c.header(
        "content-security-policy",
        c.req.path.startsWith("/sample/shop/")
          ? shopPolicy
          : "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
    },
  });
  return (c, next) => (c.get("host").kind === "main" ? files(c, next) : next());
}
