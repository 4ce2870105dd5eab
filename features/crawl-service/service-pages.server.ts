/** Pages read for a key. Each is stored and charged once, listed in insertion order, and searchable. */
import { and, asc, desc, eq, gt, ne, sql } from "drizzle-orm";
import { serviceJobs, servicePages } from "#db/schema/crawl-service.ts";
import type { Services } from "#platform/services.ts";
import { chargePages, type KeyScope } from "./api-keys.server.ts";
import { defaultPagesPerAnswer, maxAnswerBytes, resultsKeptMs, serviceTexts } from "./limits.ts";
import type { SearchRequest } from "./requests.ts";
import { ServiceError } from "./service-error.ts";
import { jobChannel, type ServiceJob } from "./service-job.ts";
import { storable } from "./storable.ts";
import type { ReadPage, ServiceDocument } from "./thread/service-thread-tasks.ts";

type Deps = Pick<Services, "db" | "clock" | "realtime" | "ids">;

/** The owner ended the job or its key was revoked. The worker stops without reporting an error. */
export class JobEndedError extends Error {
  constructor() {
    super("the job has ended");
    this.name = "JobEndedError";
  }
}

/** Another run of the job stored the page in the meantime, so it must not be charged again. */
class PageKnownError extends Error {}

/**
 * Stores and charges a page in one transaction. Idempotent. Throws a JobEndedError, or a ServiceError (402) if the key
 * has no pages left.
 */
export async function storeServicePage(
  { db, clock, realtime }: Deps,
  { job, scope, page }: { job: Pick<ServiceJob, "id">; scope: KeyScope; page: ReadPage },
): Promise<void> {
  const now = clock.now();
  const isKept = page.status === "kept";
  const stored = db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: servicePages.id })
      .from(servicePages)
      .where(and(eq(servicePages.jobId, job.id), eq(servicePages.urlKey, page.urlKey)));
    if (known) return;
    // Charging also locks the key, and that lock must always be taken before the job's.
    if (!(await chargePages(tx, { apiKeyId: scope.apiKeyId, pages: isKept ? 1 : 0, now })))
      throw isKept ? new ServiceError(402, serviceTexts.noCredits) : new JobEndedError();
    const open = await tx
      .update(serviceJobs)
      .set(
        isKept
          ? { completed: sql`${serviceJobs.completed} + 1`, creditsUsed: sql`${serviceJobs.creditsUsed} + 1` }
          : { completed: sql`${serviceJobs.completed}` },
      )
      .where(and(eq(serviceJobs.id, job.id), eq(serviceJobs.status, "scraping")))
      .returning({ id: serviceJobs.id });
    if (open.length === 0) throw new JobEndedError();
    // Another run may have stored the same page while this one waited for the lock.
    const made = await tx
      .insert(servicePages)
      .values(pageRow(page, { jobId: job.id, apiKeyId: scope.apiKeyId }))
      .onConflictDoNothing({ target: [servicePages.jobId, servicePages.urlKey] })
      .returning({ id: servicePages.id });
    if (made.length === 0) throw new PageKnownError();
    await realtime.publish(jobChannel(job.id), "page", tx);
  });
  await stored.catch((error: unknown) => {
    if (!(error instanceof PageKnownError)) throw error;
  });
}

/** Stores a single page for later searches. Throws a ServiceError (402) if the key has no pages left. */
export async function storeScrape(
  { db, clock, ids }: Deps,
  scope: KeyScope,
  { request, page }: { request: unknown; page: ReadPage },
): Promise<void> {
  const now = clock.now();
  const id = ids.uuid();
  await db.transaction(async (tx) => {
    if (!(await chargePages(tx, { apiKeyId: scope.apiKeyId, pages: 1, now })))
      throw new ServiceError(402, serviceTexts.noCredits);
    await tx.insert(serviceJobs).values({
      id,
      apiKeyId: scope.apiKeyId,
      kind: "scrape",
      status: "completed",
      request,
      total: 1,
      completed: 1,
      creditsUsed: 1,
      createdAt: now,
      finishedAt: now,
      expiresAt: new Date(now.getTime() + resultsKeptMs),
    });
    await tx.insert(servicePages).values(pageRow(page, { jobId: id, apiKeyId: scope.apiKeyId }));
  });
}

export async function storeTotal(
  { db, realtime }: Deps,
  { job, total }: { job: Pick<ServiceJob, "id">; total: number },
): Promise<void> {
  await db
    .update(serviceJobs)
    .set({ total })
    .where(and(eq(serviceJobs.id, job.id), eq(serviceJobs.status, "scraping"), ne(serviceJobs.total, total)));
  await realtime.publish(jobChannel(job.id), "page");
}

export interface PagesAnswer {
  documents: ServiceDocument[];
  hasMore: boolean;
  /** Pass this as `after` to get the next range of pages. */
  lastSequence: number;
}

/** Returns at least one page if there is any, and at most `limit` pages or about 10 MB. */
export async function listPages(
  { db }: Pick<Deps, "db">,
  scope: KeyScope,
  { jobId, skip = 0, after = 0, limit = defaultPagesPerAnswer }: PageRange,
): Promise<PagesAnswer> {
  const sizes = await db
    .select({ sequence: servicePages.sequence, bytes: servicePages.bytes })
    .from(servicePages)
    .where(isKeptOf(scope, jobId, after))
    .orderBy(asc(servicePages.sequence))
    .offset(skip)
    .limit(limit + 1);
  let bytes = 0;
  const chosen = sizes.slice(0, limit).filter((page, index) => {
    bytes += page.bytes;
    return index === 0 || bytes <= maxAnswerBytes;
  });
  const [first, last] = [chosen[0]?.sequence, chosen.at(-1)?.sequence];
  if (first == null || last == null) return { documents: [], hasMore: false, lastSequence: after };
  const rows = await db
    .select({ document: servicePages.document })
    .from(servicePages)
    .where(and(isKeptOf(scope, jobId, first - 1), sql`${servicePages.sequence} <= ${last}`))
    .orderBy(asc(servicePages.sequence));
  return {
    documents: rows.map(({ document }) => document as ServiceDocument),
    hasMore: sizes.length > chosen.length,
    lastSequence: last,
  };
}

export interface PageRange {
  jobId: string;
  skip?: number;
  /** Only returns pages after this sequence number. */
  after?: number;
  limit?: number | undefined;
}

function isKeptOf(scope: KeyScope, jobId: string, after: number) {
  return and(
    eq(servicePages.apiKeyId, scope.apiKeyId),
    eq(servicePages.jobId, jobId),
    eq(servicePages.status, "kept"),
    gt(servicePages.sequence, after),
  );
}

export interface ErrorsAnswer {
  errors: { id: string; timestamp: string; url: string; error: string }[];
  robotsBlocked: string[];
}

export async function listErrors(
  { db }: Pick<Deps, "db">,
  scope: KeyScope,
  jobId: string,
): Promise<ErrorsAnswer> {
  const rows = await db
    .select({
      id: servicePages.id,
      url: servicePages.url,
      status: servicePages.status,
      error: servicePages.error,
      createdAt: servicePages.createdAt,
    })
    .from(servicePages)
    .where(
      and(
        eq(servicePages.apiKeyId, scope.apiKeyId),
        eq(servicePages.jobId, jobId),
        ne(servicePages.status, "kept"),
      ),
    )
    .orderBy(asc(servicePages.sequence));
  return {
    errors: rows
      .filter(({ status }) => status === "failed")
      .map(({ id, url, error, createdAt }) => ({
        id,
        timestamp: createdAt.toISOString(),
        url,
        error: error ?? serviceTexts.unexpected,
      })),
    robotsBlocked: rows.filter(({ status }) => status === "blocked").map(({ url }) => url),
  };
}

/** Returns the URLs that the job already has, so that it can resume after a crash. */
export async function listDone(
  { db }: Pick<Deps, "db">,
  jobId: string,
): Promise<{ url: string; urlKey: string; isKept: boolean; links: string[] }[]> {
  const rows = await db
    .select({
      url: servicePages.url,
      urlKey: servicePages.urlKey,
      status: servicePages.status,
      links: servicePages.links,
    })
    .from(servicePages)
    .where(eq(servicePages.jobId, jobId))
    .orderBy(asc(servicePages.sequence));
  return rows.map(({ status, ...page }) => ({ ...page, isKept: status === "kept" }));
}

/** Returns the best matches among the pages read for this key. Each URL appears once, in its latest version. */
export async function searchPages(
  { db }: Pick<Deps, "db">,
  scope: KeyScope,
  { query, limit, scrapeOptions }: SearchRequest,
): Promise<ServiceDocument[]> {
  const words = [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 20);
  if (words.length === 0) return [];
  const all = await find(words.map((word) => `${word}:*`).join(" & "));
  const rows = all.length > 0 ? all : await find(words.map((word) => `${word}:*`).join(" | "));
  const seen = new Set<string>();
  const best = rows.filter(({ urlKey }) => !seen.has(urlKey) && seen.add(urlKey)).slice(0, limit);
  return best.map(({ document, url, title, description }) => {
    const { metadata, ...content } = document as ServiceDocument;
    const asked = Object.entries(content).filter(([field]) => isAsked(field, scrapeOptions.formats));
    return {
      url,
      title: title ?? "",
      description: description ?? "",
      ...Object.fromEntries(asked),
      ...(asked.length > 0 ? { metadata } : {}),
    };
  });

  function find(terms: string) {
    const sought = sql`to_tsquery('simple', ${terms})`;
    return db
      .select({
        url: servicePages.url,
        urlKey: servicePages.urlKey,
        title: servicePages.title,
        description: servicePages.description,
        document: servicePages.document,
      })
      .from(servicePages)
      .where(
        and(
          eq(servicePages.apiKeyId, scope.apiKeyId),
          eq(servicePages.status, "kept"),
          sql`${servicePages.searched} @@ ${sought}`,
        ),
      )
      .orderBy(desc(sql`ts_rank_cd(${servicePages.searched}, ${sought})`), desc(servicePages.sequence))
      .limit(limit * 4);
  }
}

function isAsked(field: string, formats: string[]): boolean {
  return formats.includes(field) || (field === "screenshot" && formats.includes("screenshot@fullPage"));
}

/** Postgres rejects search vectors over 1 MB and words over 2 kB. */
const maxSearchedChars = 200_000;

function pageRow(
  page: ReadPage,
  place: { jobId: string; apiKeyId: string },
): typeof servicePages.$inferInsert {
  const { url, urlKey, status } = storable(page);
  if (page.status !== "kept") return { ...place, status, url, urlKey, error: storable(page.error) };
  const { document, title, description, links, text } = storable({ ...page });
  const searched = text.slice(0, maxSearchedChars).replace(/\S{200,}/g, " ");
  return {
    ...place,
    status,
    url,
    urlKey,
    title,
    description,
    links,
    document,
    bytes: Buffer.byteLength(JSON.stringify(document)),
    searched:
      sql`setweight(to_tsvector('simple', ${title ?? ""}), 'A') || setweight(to_tsvector('simple', ${description ?? ""}), 'B') || to_tsvector('simple', ${searched})` as unknown as string,
  };
}
