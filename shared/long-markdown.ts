/**
 * Renders the Markdown of whole pages such as articles. Unlike answers, they may contain headings, tables and
 * quotations.
 */
import { LRUCache } from "lru-cache";
import remarkGfm from "remark-gfm";
import { isOwnAttachment } from "./article-attachment.ts";
import { articlePictureSize, isArticlePicture } from "./article-picture.ts";
import { asTyped } from "./as-typed.ts";
import { calloutLook, readCalloutMark } from "./callouts.ts";
import { collapsibleParts } from "./collapsible.ts";
import { highlightCode } from "./highlight-code.ts";
import {
  createMarkdownPipeline,
  elementsOf,
  freeId,
  type HtmlNode,
  headingsOf,
  linesOf,
  markLinks,
  orAsTyped,
  type TextLine,
  textOf,
} from "./markdown-pipeline.ts";
import { isOwnPageLink } from "./own-page-link.ts";
import { fluidPicture } from "./picture-address.ts";
import { labelTasks } from "./task-list.ts";
import { normalizeText, slugify } from "./text.ts";
import { readOwnVideoLink, readVideoLink } from "./video-link.ts";

export interface LongText {
  html: string;
  /** Plain text, for search and descriptions. */
  text: string;
  /** Headings in order, for a table of contents. The HTML contains their ids. */
  headings: TextHeading[];
}

export interface TextHeading {
  id: string;
  text: string;
  /** 2 for the topmost headings of the text, 3 for those below. */
  level: 2 | 3;
}

const { renderTree, writeHtml } = createMarkdownPipeline({
  allow: {
    tagNames: [
      ...["p", "br", "strong", "em", "del", "a", "ul", "ol", "li", "code", "pre", "blockquote", "hr"],
      ...["h1", "h2", "h3", "h4", "h5", "h6", "table", "thead", "tbody", "tr", "th", "td", "img"],
      ...["details", "summary", "input"],
    ],
    attributes: {
      a: ["href"],
      code: [["className", /^language-./]],
      details: ["open"],
      ol: ["start"],
      img: ["src", "alt", "title"],
      // The boxes of task lists.
      input: ["checked", "disabled", ["type", "checkbox"]],
      li: [["className", "task-list-item"]],
      ul: [["className", "contains-task-list"]],
      th: ["align"],
      td: ["align"],
    },
  },
  syntax: [remarkGfm, collapsibleParts],
  dress: [
    ...highlightCode,
    () => markLinks(ownPage),
    () => showVideos,
    () => showPictures,
    () => dropEmptyHeads,
    () => markCallouts,
    () => labelTasks,
  ],
});

const rendered = new LRUCache<string, LongText>({
  maxSize: 4_000_000,
  sizeCalculation: ({ html, text }, markdown) => html.length + text.length + markdown.length + 1,
  memoMethod: orAsTyped(render, (markdown) => ({
    html: asTyped(markdown),
    text: normalizeText(markdown),
    headings: [],
  })),
});

/**
 * Help centers are at the root of a host, or below a path and a language. Relative to the article's page, the link is the
 * same everywhere.
 */
function ownPage(href: string): string | null {
  if (isOwnAttachment(href) || isArticlePicture(href)) return href;
  return isOwnPageLink(href) ? `..${href}` : null;
}

/**
 * The topmost headings become h2, because the page has its own h1. Raw HTML is dropped. Links must be absolute http,
 * https, mailto or tel URLs, attachments, or paths to pages of the help center such as "/articles/pay", which become
 * relative to "/articles/". Pictures must be in our own storage; others are dropped. A paragraph with only a link to a video becomes
 * a place for it, which the page fills.
 */
export function renderLongMarkdown(markdown: string): LongText {
  return rendered.memo(markdown);
}

/** Returns the plain text line by line. Headings have the ids that they have in the HTML. */
export const longMarkdownLines: (markdown: string) => TextLine[] = orAsTyped(
  (markdown) => {
    const tree = renderTree(markdown);
    nameHeadings(tree);
    return linesOf(tree);
  },
  (markdown) => [{ text: normalizeText(markdown), level: 7, id: null }],
);

function render(markdown: string): LongText {
  const tree = renderTree(markdown);
  const headings = nameHeadings(tree);
  return { html: writeHtml(tree), text: normalizeText(textOf(tree)), headings };
}

function nameHeadings(tree: HtmlNode): TextHeading[] {
  const found = headingsOf(tree);
  const top = Math.min(...found.map(({ level }) => level));
  const taken = new Set<string>();
  return found.flatMap(({ node, level: typed }) => {
    const text = normalizeText(textOf(node));
    const level = Math.min(2 + typed - top, 4);
    node.tagName = `h${level}`;
    if (text === "" || level > 3) return [];
    const id = freeId(slugify(text) || "section", taken);
    node.properties = { ...node.properties, id };
    return [{ id, text, level: level === 2 ? 2 : 3 } satisfies TextHeading];
  });
}

function showPictures(tree: HtmlNode): void {
  tree.children = tree.children?.flatMap((child) => {
    showPictures(child);
    if (child.tagName !== "img") return [child];
    const { src, alt, title } = child.properties ?? {};
    if (typeof src !== "string" || !isArticlePicture(src)) return [];
    const size = articlePictureSize(src);
    const sources = fluidPicture(src, {
      sizes: "(min-width: 768px) 680px, 100vw",
      width: size?.width ?? null,
    });
    child.properties = { ...sources, alt: alt ?? "", title, loading: "lazy", decoding: "async", ...size };
    return [child];
  });
}

/** Tables in Markdown have a heading row even if nothing is in it, such as those that had none in another tool. */
function dropEmptyHeads(tree: HtmlNode): void {
  for (const table of elementsOf(tree)) {
    if (table.tagName !== "table") continue;
    const hasRows = table.children?.some(({ tagName }) => tagName === "tbody");
    const isEmpty = (head: HtmlNode) =>
      textOf(head).trim() === "" && !elementsOf(head).some(({ tagName }) => tagName === "img");
    if (hasRows)
      table.children = table.children?.filter((child) => child.tagName !== "thead" || !isEmpty(child));
  }
}

/** A link to another website's video becomes a button for it, which loads nothing until it is pressed. */
function showVideos(tree: HtmlNode): void {
  for (const paragraph of elementsOf(tree)) {
    if (paragraph.tagName !== "p") continue;
    const [link, other] = paragraph.children ?? [];
    const href = link?.tagName === "a" && !other ? link.properties?.href : null;
    if (!link || typeof href !== "string") continue;
    const id = readOwnVideoLink(href);
    // Other words than the address make it a plain link.
    const video = readVideoLink(textOf(link)) && readVideoLink(href);
    if (id === null && !video) continue;
    paragraph.tagName = "div";
    paragraph.properties = { className: ["video"] };
    link.properties = {
      ...link.properties,
      ...(video ? { dataEmbed: video.embedUrl, dataSite: video.site } : { dataVideo: id }),
    };
  }
}

/** Turns quotations that begin with a line such as "[!NOTE]" into boxes, which the page labels. */
function markCallouts(tree: HtmlNode): void {
  for (const quote of elementsOf(tree)) {
    if (quote.tagName !== "blockquote") continue;
    const paragraph = quote.children?.find(({ type }) => type === "element");
    const [opening, next] = paragraph?.children ?? [];
    const mark = opening?.type === "text" ? readCalloutMark(opening.value ?? "") : null;
    if (!mark || paragraph?.tagName !== "p" || (next && next.tagName !== "br")) continue;
    paragraph.children = paragraph.children?.slice(2);
    const first = paragraph.children?.[0];
    if (first?.type === "text") first.value = first.value?.replace(/^\n/, "");
    if (paragraph.children?.length === 0)
      quote.children = quote.children?.filter((child) => child !== paragraph);
    quote.tagName = "div";
    quote.properties = { className: ["callout"], role: "note", dataCallout: calloutLook(mark.kind) };
  }
}
