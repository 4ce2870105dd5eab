/**
 * Called by an edge proxy (Caddy's on-demand TLS) before it obtains a certificate for a host name. The status is the
 * whole answer: 200 for a custom domain or a public help center's name that is served here, 404 for all other names,
 * 429 over the rate limit.
 */
import type { Handler } from "hono";
import { askDomain } from "#features/domains/ask-domain.server.ts";
import type { Services } from "#platform/services.ts";
import type { HttpEnv } from "./http-env.ts";

const answers = {
  served: { status: 200, text: "Yes." },
  "not-served": { status: 404, text: "No." },
  limited: { status: 429, text: "Too many questions." },
} as const;

export function serveDomainAsk(services: Services): Handler<HttpEnv> {
  return async (c) => {
    const domain = c.req.query("domain") ?? "";
    const { status, text } =
      answers[await askDomain(services, { domain, visitorAddress: c.get("clientAddress") })];
    return c.text(text, status, { "cache-control": "no-store" });
  };
}
