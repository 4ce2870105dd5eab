/** Stores a website check and its job. */
import { and, desc, eq, inArray } from "drizzle-orm";
import { crawls, websiteChecks } from "#db/schema.ts";
import type { CompanyRow } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import { parseSiteUrl } from "#shared/url.ts";
import { checkWebsiteJob } from "./check-website.job.ts";

const loopback = ["127.0.0.0/8", "::1/128"];
/** A person who waits for a check comes before all scheduled ones. */
const scheduledPriority = -10;

interface CheckToCreate {
  company: CompanyRow;
  isScheduled?: boolean;
  isTrusted?: boolean;
  /** Called before the check is stored. Returns false to refuse it. */
  isAllowed?: () => Promise<boolean>;
}

/** The caller holds the company's lock. */
export async function createCheck(
  tx: Transaction,
  { jobs, origin, now }: Pick<Services, "jobs" | "origin"> & { now: Date },
  { company, isScheduled = false, isTrusted = false, isAllowed = async () => true }: CheckToCreate,
): Promise<"started" | "under-way" | "no-website" | "limited"> {
  const companyId = company.id;
  const active = await tx
    .select({ id: websiteChecks.id })
    .from(websiteChecks)
    .where(and(eq(websiteChecks.companyId, companyId), inArray(websiteChecks.status, activeStatuses)));
  if (active.length > 0) return "under-way";
  const parsed = company.websiteUrl ? parseSiteUrl(company.websiteUrl) : null;
  if (!parsed || "error" in parsed) return "no-website";
  if (!(await isAllowed())) return "limited";
  const url = parsed.url.href;
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
    .values({ companyId, url, allowPrivate, isScheduled, isTrusted, createdAt: now })
    .returning({ id: websiteChecks.id });
  if (!check) throw new Error("the check was not stored");
  const options = { key: check.id, companyId, ...(isScheduled ? { priority: scheduledPriority } : {}) };
  await jobs.enqueue(tx, checkWebsiteJob, { websiteCheckId: check.id }, options);
  return "started";
}
