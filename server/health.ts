/** /healthz: the process lives. /readyz: it can serve (database reachable and migrated, not shutting down). */
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Services } from "#platform/services.ts";

export interface Readiness {
  /** Set false at shutdown, so that a balancer sends nothing more. */
  accepting: boolean;
}

const databaseTimeoutMs = 2_000;

export function healthRoutes(services: Services, readiness: Readiness): Hono {
  const app = new Hono();
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    const database = await databaseAnswers(services);
    const ready = readiness.accepting && database;
    const body = { status: ready ? "ready" : "not ready", database, accepting: readiness.accepting };
    return c.json(body, ready ? 200 : 503, ready ? {} : { "retry-after": "5" });
  });
  return app;
}

async function databaseAnswers(services: Services): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the database did not answer in time")), databaseTimeoutMs);
  });
  try {
    await Promise.race([services.db.execute(sql`select 1`), late]);
    return true;
  } catch (error) {
    services.log.warn({ err: error }, "the database is not reachable");
    return false;
  } finally {
    clearTimeout(timer);
  }
}
