/** The owner starts these checks. Only one can run per company, and all tabs show it. */

import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { crawls, websiteChecks } from "#db/schema.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { findCompanyOfOwner, lockOwnCompany } from "#features/companies/company-record.server.ts";
import { countContradictions, listContradictions } from "#features/faqs/contradictions.server.ts";
import { listOpenKinds, listOpenProposals } from "#features/faqs/list-proposals.server.ts";
import { countProposals } from "#features/faqs/proposal.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { parseSiteUrl } from "#shared/url.ts";
import { readWebLink } from "#shared/web-link.ts";
import { checkWebsiteJob } from "./check-website.job.ts";
import type { WebsiteChanges, WebsiteCheckView } from "./website-check.ts";

type Deps = Pick<Services, "db" | "jobs" | "clock" | "origin">;

/** Enough for an owner who is editing the website, but few enough not to burden it. */
const maxChecksPerHour = 6;
const loopback = ["127.0.0.0/8", "::1/128"];

export type StartedCheck = "started" | "under-way" | "no-website" | "limited";

export async function startWebsiteCheck(
  { db, jobs, clock, origin }: Deps,
  scope: OwnerScope,
): Promise<StartedCheck> {
  const { companyId } = scope;
  await endAbandonedCheck({ db, clock }, scope);
  return db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, scope, "publish content");
    const active = await tx
      .select({ id: websiteChecks.id })
      .from(websiteChecks)
      .where(and(eq(websiteChecks.companyId, companyId), inArray(websiteChecks.status, activeStatuses)));
    if (active.length > 0) return "under-way";
    const parsed = company.websiteUrl ? parseSiteUrl(company.websiteUrl) : null;
    if (!parsed || "error" in parsed) return "no-website";
    const url = parsed.url.href;
    const limit = { name: "check-website", who: companyId, max: maxChecksPerHour, windowMs: 3_600_000 };
    if (!(await isWithinLimits(tx, { limits: [limit], now: clock.now() }))) return "limited";
    const [earlier] = await tx
      .select({ url: crawls.url, allowPrivate: crawls.allowPrivate })
      .from(crawls)
      .where(and(eq(crawls.companyId, companyId), eq(crawls.status, "completed")))
      .orderBy(desc(crawls.createdAt))
      .limit(1);
    const isSameHost = earlier !== undefined && URL.parse(earlier.url)?.host === parsed.url.host;
    const allowPrivate = url.startsWith(`${origin}/sample/`)
      ? loopback
      : isSameHost
        ? earlier.allowPrivate
        : [];
    const [check] = await tx
      .insert(websiteChecks)
      .values({ companyId, url, allowPrivate, createdAt: clock.now() })
      .returning({ id: websiteChecks.id });
    if (!check) throw new Error("the check was not stored");
    await recordChange(tx, scope, { action: "website.checked" });
    await jobs.enqueue(tx, checkWebsiteJob, { websiteCheckId: check.id }, { key: check.id });
    return "started";
  });
}

export async function describeWebsiteChanges(
  { db, clock }: Pick<Services, "db" | "clock">,
  scope: OwnerScope,
): Promise<WebsiteChanges> {
  const { companyId } = scope;
  await endAbandonedCheck({ db, clock }, scope);
  const ofCompany = eq(websiteChecks.companyId, companyId);
  const [company, [newest], [good], proposals, contradictions] = await Promise.all([
    findCompanyOfOwner(db, scope),
    db.select().from(websiteChecks).where(ofCompany).orderBy(desc(websiteChecks.createdAt)).limit(1),
    db
      .select()
      .from(websiteChecks)
      .where(and(ofCompany, eq(websiteChecks.status, "completed")))
      .orderBy(desc(websiteChecks.createdAt))
      .limit(1),
    listOpenProposals(db, scope),
    listContradictions(db, scope, { where: "dashboard" }),
  ]);
  return {
    website: readWebLink(company?.websiteUrl),
    check: newest ? presentCheck(newest) : null,
    lastGood: good?.finishedAt
      ? { finishedAt: good.finishedAt.toISOString(), pagesRead: good.pagesRead }
      : null,
    proposals,
    contradictions,
  };
}

function presentCheck(row: typeof websiteChecks.$inferSelect): WebsiteCheckView {
  const { status, progress, pagesRead, errorMessage, finishedAt } = row;
  return {
    status,
    progress,
    pagesRead,
    message: status === "failed" ? (errorMessage ?? unexpected) : null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

export const unexpected = "Unexpected error";
const interrupted = "The check was interrupted. Start it again.";

/** Returns the number of open decisions and whether a check is running, for the FAQ page. */
export async function describeWebsiteNotice(
  { db, clock }: Pick<Services, "db" | "clock">,
  scope: OwnerScope,
): Promise<{ open: string; contradictions: number; isChecking: boolean }> {
  const { companyId } = scope;
  await endAbandonedCheck({ db, clock }, scope);
  const [kinds, active, contradictions] = await Promise.all([
    listOpenKinds(db, scope),
    db
      .select({ id: websiteChecks.id })
      .from(websiteChecks)
      .where(and(eq(websiteChecks.companyId, companyId), inArray(websiteChecks.status, activeStatuses))),
    countContradictions(db, scope),
  ]);
  return { open: countProposals(kinds), contradictions, isChecking: active.length > 0 };
}

/**
 * Fails a check whose process died and that no worker will pick up again, so that it doesn't stay "running" forever.
 */
async function endAbandonedCheck(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId }: OwnerScope,
): Promise<void> {
  const now = clock.now();
  await db
    .update(websiteChecks)
    .set({ status: "failed", errorCode: "unexpected", errorMessage: interrupted, finishedAt: now })
    .where(
      and(
        eq(websiteChecks.companyId, companyId),
        eq(websiteChecks.status, "running"),
        lt(websiteChecks.leaseExpiresAt, now),
      ),
    );
}
