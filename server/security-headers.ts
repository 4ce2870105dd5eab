/** The same protective headers on every answer. Pages bring their own content policy; everything else gets the strictest. */
import type { ServerResponse } from "node:http";

const strictestPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

export function securityHeaderValues(origin: string): Record<string, string> {
  return {
    ...baseSecurityHeaders,
    ...(origin.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}

/** What holds before the server's own address is known. */
export const baseSecurityHeaders: Record<string, string> = {
  "content-security-policy": strictestPolicy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  // Public pictures, which feeds and mails show elsewhere, say "cross-origin" themselves.
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=()",
};

/** Set before anybody answers, so that whatever answers (the framework's own refusals too) carries them or its own. */
export function protect(response: ServerResponse, headers: [string, string][]): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
