/**
 * /healthz returns 200 if the process is alive. /readyz returns 200 if it can serve requests: the database is reachable
 * and migrated, and the server isn't shutting down.
 */
import { Hono } from "hono";
import type { Services } from "#platform/services.ts";

export interface Readiness {
  /** Shutdown sets this to false, so that load balancers stop sending requests. */
  accepting: boolean;
}

type HealthServices = Pick<Services, "isDatabaseReachable" | "log">;

export function healthRoutes({ isDatabaseReachable, log }: HealthServices, readiness: Readiness): Hono {
  const app = new Hono();
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    const database = await isDatabaseReachable();
    if (!database) log.warn("readiness check failed; database unreachable");
    const ready = readiness.accepting && database;
    const body = { status: ready ? "ready" : "not ready", database, accepting: readiness.accepting };
    return c.json(body, ready ? 200 : 503, ready ? {} : { "retry-after": "5" });
  });
  return app;
}
