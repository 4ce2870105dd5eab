/** Crawls an owner's website for the wizard. Idempotent, even after a crash. */

import { and, eq, isNotNull, notInArray } from "drizzle-orm";
import { crawlPages, crawls } from "#db/schema.ts";
import { findCompany, updateCompany } from "#features/companies/company-record.server.ts";
import { setLogoPosition } from "#features/companies/logo-files.server.ts";
import { skippedPageRow } from "#features/websites/read/crawl-page-rows.ts";
import type { CrawlThreadEvent, SiteCrawl } from "#features/websites/read/site-thread-tasks.ts";
import type { SiteThreads } from "#features/websites/read/site-threads.server.ts";
import { storableSkipped, storableText, storableValue } from "#features/websites/read/storable-reading.ts";
import {
  type Failure,
  isClaimable,
  isRunning,
  runReadingJob,
  siteFailure,
  type Work,
  WorkEndedError,
} from "#features/websites/reading-job.server.ts";
import {
  changeWizardOfJob,
  findWizardCrawl,
  wizardChannel,
} from "#features/websites/wizard-watchers.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import { insertGeneration } from "./crawl-record.server.ts";
import { createCrawlRecorder, foundLogoKeys } from "./crawl-recorder.server.ts";
import type { CrawlWebsitePayload } from "./crawl-website.job.ts";
import { notifyImport } from "./import-events.ts";
import { presentBrandEvent } from "./present-brand-event.ts";
import { publishImport } from "./publish-center.server.ts";
import { isBeingImported, removeImport } from "./start-import.server.ts";

export interface CrawlWebsiteContext {
  services: Services;
  threads: SiteThreads;
  /** The sample website is served by this process itself, so it is read through this local port. */
  loopbackPort: number;
}

const unexpected = { code: "unexpected", message: "Unexpected error" };

type CrawlRow = typeof crawls.$inferSelect & {
  companyId: string;
  /** No owner is present, so the job starts the next step itself. */
  isImport: boolean;
  /** A visitor watches, who will pick a logo after claiming the help center. */
  isTrial: boolean;
  /** The articles come from another tool, and only the brand is read here. */
  isMoved: boolean;
};

export function handleCrawlWebsite(
  context: CrawlWebsiteContext,
  { crawlId }: CrawlWebsitePayload,
  job: JobContext,
): Promise<void> {
  const { services, threads } = context;
  return runReadingJob<CrawlRow>(
    services,
    {
      table: crawls,
      id: crawlId,
      async claim(values) {
        const [crawl] = await services.db
          .update(crawls)
          .set({ ...values, reading: [] })
          .where(and(isClaimable(crawls, crawlId), isNotNull(crawls.companyId)))
          .returning();
        if (!crawl?.companyId) return null;
        const { companyId } = crawl;
        const isImport = await isBeingImported(services.db, await findCompany(services.db, { companyId }));
        const onboarding = await findWizardCrawl(services.db, companyId);
        const isTrial = onboarding?.isTrial ?? false;
        const isMoved = isImport && onboarding?.source === "help-center";
        return { ...crawl, companyId, isImport, isTrial, isMoved };
      },
      channelOf: ({ companyId }) => wizardChannel(companyId),
      async run(crawl, work) {
        await readAndStore(context, crawl, work);
        // The owner's next request will be to write the questions, so the thread for that starts now.
        if (!crawl.isMoved) threads.prepareToWrite();
      },
      known: siteFailure,
      unexpected,
      fail: (crawl, failure) => failCrawl(services, crawl, failure),
    },
    job,
  );
}

async function readAndStore(
  { services, threads, loopbackPort }: CrawlWebsiteContext,
  crawl: CrawlRow,
  { signal, abort }: Work,
): Promise<void> {
  const { config, origin } = services;
  const place = { crawlId: crawl.id, companyId: crawl.companyId };
  const recorder = createCrawlRecorder(services, place, abort);
  const logos: Extract<CrawlThreadEvent, { type: "logo" }>[] = [];
  recorder.add({ type: "progress", progress: 10 });
  const read = await threads.crawl(
    {
      config,
      url: crawl.url,
      allowPrivate: crawl.allowPrivate,
      ownOrigin: { origin, loopback: `http://127.0.0.1:${loopbackPort}` },
      ...(crawl.isMoved && { limits: { maxPages: 1 } }),
    },
    {
      signal,
      onEvent(event) {
        // An owner picks from all logos. An import uses the best one, which is only known at the end.
        if (crawl.isImport && !crawl.isTrial && event.type === "logo") logos.push(event);
        else recorder.add(event);
        // In an import, no click starts the writing. Its thread starts while pages are still arriving.
        if (crawl.isImport && !crawl.isMoved && event.type === "brand") threads.prepareToWrite();
        const isShown = event.type === "progress" || event.type === "page";
        if (crawl.isImport && isShown) notifyImport(services, crawl.id, event);
      },
    },
  );
  const best = logos.find(({ url }) => url === read.logoUrls[0]);
  if (best) recorder.add(best);
  await recorder.flush();
  if (crawl.isImport) notifyImport(services, crawl.id, presentBrandEvent(read.website.brand));
  await completeCrawl(services, crawl, read);
}

/** Finishes a crawl whose pages and brand are stored. Deletes what an interrupted run left. */
async function completeCrawl(
  services: Services,
  { id: crawlId, companyId, isImport, isMoved }: CrawlRow,
  { website, logoUrls }: SiteCrawl,
): Promise<void> {
  const { strategy, timings, pages, skipped, startUrl, editions } = website;
  const now = services.clock.now();
  await changeWizardOfJob(services, companyId, async (tx) => {
    const rows = await tx
      .update(crawls)
      .set({
        status: "completed",
        progress: 100,
        strategy,
        timings,
        editions: storableValue(editions),
        reading: [],
        finishedAt: now,
      })
      .where(isRunning(crawls, crawlId))
      .returning({ id: crawls.id });
    if (rows.length === 0) throw new WorkEndedError();
    const urls = pages.map(({ url }) => url);
    await tx.delete(crawlPages).where(and(eq(crawlPages.crawlId, crawlId), notInArray(crawlPages.url, urls)));
    const left = storableSkipped(skipped).map((skip, index) =>
      skippedPageRow(skip, { crawlId, position: 1_000 + index }),
    );
    if (left.length > 0) await tx.insert(crawlPages).values(left).onConflictDoNothing();
    await orderLogos();
    if (isMoved) return publishImport(tx, { companyId, now });
    // Visitors follow a link to the website, so it mustn't have an https that was assumed and can't be reached.
    if (isImport || startUrl.startsWith("http:"))
      await updateCompany(tx, { companyId }, { websiteUrl: startUrl });
    if (isImport) await insertGeneration(services, tx, { companyId, crawlId });

    /** Ranks the logos by how the whole website uses them. Those that only the start page suggested come last. */
    async function orderLogos() {
      for (const [position, url] of logoUrls.entries()) {
        await setLogoPosition(tx, { companyId, crawlId, position, storageKeys: foundLogoKeys(crawlId, url) });
      }
    }
  });
}

/**
 * If an import fails because of its site, its company is deleted, unless it has articles from another tool. After an internal error it stays, so that an operator
 * can retry.
 */
async function failCrawl(
  services: Services,
  { id, companyId, isImport, isMoved }: CrawlRow,
  { code, message }: Failure,
): Promise<void> {
  const finishedAt = services.clock.now();
  await changeWizardOfJob(services, companyId, async (tx) => {
    // A visitor may have claimed the company in the meantime. Its owner then tries again in the wizard.
    const isUnclaimed = isImport && (await isBeingImported(tx, await findCompany(tx, { companyId })));
    const isOver = isUnclaimed && !isMoved && code !== unexpected.code;
    const failed = await tx
      .update(crawls)
      .set({
        status: "failed",
        errorCode: code,
        errorMessage: storableText(message),
        reading: [],
        finishedAt,
        ...(isOver ? { companyId: null } : {}),
      })
      .where(isRunning(crawls, id))
      .returning({ id: crawls.id });
    // Its articles are more than a brand, so it is published without one.
    if (isMoved && failed.length > 0) await publishImport(tx, { companyId, now: finishedAt });
    if (!isOver || failed.length === 0) return;
    await removeImport(tx, services, { companyId });
    // The wizard's row, which notifies watchers, is gone.
    await services.realtime.publish(wizardChannel(companyId), null, tx);
  });
}
