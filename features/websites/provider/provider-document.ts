/** Validates a page from a crawl provider and parses it with our own reader. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { skipReasonOfStatus } from "#engines/crawler/crawl-error.ts";
import { extractPage } from "#engines/crawler/extract-page.ts";
import { readDocument } from "#engines/crawler/read-document.ts";
import type { CrawledPage, SkippedUrl } from "#engines/crawler/types.ts";
import { countWords, normalizeText } from "#shared/text.ts";

/** Same limits as for pages that we fetch ourselves. */
const maxHtmlChars = 2_000_000;
const maxMarkdownChars = 400_000;

const text = (maxChars: number) =>
  z
    .string()
    .transform((value) => value.slice(0, maxChars))
    .optional()
    .catch(undefined);
const line = text(2_048);

export const providerDocument = z.object({
  markdown: text(maxMarkdownChars),
  html: text(maxHtmlChars),
  rawHtml: text(maxHtmlChars),
  metadata: z
    .object({
      title: line,
      description: line,
      language: line,
      sourceURL: line,
      url: line,
      statusCode: z.number().int().min(100).max(599).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});
export type ProviderDocument = z.infer<typeof providerDocument>;

export const statusAnswer = z.object({
  status: z.string().max(50),
  total: z.number().catch(0),
  data: z.array(z.unknown()).max(1_000).optional(),
});

export type ReadDocument = { page: CrawledPage; markdown: string; htmlText: string } | SkippedUrl;

/** Prefers the raw HTML to the provider's Markdown, because quotes must match the page verbatim. */
export function readProviderDocument(
  document: ProviderDocument,
  { url, asked }: { url: string; asked: string | null },
): ReadDocument {
  const { metadata } = document;
  const statusCode = metadata?.statusCode ?? 200;
  const reason = skipReasonOfStatus(statusCode);
  if (reason !== null) return { url, reason, detail: `HTTP ${statusCode}` };
  const html = document.rawHtml ?? document.html ?? "";
  const read = html === "" ? null : readDocument(html, url);
  const content = read && extractPage(read, url);
  const markdown = content?.markdown || document.markdown || "";
  const visible = content?.visibleText ?? normalizeText(markdown);
  const page: CrawledPage = {
    url,
    markdown,
    html,
    metadata: {
      title: read?.title ?? metadata?.title ?? null,
      description: read?.description ?? metadata?.description ?? null,
      language: read?.language ?? /^[a-z]{2,3}\b/i.exec(metadata?.language ?? "")?.[0]?.toLowerCase() ?? null,
      sourceURL: asked ?? url,
      statusCode,
    },
    words: countWords(markdown),
    contentHash: content?.contentHash ?? createHash("sha256").update(visible).digest("hex"),
    rendered: false,
  };
  return { page, markdown, htmlText: visible };
}
