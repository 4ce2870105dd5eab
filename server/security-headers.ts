/**
 * Sets the same security headers on every response. Pages set their own content policy; all other responses get the
 * strictest one.
 */
import type { ServerResponse } from "node:http";

const strictestPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

export function securityHeaderValues(origin: string): Record<string, string> {
  return {
    ...baseSecurityHeaders,
    ...(origin.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}

/** For responses that are sent before the server knows its own origin. */
export const baseSecurityHeaders: Record<string, string> = {
  "content-security-policy": strictestPolicy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  // Public pictures override this with "cross-origin", because feed readers and emails show them on other sites.
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=()",
};

/**
 * Sets the headers before any handler runs, so that even the framework's own error responses have them. A handler can
 * override them.
 */
export function protect(response: ServerResponse, headers: [string, string][]): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
