/** Reads a website and makes a public help center from it. Running it twice changes nothing. */

import { eq } from "drizzle-orm";
import { crawls } from "#db/schema.ts";
import { CrawlError } from "#engines/crawler/types.ts";
import {
  type ReadingEvent,
  type SiteReading,
  writerInput,
} from "#features/websites/read/read-site.server.ts";
import type { SiteThreads } from "#features/websites/read/site-threads.server.ts";
import { storableReading, storableValue } from "#features/websites/read/storable-reading.ts";
import { logOfModel } from "#features/websites/write/generation-log.ts";
import { giveModelRun, recordModelRun } from "#features/websites/write/record-model-run.server.ts";
import { addFromModel } from "#features/websites/write/write-with-model.server.ts";
import type { AskOptions } from "#platform/ai/ask-model.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import type { PreparedImage } from "#platform/storage/prepare-image.ts";
import { type ImportEvent, importChannel } from "./import-events.ts";
import type { ImportSitePayload } from "./import-site.job.ts";
import { presentBrandEvent } from "./present-brand-event.ts";
import { type StoredLogo, storeSite } from "./store-site.server.ts";

/** Of a title or an address, for whoever watches: notifications are short. */
const maxToldLength = 500;

export interface ImportSiteContext {
  services: Services;
  threads: SiteThreads;
  /** Port of this process on loopback, for importing the sample that it serves itself. */
  loopbackPort: number;
  /** How long a language model may take, and how it is asked again. */
  modelOptions?: AskOptions;
}

export async function handleImportSite(
  { services, threads, loopbackPort, modelOptions }: ImportSiteContext,
  job: ImportSitePayload,
  { signal, isLastAttempt }: JobContext,
): Promise<void> {
  const crawl = await startCrawl(services, job.crawlId);
  if (!crawl) return;
  const { log, realtime } = services;
  const tell = (event: ImportEvent) => {
    realtime
      .publish(importChannel(crawl.id), event)
      .catch((error: unknown) => log.warn({ err: error }, "an import event was lost"));
  };
  try {
    const done = await importAndStore({
      services,
      threads,
      loopbackPort,
      ...(modelOptions ? { modelOptions } : {}),
      crawl,
      job,
      signal,
      tell,
    });
    if (done) tell(done);
  } catch (error) {
    // The site's fault is said at once: trying again by itself would only take longer to say the same.
    const isSitesFault = error instanceof CrawlError && !signal.aborted;
    if (!isSitesFault && !isLastAttempt) throw error;
    const failure = isSitesFault
      ? { code: error.code, message: error.message }
      : { code: "unexpected", message: "Unexpected error" };
    const detail = error instanceof CrawlError ? error.detail : null;
    log.info({ crawlId: crawl.id, url: crawl.url, code: failure.code, detail }, "a site was not imported");
    await failCrawl(services, crawl.id, failure);
    tell({ type: "failed", ...failure });
    if (!isSitesFault) throw error;
  }
}

interface ImportRun extends ImportSiteContext {
  crawl: typeof crawls.$inferSelect;
  job: ImportSitePayload;
  signal: AbortSignal;
  tell: (event: ImportEvent) => void;
}

/** Null when another run of the same job finished first. */
async function importAndStore(run: ImportRun): Promise<ImportEvent | null> {
  const { services, crawl, job, signal, tell } = run;
  const { config, origin } = services;
  const ownOrigin = { origin, loopback: `http://127.0.0.1:${run.loopbackPort}` };
  const { url, allowPrivate } = crawl;
  // The bundled sample is for looking at: it costs nobody anything and goes nowhere.
  const isSample = url.startsWith(`${origin}/sample/`);
  const toRead = { config: isSample ? { ...config, ai: null } : config, url, allowPrivate, ownOrigin };
  const { site: read, logo } = await run.threads.import(toRead, {
    signal,
    onEvent(event) {
      // Pages that are left out can be hundreds; they are stored with the crawl.
      if (event.type !== "skip" && event.type !== "reading")
        tell(storableValue(publicEvent(event), maxToldLength));
    },
  });
  const { site: written, runId } = await addModelsShare(run, read);
  const site = storableReading(written);
  const stored = logo ? await storeLogo(services, crawl.id, logo) : null;
  const company = await storeSite(services, { ...job, site, logo: stored });
  if (!company) return null;
  if (runId) await giveModelRun(services.db, { runId, companyId: company.id });
  services.pageCache.invalidate(company.id);
  return {
    type: "done",
    companyId: company.id,
    subdomain: company.subdomain,
    pages: site.pages.length,
    faqs: site.written.faqs.length,
  };
}

/** What a configured model adds to the built-in writer's questions, told to whoever watches. */
async function addModelsShare(
  { services, threads, crawl, signal, tell, modelOptions: options }: ImportRun,
  site: SiteReading,
): Promise<{ site: SiteReading; runId: string | null }> {
  const { db, clock, log } = services;
  const startedAt = clock.now();
  let runId: string | null = null;
  const added = await addFromModel(site, writerInput(site), {
    services,
    threads,
    signal,
    log,
    options,
    onAsking: async ({ model, parts }) => tell({ type: "asking", model, parts }),
    async onReport(report) {
      runId = await recordModelRun(db, {
        purpose: "import",
        companyId: null,
        url: crawl.url,
        report,
        startedAt,
      });
      tell({ type: "asked", lines: logOfModel(report) });
    },
  });
  return { site: { ...site, ...added }, runId };
}

async function storeLogo({ storage }: Services, crawlId: string, logo: PreparedImage): Promise<StoredLogo> {
  // The key follows from the crawl: a job that runs again writes over its own file instead of beside it.
  const key = `company-logos/${crawlId}.${logo.extension}`;
  await storage.put(key, logo.bytes, { contentType: logo.contentType });
  return { url: `/files/${key}`, width: logo.width, height: logo.height };
}

/** Null when there is nothing (more) to do: finished, cancelled or deleted. */
async function startCrawl({ db, clock }: Services, crawlId: string) {
  const [crawl] = await db.select().from(crawls).where(eq(crawls.id, crawlId));
  if (!crawl || (crawl.status !== "queued" && crawl.status !== "running")) return null;
  await db
    .update(crawls)
    .set({ status: "running", progress: 10, startedAt: clock.now() })
    .where(eq(crawls.id, crawlId));
  return crawl;
}

function publicEvent(event: ReadingEvent): ImportEvent {
  return event.type === "brand" ? presentBrandEvent(event.brand) : event;
}

async function failCrawl(
  { db, clock }: Services,
  crawlId: string,
  { code, message }: { code: string; message: string },
): Promise<void> {
  await db
    .update(crawls)
    .set({ status: "failed", errorCode: code, errorMessage: message, finishedAt: clock.now() })
    .where(eq(crawls.id, crawlId));
}
