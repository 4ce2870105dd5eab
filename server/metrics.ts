/** Requires METRICS_TOKEN. If it isn't configured, the route doesn't exist. */
import type { Handler } from "hono";
import { isSameSecret } from "#platform/access/is-same-secret.ts";
import type { Metrics } from "#platform/metrics.ts";
import type { Services } from "#platform/services.ts";
import { bearerToken } from "#shared/bearer-token.ts";
import type { HttpEnv } from "./http-env.ts";

export function serveMetrics({ config }: Services, metrics: Metrics): Handler<HttpEnv> {
  return async (c, next) => {
    if (config.metricsToken === null) return next();
    const given = bearerToken(c.req.header("authorization"));
    if (given === null || !isSameSecret(given, config.metricsToken)) {
      return c.text("Send this server's METRICS_TOKEN as a bearer token.", 401, {
        "www-authenticate": "Bearer",
      });
    }
    const { contentType, text } = await metrics.read();
    return c.body(text, 200, { "content-type": contentType, "cache-control": "no-store" });
  };
}
