/** Stored public pictures (logos). Only re-encoded images get into these prefixes; they are still served as data, never as pages. */
import type { Handler } from "hono";
import type { Services } from "#platform/services.ts";
import type { HttpEnv } from "./http-env.ts";

const publicPrefixes = ["company-logos/", "avatars/", "public/"];

export function serveFiles({ storage }: Services): Handler<HttpEnv> {
  return async (c, next) => {
    const key = c.req.path.slice("/files/".length);
    if (!publicPrefixes.some((prefix) => key.startsWith(prefix))) return next();
    const file = await storage.get(key);
    if (!file) return next();
    return c.body(new Uint8Array(file.bytes), 200, {
      "content-type": file.contentType,
      "cache-control": "public, max-age=3600",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-disposition": "inline",
    });
  };
}
