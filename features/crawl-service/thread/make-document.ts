/** Converts a page to the requested formats. */
import { controlledIds } from "#engines/crawler/boilerplate.ts";
import { cleanHtml } from "#engines/crawler/clean-html.ts";
import { type DomDocument, type DomElement, findElements, walk } from "#engines/crawler/dom.ts";
import { extractPage, toMarkdown } from "#engines/crawler/extract-page.ts";
import { readDocument } from "#engines/crawler/read-document.ts";
import type { CrawledPage } from "#engines/crawler/types.ts";
import { normalizeText } from "#shared/text.ts";
import { removeParts, selectParts } from "../content-selector.ts";
import type { ScrapeOptions } from "../requests.ts";
import type { ServiceDocument } from "./service-thread-tasks.ts";

const maxLinks = 5_000;

export function makeDocument(
  page: CrawledPage,
  { links, options }: { links: string[]; options: ScrapeOptions },
): { document: ServiceDocument; text: string } {
  const { formats } = options;
  const wants = (format: (typeof formats)[number]) => formats.includes(format);
  const parsed = readDocument(page.html, page.url);
  const metadata = { ...readMetadata(parsed.root), ...page.metadata, url: page.url };
  const content = contentOf(page, options);
  const document: ServiceDocument = {
    ...(wants("markdown") ? { markdown: content.markdown } : {}),
    ...(wants("html") ? { html: content.html } : {}),
    ...(wants("rawHtml") ? { rawHtml: page.html } : {}),
    ...(wants("links") ? { links: [...new Set(links)].slice(0, maxLinks) } : {}),
    metadata: Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null)),
  };
  return { document, text: content.markdown };
}

function contentOf(page: CrawledPage, options: ScrapeOptions): { markdown: string; html: string } {
  const { onlyMainContent, includeTags, excludeTags } = options;
  const document = readDocument(page.html, page.url);
  const { root } = document;
  removeParts(root, excludeTags);
  if (onlyMainContent && includeTags.length === 0) {
    const { markdown, pieces } = extractPage(document, page.url);
    return { markdown, html: pieces.join("\n") };
  }
  const controlled = controlledIds(root);
  const parts: (DomElement | DomDocument)[] =
    includeTags.length > 0
      ? selectParts(root, includeTags)
      : [findElements(root, (element) => element.name === "body", 50)[0] ?? root];
  const cleaned = parts.map((part) => cleanHtml(part, { baseUrl: page.url, controlled }));
  const whole = {
    pieces: cleaned.flatMap(({ pieces }) => pieces),
    text: cleaned.map(({ text }) => text).join("\n"),
  };
  return { markdown: toMarkdown(whole), html: whole.pieces.join("\n") };
}

/** Field names that comparable services use for meta tags. */
const fieldOfMeta: Record<string, string> = {
  keywords: "keywords",
  robots: "robots",
  author: "author",
  "og:title": "ogTitle",
  "og:description": "ogDescription",
  "og:url": "ogUrl",
  "og:image": "ogImage",
  "og:locale": "ogLocale",
  "og:site_name": "ogSiteName",
  "article:published_time": "publishedTime",
  "article:modified_time": "modifiedTime",
  "article:section": "articleSection",
};

function readMetadata(root: DomDocument): Record<string, string> {
  const found: Record<string, string> = {};
  walk(
    root,
    ({ name, attribs }) => {
      if (name === "body") return false;
      const field = fieldOfMeta[(attribs.name ?? attribs.property ?? "").toLowerCase()];
      const text = name === "meta" && field ? normalizeText((attribs.content ?? "").slice(0, 2_000)) : "";
      if (field && text !== "") found[field] ??= text;
      return true;
    },
    5_000,
  );
  return found;
}
