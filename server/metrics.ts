/**
 * /metrics: for whoever sits at this machine while the installation serves nobody else, and for whoever sends
 * METRICS_TOKEN. To others it does not exist, or asks for the token where there is one.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Handler } from "hono";
import type { Metrics } from "#platform/metrics.ts";
import type { Services } from "#platform/services.ts";
import { isLocalVisit } from "#shared/local-visit.ts";
import type { HttpEnv } from "./http-env.ts";

export function serveMetrics({ config, origin }: Services, metrics: Metrics): Handler<HttpEnv> {
  return async (c, next) => {
    const { headers } = c.req.raw;
    const isAllowed =
      bearsToken(headers.get("authorization"), config.metricsToken) ||
      isLocalVisit({ origin, clientAddress: c.get("clientAddress"), headers });
    if (!isAllowed && config.metricsToken === null) return next();
    if (!isAllowed) {
      return c.text("This needs the token of this server's metrics.", 401, { "www-authenticate": "Bearer" });
    }
    const { contentType, text } = await metrics.read();
    return c.body(text, 200, { "content-type": contentType, "cache-control": "no-store" });
  };
}

/** Compared by digest: neither the length of what is right nor how much of it was guessed shows in the time. */
function bearsToken(authorization: string | null, token: string | null): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  if (token === null || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
