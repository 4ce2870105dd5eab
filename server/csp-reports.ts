/**
 * Receives Content-Security-Policy reports from browsers. This route runs before the origin check, because browsers
 * send reports without an Origin. That is safe, because the route ignores cookies and a report only adds to the
 * operator's list.
 */
import { Hono } from "hono";
import { recordBlockedContent } from "#features/blocked-content/blocked-content.server.ts";
import { readReports, reportTypes } from "#features/blocked-content/read-reports.ts";
import { cspReportsPath } from "#features/blocked-content/reports-path.ts";
import type { BodyBudget } from "#platform/body/body-budget.ts";
import type { Services } from "#platform/services.ts";
import { refusedText, requestBody } from "./bodies.ts";
import { bodyBounds } from "./body-bounds.ts";
import type { HttpEnv } from "./http-env.ts";

/** Sends 204 even if a limit drops the report, because browsers ignore errors. */
export function cspReports(services: Services, bodies: BodyBudget): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post(cspReportsPath, async (c) => {
    const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (!reportTypes.includes(type)) return c.text("This endpoint only accepts browser reports.", 415);
    const { hostname } = new URL(c.req.raw.url);
    const sender = { incoming: c.env.incoming, clientAddress: c.get("clientAddress") };
    const bound = bodyBounds[`POST ${cspReportsPath}`];
    const body = requestBody({ budget: bodies, clock: services.clock }, sender, bound);
    const read = await body.json();
    body.release();
    if ("refused" in read) return refusedText(c, read.refused);
    const found = readReports(read.value, { hostname });
    if (!found) return c.text("This report can't be read.", 400);
    await recordBlockedContent(services, {
      host: hostname,
      visitorAddress: c.get("clientAddress"),
      found,
    });
    return c.body(null, 204);
  });
  return app;
}
