/** Reads a website and makes a public help center from it. Running it twice changes nothing. */
import { eq } from "drizzle-orm";
import { crawls } from "#db/schema.ts";
import { CrawlError } from "#engines/crawler/types.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import { type ImportEvent, importChannel } from "./import-events.ts";
import type { ImportSitePayload } from "./import-site.job.ts";
import { type ReadingEvent, readSite } from "./read-site.server.ts";
import { withSiteReader } from "./site-reader.server.ts";
import { storeLogo } from "./store-logo.server.ts";
import { storeSite } from "./store-site.server.ts";

export interface ImportSiteContext {
  services: Services;
  /** Port of this process on loopback, for importing the sample that it serves itself. */
  loopbackPort: number;
}

export async function handleImportSite(
  { services, loopbackPort }: ImportSiteContext,
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
    const done = await importAndStore({ services, loopbackPort, crawl, job, signal, tell });
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
  const { config, log, clock, origin } = services;
  const ownOrigin = { origin, loopback: `http://127.0.0.1:${run.loopbackPort}` };
  const { allowPrivate } = crawl;
  return withSiteReader({ config, log, clock, allowPrivate, ownOrigin }, async (reader) => {
    const onEvent = (event: ReadingEvent) => {
      // Pages that are left out can be hundreds; they are stored with the crawl.
      if (event.type !== "skip") tell(publicEvent(event));
    };
    const site = await readSite(reader, { url: crawl.url, signal, onEvent });
    const { logoUrls } = site.brand.brandAssets;
    const logoUrl = await storeLogo(services, {
      crawlId: crawl.id,
      urls: logoUrls,
      fetch: reader.fetch,
      signal,
    });
    const company = await storeSite(services, { ...job, site, logoUrl });
    if (!company) return null;
    services.pageCache.invalidate(company.id);
    return {
      type: "done",
      companyId: company.id,
      subdomain: company.subdomain,
      pages: site.pages.length,
      faqs: site.written.faqs.length,
    };
  });
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
  if (event.type !== "brand") return event;
  const { brandAssets, colors } = event.brand;
  return {
    type: "brand",
    companyName: brandAssets.companyName,
    primaryColor: colors.primaryColors[0]?.color ?? null,
    logos: brandAssets.logoUrls.length,
  };
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
