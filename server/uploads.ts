/** Routes and access checks for video uploads. features/videos has everything else. */
import type { Handler, Hono } from "hono";
import { lacksRequiredFactor } from "#features/accounts/required-second-factor.server.ts";
import { companyHeader, switchedText } from "#features/companies/drawn-company.ts";
import { findOwnCompany } from "#features/companies/find-own-company.server.ts";
import { createUploads } from "#features/videos/create-uploads.server.ts";
import { uploadsPath } from "#features/videos/limits.ts";
import { purgeUploads } from "#features/videos/purge-uploads.server.ts";
import { videoTexts } from "#features/videos/texts.ts";
import type { BodyBudget } from "#platform/body/body-budget.ts";
import type { Services } from "#platform/services.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { may } from "#shared/permissions.ts";
import { refusedText } from "./bodies.ts";
import type { HttpEnv } from "./http-env.ts";

/** Parts are larger than most forms, so they are written to disk as they arrive instead of kept in memory. */
export function mountUploads(app: Hono<HttpEnv>, services: Services, bodies: BodyBudget): void {
  const uploads = createUploads(services);
  const handler: Handler<HttpEnv> = async (c, next) => {
    // Hono also passes HEAD requests to GET handlers.
    if (c.get("host").kind !== "main" || c.req.raw.method === "GET") return next();
    // Checked for every method, because no page on another origin needs this route.
    const origin = c.req.header("origin");
    if (origin !== undefined && origin !== new URL(c.req.raw.url).origin)
      return c.text("This came from another website. Please open the page itself and try again.", 403);
    const found = await findOwner(services, c.req.raw.headers);
    if ("refused" in found) return c.text(found.refused, found.status);
    const share = bodies.open(c.get("clientAddress"));
    if ("status" in share) return refusedText(c, share);
    const answer = await uploads
      .handle(found.scope, c.req.raw, c.env.incoming)
      .finally(() => share.release());
    for (const cookie of found.setCookies) answer.headers.append("set-cookie", cookie);
    if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "no-store");
    return answer;
  };
  app.on(["POST", "OPTIONS"], uploadsPath, handler);
  app.on(["GET", "PATCH", "DELETE", "OPTIONS"], `${uploadsPath}/:id`, handler);
}

type Owner =
  | { scope: OwnerScope; setCookies: string[] }
  /** The client is a script, so it gets a status instead of a redirect to the sign-in page. */
  | { status: 401 | 403 | 409; refused: string };

async function findOwner({ access, db }: Services, headers: Headers): Promise<Owner> {
  const session = await access.findSession(headers);
  if (!session?.user.emailVerified) return { status: 401, refused: videoTexts.signedOut };
  const { activeCompanyId, secondFactor } = session;
  const { id: userId, email } = session.user;
  const company = await findOwnCompany(db, { userId, activeCompanyId });
  if (company?.betaStatus !== "beta_user") return { status: 403, refused: "Your account has no access yet." };
  const drawnFor = headers.get(companyHeader);
  if (drawnFor !== null && drawnFor !== company.id) return { status: 409, refused: switchedText };
  const isInCompany = activeCompanyId === null || company.id === activeCompanyId;
  if (!isInCompany || !may(company.role, "write drafts"))
    return { status: 403, refused: videoTexts.notAllowed };
  if (await lacksRequiredFactor(db, { userId, company, secondFactor }))
    return { status: 403, refused: "Set up a passkey or second factor first. Reload the page." };
  return { scope: ownerScope({ userId, companyId: company.id, email }), setCookies: session.setCookies };
}

const purgeEveryMs = 60 * 60_000;

/**
 * Purges expired uploads at startup, because a killed process may have left some behind, and then every hour. Returns a
 * function that stops it.
 */
export function purgeUploadsHourly(services: Services): () => void {
  const purge = () =>
    void purgeUploads(services).catch((error: unknown) =>
      services.log.warn({ err: error }, "expired upload cleanup failed"),
    );
  purge();
  const timer = setInterval(purge, purgeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
