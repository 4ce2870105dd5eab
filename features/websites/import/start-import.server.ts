/**
 * Creates a help center that has no owner yet. Runs the wizard's jobs for an unclaimed company, which stays private
 * until they are done.
 */

import { and, eq, lt } from "drizzle-orm";
import { companies, onboardings } from "#db/schema.ts";
import { articlesPart } from "#features/articles/company-part.server.ts";
import { type CompanyRow, insertCompany } from "#features/companies/company-record.server.ts";
import { listLogoKeys } from "#features/companies/logo-files.server.ts";
import { isClaimed, isUnclaimed } from "#features/companies/membership.server.ts";
import { type Guide, storeGuide } from "#features/guides/store-guide.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import { insertCrawl } from "./crawl-record.server.ts";

export interface ImportRequest {
  url: string;
  /** Networks (CIDR) that the crawl may access. Only the operator's command line may allow private ones. */
  allowPrivate: string[];
  /** If missing, the subdomain is derived from the company's name. */
  subdomain?: string;
  contactFormEnabled?: boolean;
  guide?: Guide;
  /** A visitor tries the product: the questions stay drafts, and no language model is asked. */
  isTrial?: boolean;
}

export interface StartedImport {
  companyId: string;
  crawlId: string;
}

/** Returns the crawl's id, which `followImport` takes. */
export async function startImport(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  request: ImportRequest,
): Promise<string> {
  const { crawlId } = await db.transaction((tx) => insertImport(tx, { jobs }, request));
  return crawlId;
}

export async function insertImport(
  tx: Transaction,
  { jobs }: Pick<Services, "jobs">,
  request: ImportRequest,
): Promise<StartedImport> {
  const { url, allowPrivate, subdomain = null, contactFormEnabled = false, guide, isTrial = false } = request;
  const companyId = await insertCompany(tx, {
    websiteUrl: url,
    helpCenterSubdomain: subdomain,
    contactDetails: { contactFormEnabled },
  });
  const crawlId = await insertCrawl({ jobs }, tx, { companyId, url, allowPrivate, isTrial });
  await tx.insert(onboardings).values({ companyId, source: "website", websiteUrl: url, crawlId, isTrial });
  if (guide) await storeGuide(tx, { companyId, guide });
  return { companyId, crawlId };
}

/** For a help center that moves in from another tool. It stays private until its brand has been read. */
export async function insertMovedCenter(tx: Transaction): Promise<string> {
  // It has articles, and an owner decides later whether it gets questions, too.
  const companyId = await insertCompany(tx, { themeSettings: { show_faqs: false } });
  await tx.insert(onboardings).values({ companyId, source: "help-center" });
  return companyId;
}

/** Reads the brand of the former help center. Then the new one is published, even if nothing could be read. */
export async function startBrandReading(
  tx: Transaction,
  { jobs }: Pick<Services, "jobs">,
  { companyId, url, allowPrivate }: { companyId: string; url: string; allowPrivate: string[] },
): Promise<void> {
  const crawlId = await insertCrawl({ jobs }, tx, { companyId, url, allowPrivate });
  await tx.update(onboardings).set({ crawlId }).where(eq(onboardings.companyId, companyId));
}

/** Whether the company belongs to an import that hasn't ended yet. */
export async function isBeingImported(
  db: Db | Transaction,
  company: Pick<CompanyRow, "id" | "onboardingCompleted"> | null,
): Promise<boolean> {
  return company !== null && !company.onboardingCompleted && !(await isClaimed(db, company.id));
}

const isImport = and(isUnclaimed, eq(companies.onboardingCompleted, false));

/**
 * Deletes everything that an import has created. A crawl that was detached from its company stays readable for
 * `followImport`.
 */
export async function removeImport(
  tx: Transaction,
  { jobs }: Pick<Services, "jobs">,
  { companyId }: { companyId: string },
): Promise<void> {
  const logos = await listLogoKeys(tx, companyId);
  // A help center that moves in has pictures of its articles.
  const keys = [...logos, ...((await articlesPart.listFiles?.(tx, companyId)) ?? [])];
  const removed = await tx
    .delete(companies)
    .where(and(eq(companies.id, companyId), isImport))
    .returning({ id: companies.id });
  if (removed.length > 0 && keys.length > 0) await jobs.enqueue(tx, deleteFilesJob, { keys });
}

/** Failed jobs can be retried for this long. */
const maxUnfinishedMs = 7 * 24 * 3_600_000;

/** Trials have their own end. */
export async function removeUnfinishedImports(
  services: Pick<Services, "db" | "jobs" | "clock">,
): Promise<void> {
  const { db, clock } = services;
  const before = new Date(clock.now().getTime() - maxUnfinishedMs);
  const left = await db
    .select({ companyId: companies.id })
    .from(companies)
    .innerJoin(onboardings, eq(onboardings.companyId, companies.id))
    .where(and(isImport, eq(onboardings.isTrial, false), lt(companies.createdAt, before)));
  for (const one of left) await db.transaction((tx) => removeImport(tx, services, one));
}
