/** Reads an owner's website for the wizard. Running it twice, or again after a crash, adds nothing. */
import { and, eq, inArray, isNotNull, notInArray } from "drizzle-orm";
import { crawlPages, crawls, onboardingLogos } from "#db/schema.ts";
import { CrawlError } from "#engines/crawler/types.ts";
import { leaseFrom } from "#features/websites/job-lease.ts";
import { skippedPageRow } from "#features/websites/read/crawl-page-rows.ts";
import type { SiteCrawl } from "#features/websites/read/site-thread-tasks.ts";
import type { SiteThreads } from "#features/websites/read/site-threads.server.ts";
import { storableSkipped, storableText } from "#features/websites/read/storable-reading.ts";
import { changeWizardOfJob, wizardChannel } from "#features/websites/wizard-watchers.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import {
  type CrawlPlace,
  CrawlStoppedError,
  createCrawlRecorder,
  foundLogoKeys,
} from "./crawl-recorder.server.ts";
import type { CrawlWebsitePayload } from "./crawl-website.job.ts";

export interface CrawlWebsiteContext {
  services: Services;
  threads: SiteThreads;
  /** Port of this process on loopback, for reading the sample that it serves itself. */
  loopbackPort: number;
}

type CrawlRow = typeof crawls.$inferSelect & { companyId: string };

export async function handleCrawlWebsite(
  { services, threads, loopbackPort }: CrawlWebsiteContext,
  { crawlId }: CrawlWebsitePayload,
  { signal, isLastAttempt, log }: JobContext,
): Promise<void> {
  const crawl = await beginCrawl(services, crawlId);
  if (!crawl) return;
  const stop = new AbortController();
  const unsubscribe = services.realtime.subscribe(wizardChannel(crawl.companyId), () => {
    void isUnderWay(services, crawlId).then(
      (goesOn) => goesOn || stop.abort(new CrawlStoppedError()),
      // What can't be asked now is found out by the next write.
      () => {},
    );
  });
  try {
    await readAndStore({ services, threads, loopbackPort, crawl, signal, stop });
    // Its questions are asked for next.
    threads.prepare();
  } catch (error) {
    if (error instanceof CrawlStoppedError || stop.signal.reason instanceof CrawlStoppedError) return;
    // Stopping, or out of time: the job comes again.
    if (signal.aborted) throw error;
    // The site's fault is said at once: trying again by itself would only take longer to say the same.
    const isSitesFault = error instanceof CrawlError;
    if (!isSitesFault && !isLastAttempt) throw error;
    const failure = isSitesFault
      ? { code: error.code, message: error.message }
      : { code: "unexpected", message: "Unexpected error" };
    const detail = error instanceof CrawlError ? error.detail : null;
    log.info({ crawlId, url: crawl.url, code: failure.code, detail }, "a site was not read");
    await failCrawl(services, crawl, failure);
    if (!isSitesFault) throw error;
  } finally {
    unsubscribe();
  }
}

/** Null when there is nothing (more) to do: read, stopped or deleted. */
async function beginCrawl({ db, clock }: Services, crawlId: string): Promise<CrawlRow | null> {
  const now = clock.now();
  const [crawl] = await db
    .update(crawls)
    .set({ status: "running", startedAt: now, leaseExpiresAt: leaseFrom(now), reading: [] })
    .where(
      and(eq(crawls.id, crawlId), inArray(crawls.status, ["queued", "running"]), isNotNull(crawls.companyId)),
    )
    .returning();
  return crawl?.companyId ? { ...crawl, companyId: crawl.companyId } : null;
}

async function isUnderWay({ db }: Services, crawlId: string): Promise<boolean> {
  const rows = await db
    .select({ id: crawls.id })
    .from(crawls)
    .where(and(eq(crawls.id, crawlId), eq(crawls.status, "running")));
  return rows.length === 1;
}

interface CrawlRun extends CrawlWebsiteContext {
  crawl: CrawlRow;
  signal: AbortSignal;
  stop: AbortController;
}

async function readAndStore({
  services,
  threads,
  loopbackPort,
  crawl,
  signal,
  stop,
}: CrawlRun): Promise<void> {
  const { config, origin } = services;
  const place = { crawlId: crawl.id, companyId: crawl.companyId };
  const recorder = createCrawlRecorder(services, place, (error) => stop.abort(error));
  recorder.add({ type: "progress", progress: 10 });
  try {
    const read = await threads.crawl(
      {
        config,
        url: crawl.url,
        allowPrivate: crawl.allowPrivate,
        ownOrigin: { origin, loopback: `http://127.0.0.1:${loopbackPort}` },
      },
      { signal: AbortSignal.any([signal, stop.signal]), onEvent: recorder.add },
    );
    await recorder.flush();
    await completeCrawl(services, place, read);
  } catch (error) {
    // What stopped the thread says more than that it was stopped.
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    recorder.close();
  }
}

/** Pages and brand are stored already; what an interrupted run left beside them goes. */
async function completeCrawl(
  services: Services,
  { crawlId, companyId }: CrawlPlace,
  { website, logoUrls }: SiteCrawl,
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
      .where(and(eq(crawls.id, crawlId), eq(crawls.status, "running")))
      .returning({ id: crawls.id });
    if (rows.length === 0) throw new CrawlStoppedError();
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
  { code, message }: { code: string; message: string },
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
      .where(and(eq(crawls.id, id), eq(crawls.status, "running"))),
  );
}
