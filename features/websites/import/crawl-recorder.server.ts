/**
 * Stores a crawl's results in batches as they arrive. Each batch is one transaction, which stops the job if the crawl
 * was stopped or deleted in the meantime.
 */

import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { crawlPages, crawls } from "#db/schema.ts";
import type { Brand } from "#engines/brand/types.ts";
import type { SiteEdition } from "#engines/crawler/types.ts";
import { announceFoundLogo, keepLogo } from "#features/companies/logo-files.server.ts";
import { keptPageRow, skippedPageRow } from "#features/websites/read/crawl-page-rows.ts";
import type { CrawlThreadEvent } from "#features/websites/read/site-thread-tasks.ts";
import {
  storableBrand,
  storablePage,
  storableSkipped,
  storableText,
  storableValue,
} from "#features/websites/read/storable-reading.ts";
import { isRunning, WorkEndedError } from "#features/websites/reading-job.server.ts";
import { changeWizardOfJob } from "#features/websites/wizard-watchers.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { PreparedImage } from "#platform/storage/prepare-image.ts";

export interface CrawlPlace {
  crawlId: string;
  companyId: string;
}

export interface CrawlRecorder {
  add(event: CrawlThreadEvent): void;
  /** Resolves when everything added so far is stored. Rejects with the first failure. */
  flush(): Promise<void>;
}

type Deps = Pick<Services, "db" | "realtime" | "clock" | "storage" | "log">;
type PageRow = typeof crawlPages.$inferInsert;

/** A crawl may skip hundreds of URLs, but the page only shows dozens. The others are stored at the end. */
const maxSkippedLive = 60;
const maxUrlLength = 2_000;

/** Calls `onStopped` once, if the crawl was stopped or deleted, or if a write fails. */
export function createCrawlRecorder(
  services: Deps,
  place: CrawlPlace,
  onStopped: (error: unknown) => void,
): CrawlRecorder {
  const reading = new Set<string>();
  let pending = emptyBatch();
  let skippedCount = 0;
  let writing: Promise<void> | null = null;
  let failure: { error: unknown } | null = null;

  function schedule(): void {
    if (writing || failure) return;
    writing = writeAll()
      .catch((error: unknown) => {
        failure = { error };
        onStopped(error);
      })
      .finally(() => {
        writing = null;
      });
  }

  /** Events that arrive during a write go into the next batch. */
  async function writeAll(): Promise<void> {
    while (pending.isDirty) {
      const batch = { ...pending, reading: [...reading] };
      pending = emptyBatch();
      const isThere = await changeWizardOfJob(services, place.companyId, (tx) =>
        writeBatch(tx, { place, batch }),
      );
      if (!isThere) throw new WorkEndedError();
      // Stores logos after the rows, because files take longer.
      for (const logo of batch.logos) await storeLogo(services, place, logo);
    }
  }

  return {
    add(event) {
      switch (event.type) {
        case "progress":
          // The job's final transaction stores 100.
          if (event.progress === 100) return;
          pending.progress = event.progress;
          break;
        case "reading":
          if (event.isDone) reading.delete(event.url);
          else if (event.url.length <= maxUrlLength) reading.add(storableText(event.url));
          break;
        case "kept":
          for (const page of storablePage(event.page))
            pending.pages.push(keptPageRow(page, { crawlId: place.crawlId, position: event.order }));
          break;
        case "skip":
          if (++skippedCount > maxSkippedLive) return;
          for (const skip of storableSkipped([{ url: event.url, reason: event.reason, detail: null }]))
            pending.skipped.push(
              skippedPageRow(skip, { crawlId: place.crawlId, position: 1_000 + skippedCount }),
            );
          break;
        case "editions":
          pending.editions = storableValue(event.editions);
          break;
        case "brand":
          pending.brand = storableBrand(event.brand);
          break;
        case "logo":
          pending.logos.push({ url: storableText(event.url, maxUrlLength), image: event.image });
          break;
        default:
          return;
      }
      pending.isDirty = true;
      schedule();
    },
    async flush() {
      while (writing) await writing;
      if (failure) throw failure.error;
    },
  };
}

interface Batch {
  isDirty: boolean;
  progress: number | null;
  pages: PageRow[];
  skipped: PageRow[];
  brand: Brand | null;
  editions: SiteEdition[] | null;
  logos: { url: string; image: PreparedImage }[];
}

function emptyBatch(): Batch {
  return { isDirty: false, progress: null, pages: [], skipped: [], brand: null, editions: null, logos: [] };
}

/** Returns false if the crawl was stopped or deleted. */
async function writeBatch(
  tx: Transaction,
  { place, batch }: { place: CrawlPlace; batch: Batch & { reading: string[] } },
): Promise<boolean> {
  const { crawlId } = place;
  const rows = await tx
    .update(crawls)
    .set({
      reading: batch.reading,
      ...(batch.progress === null ? {} : { progress: batch.progress }),
      ...(batch.brand === null ? {} : { brand: batch.brand }),
      ...(batch.editions === null ? {} : { editions: batch.editions }),
    })
    .where(isRunning(crawls, crawlId))
    .returning({ id: crawls.id });
  if (rows.length === 0) return false;
  if (batch.pages.length > 0) {
    // A retry after a crash reads pages again. The newer version replaces the older one.
    await tx
      .insert(crawlPages)
      .values(uniqueByUrl(batch.pages))
      .onConflictDoUpdate({
        target: [crawlPages.crawlId, crawlPages.url],
        set: Object.fromEntries(refreshedColumns.map(({ key, name }) => [key, sql.raw(`excluded.${name}`)])),
      });
  }
  if (batch.skipped.length > 0) await tx.insert(crawlPages).values(batch.skipped).onConflictDoNothing();
  return true;
}

const refreshedColumns = (
  [
    "requestedUrl",
    "title",
    "description",
    "language",
    "edition",
    "translations",
    "statusCode",
    "markdown",
    "html",
    "words",
    "contentHash",
    "rendered",
    "status",
    "skipReason",
    "skipDetail",
    "position",
  ] as const
).map((key) => ({ key, name: crawlPages[key].name }));

function uniqueByUrl(rows: PageRow[]): PageRow[] {
  return [...new Map(rows.map((row) => [row.url, row])).values()];
}

/** Returns one storage key per file type. The keys are deterministic, so that a retry overwrites the file. */
export function foundLogoKeys(crawlId: string, url: string): [png: string, jpg: string] {
  const name = createHash("sha256").update(storableText(url, maxUrlLength)).digest("hex").slice(0, 16);
  const path = `company-logos/${crawlId}/${name}`;
  return [`${path}.png`, `${path}.jpg`];
}

/** Inserts a pending row, writes the file, then clears the pending mark, so that no file is orphaned. */
async function storeLogo(
  { db, realtime, storage, clock, log }: Deps,
  { crawlId, companyId }: CrawlPlace,
  logo: { url: string; image: PreparedImage },
): Promise<void> {
  const { image } = logo;
  const [png, jpg] = foundLogoKeys(crawlId, logo.url);
  const storageKey = image.extension === "png" ? png : jpg;
  const now = clock.now();
  await db.transaction(async (tx) => {
    // Without the crawl, nothing would ever delete its logos.
    const [crawl] = await tx
      .select({ id: crawls.id })
      .from(crawls)
      .where(isRunning(crawls, crawlId))
      .for("key share");
    if (!crawl) throw new WorkEndedError();
    const { width, height } = image;
    const sourceUrl = logo.url.startsWith("data:") ? null : logo.url;
    await announceFoundLogo(tx, { companyId, crawlId, storageKey, width, height, sourceUrl, now });
  });
  try {
    await storage.put(storageKey, image.bytes, { contentType: image.contentType });
  } catch (error) {
    // The help center can show the company's name instead. The purge deletes the pending row.
    log.error({ err: error, key: storageKey }, "logo storage failed");
    return;
  }
  await changeWizardOfJob({ db, realtime }, companyId, (tx) => keepLogo(tx, { companyId, storageKey }));
}
