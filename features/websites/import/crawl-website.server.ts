/** Reads an owner's website for the wizard. Running it twice, or again after a crash, adds nothing. */
import { and, eq, inArray, isNotNull, notInArray } from "drizzle-orm";
import { crawlPages, crawls, onboardingLogos } from "#db/schema.ts";
import { skippedPageRow } from "#features/websites/read/crawl-page-rows.ts";
import type { ThreadTasks } from "#features/websites/read/site-thread-tasks.ts";
import type { SiteThreads } from "#features/websites/read/site-threads.server.ts";
import { storableSkipped, storableText } from "#features/websites/read/storable-reading.ts";
import {
  type Failure,
  isClaimable,
  isRunning,
  runReadingJob,
  siteFailure,
  type Work,
  WorkEndedError,
} from "#features/websites/reading-job.server.ts";
import { changeWizardOfJob, wizardChannel } from "#features/websites/wizard-watchers.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import { type CrawlPlace, createCrawlRecorder, foundLogoKeys } from "./crawl-recorder.server.ts";
import type { CrawlWebsitePayload } from "./crawl-website.job.ts";

export interface CrawlWebsiteContext {
  services: Services;
  threads: SiteThreads;
  /** Port of this process on loopback, for reading the sample that it serves itself. */
  loopbackPort: number;
}

type CrawlRow = typeof crawls.$inferSelect & { companyId: string };

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
        return crawl?.companyId ? { ...crawl, companyId: crawl.companyId } : null;
      },
      channelOf: ({ companyId }) => wizardChannel(companyId),
      async run(crawl, work) {
        await readAndStore(context, crawl, work);
        // Its questions are asked for next.
        threads.prepare();
      },
      known: siteFailure,
      unexpected: { code: "unexpected", message: "Unexpected error" },
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
  recorder.add({ type: "progress", progress: 10 });
  const read = await threads.run(
    "crawl",
    {
      config,
      url: crawl.url,
      allowPrivate: crawl.allowPrivate,
      ownOrigin: { origin, loopback: `http://127.0.0.1:${loopbackPort}` },
    },
    { signal, onEvent: recorder.add },
  );
  await recorder.flush();
  await completeCrawl(services, place, read);
}

/** Pages and brand are stored already; what an interrupted run left beside them goes. */
async function completeCrawl(
  services: Services,
  { crawlId, companyId }: CrawlPlace,
  { website, logoUrls }: ThreadTasks["crawl"]["result"],
): Promise<void> {
  const { strategy, timings, pages, skipped } = website;
  await changeWizardOfJob(services, companyId, async (tx) => {
    const rows = await tx
      .update(crawls)
      .set({
        status: "completed",
        progress: 100,
        strategy,
        timings,
        reading: [],
        finishedAt: services.clock.now(),
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

    /** As the whole site ranks them; those that only its start page suggested come after. */
    async function orderLogos() {
      for (const [position, url] of logoUrls.entries()) {
        await tx
          .update(onboardingLogos)
          .set({ position })
          .where(
            and(
              eq(onboardingLogos.companyId, companyId),
              eq(onboardingLogos.crawlId, crawlId),
              inArray(onboardingLogos.storageKey, foundLogoKeys(crawlId, url)),
            ),
          );
      }
    }
  });
}

async function failCrawl(
  services: Services,
  { id, companyId }: CrawlRow,
  { code, message }: Failure,
): Promise<void> {
  const finishedAt = services.clock.now();
  await changeWizardOfJob(services, companyId, (tx) =>
    tx
      .update(crawls)
      .set({
        status: "failed",
        errorCode: code,
        errorMessage: storableText(message),
        reading: [],
        finishedAt,
      })
      .where(isRunning(crawls, id)),
  );
}
