/** The owner starts these checks. Only one can run per company, and all tabs show it. */

import { and, desc, eq, inArray } from "drizzle-orm";
import { websiteChecks } from "#db/schema.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { findCompanyOfOwner, lockOwnCompany } from "#features/companies/company-record.server.ts";
import { countContradictions, listContradictions } from "#features/faqs/contradictions.server.ts";
import { listOpenKinds, listOpenProposals } from "#features/faqs/list-proposals.server.ts";
import { countProposals } from "#features/faqs/proposal.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { parseSiteUrl } from "#shared/url.ts";
import { readWebLink } from "#shared/web-link.ts";
import { listContactChanges } from "./contact-changes.server.ts";
import { createCheck } from "./create-check.server.ts";
import { endAbandonedChecks } from "./end-abandoned-checks.server.ts";
import type { WebsiteChanges, WebsiteCheckView } from "./website-check.ts";
import { describeSchedule } from "./website-schedule.server.ts";

type Deps = Pick<Services, "db" | "jobs" | "clock" | "origin">;

/** Enough for an owner who is editing the website, but few enough not to burden it. */
const maxChecksPerHour = 6;

export type StartedCheck = "started" | "under-way" | "no-website" | "limited";

/** With `isTrusted`, the check compares a website that looks like another one too. */
export async function startWebsiteCheck(
  { db, jobs, clock, origin }: Deps,
  scope: EditorScope,
  { isTrusted = false } = {},
): Promise<StartedCheck> {
  const { companyId } = scope;
  await endAbandonedChecks({ db, clock }, scope);
  return db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, scope, "publish content");
    const now = clock.now();
    const limit = { name: "check-website", who: companyId, max: maxChecksPerHour, windowMs: 3_600_000 };
    const isAllowed = () => isWithinLimits(tx, { limits: [limit], now });
    const started = await createCheck(tx, { jobs, origin, now }, { company, isTrusted, isAllowed });
    if (started === "started") await recordChange(tx, scope, { action: "website.checked" });
    return started;
  });
}

export async function describeWebsiteChanges(
  { db, clock }: Pick<Services, "db" | "clock">,
  scope: OwnerScope,
): Promise<WebsiteChanges> {
  const { companyId } = scope;
  await endAbandonedChecks({ db, clock }, scope);
  const ofCompany = eq(websiteChecks.companyId, companyId);
  const company = await findCompanyOfOwner(db, scope);
  // Readings of an earlier website say nothing about this one.
  const site = parseSiteUrl(company?.websiteUrl ?? "");
  const ofWebsite = eq(websiteChecks.url, "error" in site ? "" : site.url.href);
  const [[newest], [good], schedule, proposals, contradictions, contactChanges] = await Promise.all([
    db.select().from(websiteChecks).where(ofCompany).orderBy(desc(websiteChecks.createdAt)).limit(1),
    db
      .select()
      .from(websiteChecks)
      .where(and(ofCompany, ofWebsite, inArray(websiteChecks.result, ["compared", "unchanged"])))
      .orderBy(desc(websiteChecks.createdAt))
      .limit(1),
    describeSchedule(db, scope),
    listOpenProposals(db, scope),
    listContradictions(db, scope, { where: "dashboard" }),
    listContactChanges(db, scope, ofWebsite),
  ]);
  return {
    website: readWebLink(company?.websiteUrl),
    check: newest ? presentCheck(newest) : null,
    lastGood: good?.finishedAt
      ? { finishedAt: good.finishedAt.toISOString(), pagesRead: good.pagesRead }
      : null,
    schedule,
    proposals,
    contradictions,
    contactChanges,
  };
}

function presentCheck(row: typeof websiteChecks.$inferSelect): WebsiteCheckView {
  const { status, progress, pagesRead, errorMessage, finishedAt, result } = row;
  return {
    status,
    doubt: result === "moved" || result === "emptied" ? result : null,
    progress,
    pagesRead,
    message: status === "failed" ? (errorMessage ?? unexpected) : null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

export const unexpected = "Unexpected error";

/** Returns the number of open decisions and whether a check is running, for the FAQ page. */
export async function describeWebsiteNotice(
  { db, clock }: Pick<Services, "db" | "clock">,
  scope: OwnerScope,
): Promise<{ open: string; contradictions: number; isChecking: boolean }> {
  const { companyId } = scope;
  await endAbandonedChecks({ db, clock }, scope);
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
