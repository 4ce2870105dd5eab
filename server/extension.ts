/**
 * What the recorder extension sends: a code that connects it, and recordings that a person has reviewed in it. Runs
 * before the origin check, because the requests come from the extension's own pages. That is safe, because these routes
 * ignore cookies and only accept a code or a token.
 */
import { type Context, Hono } from "hono";
import { z } from "zod";
import { hasAiPlan } from "#features/companies/company-record.server.ts";
import { acceptRecording } from "#features/recordings/accept-recording.server.ts";
import {
  connectExtension,
  extensionRefusals,
  findConnection,
} from "#features/recordings/extension/connections.server.ts";
import { extensionPaths } from "#features/recordings/extension/paths.ts";
import type { RecordingTarget } from "#features/recordings/recording.ts";
import type { BodyBudget } from "#platform/body/body-budget.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { bearerToken } from "#shared/bearer-token.ts";
import { deviceLabel } from "#shared/device-label.ts";
import { type RequestBody, refusedText, requestBody } from "./bodies.ts";
import { bodyBounds } from "./body-bounds.ts";
import { findWriter } from "./find-writer.ts";
import type { HttpEnv } from "./http-env.ts";

const connectForm = z.object({ code: z.string().max(40) });

export function extensionRoutes(services: Services, bodies: BodyBudget): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const deps = { ...services, findWriter };

  app.post(extensionPaths.connections, (c) =>
    answer(c, async (body) => {
      const read = await body.json();
      if ("refused" in read) return refusedText(c, read.refused);
      const form = connectForm.safeParse(read.value);
      const connected = await connectExtension(deps, {
        typed: form.success ? form.data.code : "",
        device: deviceLabel(c.req.header("user-agent") ?? null),
        visitorAddress: c.get("clientAddress"),
      });
      return c.json(connected, 201);
    }),
  );

  app.post(extensionPaths.recordings, (c) =>
    answer(c, async (body) => {
      const scope = await findConnection(deps, {
        token: bearerToken(c.req.header("authorization")),
        visitorAddress: c.get("clientAddress"),
      });
      if (!scope) throw new AppError("unauthenticated", extensionRefusals.token);
      const read = await body.form();
      if ("refused" in read) return refusedText(c, read.refused);
      const target: RecordingTarget = (await hasAiPlan(services.db, scope)) ? "guides" : "getting-started";
      read.value.set("target", target);
      return c.json({ recording: await acceptRecording(services, scope, read.value) });
    }),
  );
  return app;

  async function answer(
    c: Context<HttpEnv>,
    work: (body: RequestBody) => Promise<Response>,
  ): Promise<Response> {
    if (c.get("host").kind !== "main") return c.text("There is nothing at this address.", 404);
    c.header("cache-control", "no-store");
    const sender = { incoming: c.env.incoming, clientAddress: c.get("clientAddress") };
    const bound = bodyBounds[`POST ${c.req.path}`];
    const body = requestBody({ budget: bodies, clock: services.clock }, sender, bound);
    try {
      return await work(body);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return Response.json(
        { message: error.message },
        { status: error.status, headers: { "cache-control": "no-store" } },
      );
    } finally {
      body.release();
    }
  }
}
