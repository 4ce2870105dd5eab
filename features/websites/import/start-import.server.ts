/** Makes a help center from a website without a person: the wizard's jobs, for an unclaimed company that stays hidden until they are done. */
import { and, eq, isNull, lt } from "drizzle-orm";
import { companies, crawls, onboardingLogos, onboardings } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { deleteFilesJob } from "#platform/storage/delete-files.job.ts";
import { crawlWebsiteJob } from "./crawl-website.job.ts";
import { type Guide, storeGuide } from "./store-guide.server.ts";

export interface ImportRequest {
  url: string;
  /** CIDRs; only the operator's own command line may open private networks. */
  allowPrivate: string[];
  /** Exactly this subdomain; otherwise one is made from the company's name. */
  subdomain?: string;
  contactFormEnabled?: boolean;
  guide?: Guide;
}

/** Returns the crawl's id, for `followImport`. */
export async function startImport({ db, jobs }: Services, request: ImportRequest): Promise<string> {
  const { url, allowPrivate, subdomain = null, contactFormEnabled = false, guide } = request;
  return db.transaction(async (tx) => {
    const [company] = await tx
      .insert(companies)
      .values({ websiteUrl: url, helpCenterSubdomain: subdomain, contactDetails: { contactFormEnabled } })
      .returning({ id: companies.id });
    if (!company) throw new Error("the company was not stored");
    const companyId = company.id;
    const [crawl] = await tx
      .insert(crawls)
      .values({ companyId, url, allowPrivate })
      .returning({ id: crawls.id });
    if (!crawl) throw new Error("the crawl was not stored");
    const crawlId = crawl.id;
    await tx.insert(onboardings).values({ companyId, source: "website", websiteUrl: url, crawlId });
    if (guide) await storeGuide(tx, { companyId, guide });
    await jobs.enqueue(tx, crawlWebsiteJob, { crawlId }, { key: crawlId });
    return crawlId;
  });
}

/** A company of an import that has not ended. */
export function isBeingImported() {
  return and(isNull(companies.userId), eq(companies.onboardingCompleted, false));
}

/** What an import has made so far. Its crawl stays, for whoever follows it, if it belongs to no company anymore. */
export async function removeImport(
  tx: Transaction,
  { jobs }: Pick<Services, "jobs">,
  { companyId }: { companyId: string },
): Promise<void> {
  const logos = await tx
    .select({ key: onboardingLogos.storageKey })
    .from(onboardingLogos)
    .where(eq(onboardingLogos.companyId, companyId));
  if (logos.length > 0) await jobs.enqueue(tx, deleteFilesJob, { keys: logos.map(({ key }) => key) });
  await tx.delete(companies).where(and(eq(companies.id, companyId), isBeingImported()));
}

/** As long as a failed job can be retried. */
const maxUnfinishedMs = 7 * 24 * 3_600_000;

export async function removeUnfinishedImports(
  services: Pick<Services, "db" | "jobs" | "clock">,
): Promise<void> {
  const { db, clock } = services;
  const before = new Date(clock.now().getTime() - maxUnfinishedMs);
  const left = await db
    .select({ companyId: companies.id })
    .from(companies)
    .innerJoin(onboardings, eq(onboardings.companyId, companies.id))
    .where(and(isBeingImported(), lt(companies.createdAt, before)));
  for (const one of left) await db.transaction((tx) => removeImport(tx, services, one));
}
