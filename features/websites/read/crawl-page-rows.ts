/** Converts crawled and skipped pages to database rows. */
import type { crawlPages } from "#db/schema.ts";
import type { CrawledPage, SkippedUrl } from "#engines/crawler/types.ts";

type Row = typeof crawlPages.$inferInsert;

export interface PagePlace {
  crawlId: string;
  position: number;
}

/** Includes the HTML if the page has any, because the question writer needs it. */
export function keptPageRow(page: CrawledPage, { crawlId, position }: PagePlace): Row {
  return {
    crawlId,
    position,
    url: page.url,
    requestedUrl: page.metadata.sourceURL === page.url ? null : page.metadata.sourceURL,
    title: page.metadata.title,
    description: page.metadata.description,
    language: page.metadata.language,
    edition: page.edition ?? null,
    translations: page.translations ?? [],
    statusCode: page.metadata.statusCode,
    markdown: page.markdown,
    html: page.html === "" ? null : page.html,
    words: page.words,
    contentHash: page.contentHash,
    rendered: page.rendered,
    status: "kept",
  };
}

export function skippedPageRow({ url, reason, detail }: SkippedUrl, { crawlId, position }: PagePlace): Row {
  return { crawlId, position, url, status: "skipped", skipReason: reason, skipDetail: detail };
}

/** Returns null if the row isn't a kept page. */
export function pageOfRow(row: typeof crawlPages.$inferSelect): CrawledPage | null {
  if (row.status !== "kept") return null;
  return {
    url: row.url,
    markdown: row.markdown ?? "",
    html: row.html ?? "",
    metadata: {
      title: row.title,
      description: row.description,
      language: row.language,
      sourceURL: row.requestedUrl ?? row.url,
      statusCode: row.statusCode ?? 200,
    },
    words: row.words,
    contentHash: row.contentHash ?? "",
    rendered: row.rendered,
    ...(row.edition === null ? {} : { edition: row.edition }),
    ...(row.translations.length === 0 ? {} : { translations: row.translations }),
  };
}
