/** Reads a website and makes a public help center from it. Running it twice changes nothing. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import { crawls } from "#db/schema.ts";
import { CrawlError } from "#engines/crawler/types.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { Services } from "#platform/services.ts";
import { type ImportEvent, importChannel } from "./import-events.ts";
import { type ReadingEvent, readSite } from "./read-site.server.ts";
import { withSiteReader } from "./site-reader.server.ts";
import { storeLogo } from "./store-logo.server.ts";
import { storeSite } from "./store-site.server.ts";

const payload = z.object({
  crawlId: z.uuid(),
  /** Exactly this subdomain; otherwise one is made from the company's name. */
  subdomain: z.string().optional(),
  contactFormEnabled: z.boolean().optional(),
});

export type ImportSitePayload = z.infer<typeof payload>;

export const importSite = defineJob({ name: "import-site", payload, retryLimit: 2, concurrency: 2 });

export interface ImportSiteContext {
  services: Services;
  /** Port of this process on loopback, for importing the sample that it serves itself. */
  loopbackPort: number;
  signal: AbortSignal;
}

export async function handleImportSite(context: ImportSiteContext, job: ImportSitePayload): Promise<void> {
  const { services, signal } = context;
  const { config, log, clock, db, realtime, origin } = services;
  const crawl = await startCrawl(services, job.crawlId);
  if (!crawl) return;

  const tell = (event: ImportEvent) => {
    realtime
      .publish(importChannel(crawl.id), event)
      .catch((error: unknown) => log.warn({ err: error }, "an import event was lost"));
  };
  const ownOrigin = { origin, loopback: `http://127.0.0.1:${context.loopbackPort}` };
  try {
    await withSiteReader(
      { config, log, clock, allowPrivate: crawl.allowPrivate, ownOrigin },
      async (reader) => {
        const site = await readSite(reader, {
          url: crawl.url,
          signal,
          onEvent: (event) => tell(publicEvent(event)),
        });
        const logoUrl = await storeLogo(services, {
          crawlId: crawl.id,
          urls: site.brand.brandAssets.logoUrls,
          fetch: reader.fetch,
          signal,
        });
        const company = await storeSite(services, { crawlId: crawl.id, site, logoUrl, ...job });
        if (!company) return;
        services.pageCache.invalidate(company.id);
        const faqs = site.written.faqs.length;
        tell({
          type: "done",
          companyId: company.id,
          subdomain: company.subdomain,
          pages: site.pages.length,
          faqs,
        });
      },
    );
  } catch (error) {
    if (signal.aborted || !(error instanceof CrawlError)) throw error;
    // The site's fault, not ours: trying again by itself would only take longer to say so.
    log.info(
      { crawlId: crawl.id, url: crawl.url, code: error.code, detail: error.detail },
      "a site could not be read",
    );
    await db
      .update(crawls)
      .set({ status: "failed", errorCode: error.code, errorMessage: error.message, finishedAt: clock.now() })
      .where(eq(crawls.id, crawl.id));
    tell({ type: "failed", code: error.code, message: error.message });
  }
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
