/**
 * /healthz returns 200 if the process is alive. /readyz returns 200 if it can serve requests: the database is reachable
 * and migrated, the bucket for files (if there is one) has answered since the start, the pages that were visited before the
 * start are rendered, and the server isn't shutting down.
 * A bucket that fails later is only reported, because most pages need no file from it. So are missing notifications of
 * the database: without them, pages are drawn for each request, but right.
 */
import { Hono } from "hono";
import type { Services } from "#platform/services.ts";

export interface Readiness {
  /** Whether load balancers should send requests: after the pages of the last run are rendered, until the shutdown. */
  accepting: boolean;
}

type HealthServices = Pick<Services, "isDatabaseReachable" | "log"> & {
  storage: Pick<Services["storage"], "answers">;
  realtime: Pick<Services["realtime"], "onConnection">;
};

export function healthRoutes(
  { isDatabaseReachable, storage, realtime, log }: HealthServices,
  readiness: Readiness,
): Hono {
  const app = new Hono();
  let hasAnswered = false;
  let notifications = true;
  realtime.onConnection((state) => {
    notifications = state === "restored";
  });
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    const [database, files] = await Promise.all([isDatabaseReachable(), storage.answers()]);
    if (!database) log.warn("readiness check failed; database unreachable");
    if (!files) log.warn("readiness check; bucket for files does not answer");
    hasAnswered ||= files;
    const { accepting } = readiness;
    const ready = accepting && database && hasAnswered;
    const body = { status: ready ? "ready" : "not ready", database, files, notifications, accepting };
    return c.json(body, ready ? 200 : 503, ready ? {} : { "retry-after": "5" });
  });
  return app;
}
