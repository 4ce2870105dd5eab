/**
 * An edge proxy (such as Caddy with on-demand TLS) calls this before it requests a certificate for a host name. It only
 * looks at the status: 200 if we serve this name as a custom domain or public help center, 404 if we don't, 429 over
 * the rate limit.
 */
import type { Handler } from "hono";
import { askDomain } from "#features/domains/ask-domain.server.ts";
import type { Services } from "#platform/services.ts";
import type { HttpEnv } from "./http-env.ts";

const answers = {
  served: { status: 200, text: "Yes." },
  "not-served": { status: 404, text: "No." },
  limited: { status: 429, text: "Too many requests." },
} as const;

export function serveDomainAsk(services: Services): Handler<HttpEnv> {
  return async (c) => {
    const domain = c.req.query("domain") ?? "";
    const { status, text } =
      answers[await askDomain(services, { domain, visitorAddress: c.get("clientAddress") })];
    return c.text(text, status, { "cache-control": "no-store" });
  };
}
