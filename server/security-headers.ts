/** The same protective headers on every answer. Pages bring their own content policy; everything else gets the strictest. */
import type { MiddlewareHandler } from "hono";

export function securityHeaderValues(origin: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(origin.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}

export function securityHeaders(origin: string): MiddlewareHandler {
  const values = Object.entries(securityHeaderValues(origin));
  return async (c, next) => {
    await next();
    for (const [name, value] of values) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has("content-security-policy")) {
      c.res.headers.set(
        "content-security-policy",
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      );
    }
  };
}
