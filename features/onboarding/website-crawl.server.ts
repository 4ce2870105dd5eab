/** Starts, retries and stops the crawl of an owner's website. A second click does nothing. */

import { eq } from "drizzle-orm";
import { onboardings } from "#db/schema.ts";
import { discardLogos } from "#features/companies/logo-files.server.ts";
import { deleteAllWrittenDrafts, deleteUntouchedDrafts } from "#features/faqs/generated-faq-rows.server.ts";
import {
  type CrawlRow,
  deleteCrawls,
  deleteGenerations,
  endActiveCrawls,
  findCrawl,
  insertCrawl,
  setLeftOutLanguages,
} from "#features/websites/import/crawl-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { Services } from "#platform/services.ts";
import { isActive } from "#shared/is-active.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { parseSiteUrl } from "#shared/url.ts";
import { numberOfStep, stepOfNumber, type WizardStep } from "./wizard.ts";
import { changeWizard, setStep, type WizardRecord } from "./wizard-record.server.ts";

type Deps = Pick<Services, "db" | "realtime" | "jobs" | "clock" | "origin">;

/** Leaves room for typos, but is too low to crawl other people's websites. */
const maxCrawlsPerHour = 30;
/** Our own server, which serves the sample website. */
const loopback = ["127.0.0.0/8", "::1/128"];

export type UrlOutcome = { step: WizardStep } | { message: string };

/**
 * Leaves the URL step. A new URL resets what the old one produced; the same URL keeps its crawl unless that failed.
 * `message` is one of the specification's two texts.
 */
export async function submitWebsiteUrl(
  services: Deps,
  scope: OwnerScope,
  { url: typed }: { url: string },
): Promise<UrlOutcome> {
  const parsed = parseSiteUrl(typed);
  if ("error" in parsed) return { message: parsed.error };
  return begin(services, scope, { source: "website", url: parsed.url.href, allowPrivate: [] });
}

/** Uses the bundled sample website, which this server serves itself. */
export async function trySample(services: Deps, scope: OwnerScope): Promise<UrlOutcome> {
  return begin(services, scope, {
    source: "sample",
    url: `${services.origin}/sample/`,
    allowPrivate: loopback,
  });
}

export async function startEmpty(services: Deps, scope: OwnerScope): Promise<UrlOutcome> {
  return changeWizard(services, scope, async (tx, record) => {
    if (record.onboarding.source !== "empty") {
      await deleteCrawl(tx, record, services.clock.now());
      await deleteDrafts(tx, record);
      await tx
        .update(onboardings)
        .set({ ...nothingChosen(record), source: "empty", websiteUrl: null, crawlId: null })
        .where(eq(onboardings.companyId, scope.companyId));
    }
    await setStep(tx, scope, "brand-colors");
    return { step: "brand-colors" as const };
  });
}

/** Retries a failed or stopped crawl. Does nothing if it is running or completed. */
export async function retryCrawl(services: Deps, scope: OwnerScope): Promise<UrlOutcome> {
  return changeWizard(services, scope, async (tx, record) => {
    const { source, websiteUrl } = record.onboarding;
    if ((source !== "website" && source !== "sample") || websiteUrl === null)
      return { message: "Please enter a valid website URL" };
    const later = stepAfterReading(record);
    if (later) return { step: later };
    await setStep(tx, scope, "crawl-website");
    const previous = await currentCrawl(tx, record);
    if (previous && isGood(previous)) return { step: "crawl-website" as const };
    return beginCrawl(services, tx, {
      record,
      scope,
      source,
      url: websiteUrl,
      allowPrivate: source === "sample" ? loopback : [],
      retryCount: (previous?.retryCount ?? 0) + 1,
    });
  });
}

/** The next step writes the questions again, because those written before are in other languages. */
export async function leaveOutLanguage(
  services: Deps,
  scope: OwnerScope,
  { language, leftOut }: { language: string; leftOut: boolean },
): Promise<void> {
  await changeWizard(services, scope, async (tx, record) => {
    const { companyId } = scope;
    const crawl = await currentCrawl(tx, record);
    const isKnown = crawl?.editions.some((one) => one.language === language && one.status === "read");
    if (!crawl || !isKnown || crawl.leftOutLanguages.includes(language) === leftOut) return;
    const others = crawl.leftOutLanguages.filter((one) => one !== language);
    await setLeftOutLanguages(tx, { companyId, crawlId: crawl.id }, leftOut ? [...others, language] : others);
    await deleteGenerations(tx, { companyId });
  });
}

/** Returns to the URL step and discards the pages read so far. */
export async function cancelCrawl(services: Deps, scope: OwnerScope): Promise<{ step: WizardStep }> {
  return changeWizard(services, scope, async (tx, record) => {
    const later = stepAfterReading(record);
    if (later) return { step: later };
    await endActiveCrawls(tx, { companyId: scope.companyId, now: services.clock.now() });
    const step = record.onboarding.source === null ? "welcome" : "url-input";
    await setStep(tx, scope, step);
    return { step };
  });
}

/**
 * Returns the current step if it comes after the crawl step, so that a button in a stale tab doesn't move the wizard
 * back. Otherwise returns null.
 */
function stepAfterReading({ company }: WizardRecord): WizardStep | null {
  const step = stepOfNumber(company.onboardingStep);
  return numberOfStep(step) > numberOfStep("crawl-website") ? step : null;
}

interface Beginning {
  source: "website" | "sample";
  url: string;
  allowPrivate: string[];
}

async function begin(services: Deps, scope: OwnerScope, beginning: Beginning): Promise<UrlOutcome> {
  return changeWizard(services, scope, async (tx, record) => {
    const { onboarding } = record;
    const isSame = onboarding.source === beginning.source && onboarding.websiteUrl === beginning.url;
    const previous = isSame ? await currentCrawl(tx, record) : null;
    await setStep(tx, scope, "crawl-website");
    if (previous && isGood(previous)) return { step: "crawl-website" as const };
    const retryCount = previous ? previous.retryCount + 1 : 0;
    return beginCrawl(services, tx, { ...beginning, record, scope, retryCount });
  });
}

async function beginCrawl(
  { jobs, clock }: Deps,
  tx: Transaction,
  { record, scope, source, url, allowPrivate, retryCount }: Beginning & CrawlPlace,
): Promise<{ step: WizardStep }> {
  const now = clock.now();
  const limit = {
    name: "crawl-website",
    who: scope.companyId,
    max: maxCrawlsPerHour,
    windowMs: 3_600_000,
  };
  if (!(await isWithinLimits(tx, { limits: [limit], now }))) {
    throw new AppError("rate_limited", "Too many requests. Please wait a few minutes before trying again.");
  }
  const isSame = record.onboarding.source === source && record.onboarding.websiteUrl === url;
  await deleteCrawl(tx, record, now);
  if (!isSame) await deleteDrafts(tx, record);
  const place = { companyId: scope.companyId, url, allowPrivate, retryCount };
  const crawlId = await insertCrawl({ jobs }, tx, place);
  await tx
    .update(onboardings)
    .set({ ...(isSame ? {} : nothingChosen(record)), source, websiteUrl: url, crawlId })
    .where(eq(onboardings.companyId, scope.companyId));
  return { step: "crawl-website" };
}

interface CrawlPlace {
  record: WizardRecord;
  scope: OwnerScope;
  retryCount: number;
}

function isGood({ status }: CrawlRow): boolean {
  return isActive(status) || status === "completed";
}

function currentCrawl(tx: Transaction, { onboarding, company }: WizardRecord): Promise<CrawlRow | null> {
  return findCrawl(tx, { companyId: company.id, crawlId: onboarding.crawlId });
}

/** Resets what the owner selected for another URL. An uploaded logo is kept, because it doesn't depend on the URL. */
function nothingChosen({ onboarding }: WizardRecord) {
  const keepsLogo = onboarding.logoChoice === "uploaded";
  return {
    primaryColor: null,
    secondaryColor: null,
    ...(keepsLogo ? {} : { logoChoice: null, logoId: null }),
  };
}

/** Keeps drafts about the owner's website that the owner edited, but deletes all drafts about the sample. */
async function deleteDrafts(tx: Transaction, { onboarding, company }: WizardRecord): Promise<void> {
  const forget = onboarding.source === "sample" ? deleteAllWrittenDrafts : deleteUntouchedDrafts;
  await forget(tx, { companyId: company.id });
}

/** The crawl's job notices the deletion at its next step and ends. `purgeDiscardedLogos` deletes the logo files. */
async function deleteCrawl(tx: Transaction, { company }: WizardRecord, now: Date): Promise<void> {
  const { id: companyId } = company;
  await discardLogos(tx, { companyId, kind: "found", now });
  await deleteCrawls(tx, { companyId });
}
