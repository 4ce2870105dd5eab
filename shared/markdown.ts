/**
 * Renders the Markdown that owners and engines may write: bold, italic, links, lists and code. Everything else is
 * dropped.
 */

import { LRUCache } from "lru-cache";
import { asTyped } from "./as-typed.ts";
import { isRightToLeft } from "./left-to-right-runs.ts";
import {
  createMarkdownPipeline,
  type HtmlNode,
  headingsOf,
  linesOf,
  markLinks,
  orAsTyped,
  sentenceOf,
} from "./markdown-pipeline.ts";

const { renderTree, writeHtml } = createMarkdownPipeline({
  allow: {
    tagNames: ["p", "br", "strong", "em", "a", "ul", "ol", "li", "code", "pre"],
    attributes: { a: ["href"], ol: ["start"] },
  },
  prepare: lowerHeadings,
  dress: [() => markLinks()],
});

interface Rendered {
  html: string;
  text: string;
}

/**
 * Parsing dominates an uncached page (measured: 16 of 20 ms for 30 answers). Pages show an answer both as HTML and as
 * text, so one parse yields both.
 */
const renderCache = new LRUCache<string, Rendered>({
  maxSize: 16_000_000,
  sizeCalculation: ({ html, text }, markdown) => html.length + text.length + markdown.length + 1,
  memoMethod: (markdown) => renderPlain(markdown) ?? renderParsed(markdown),
});

const renderParsed = orAsTyped<Rendered>(
  (markdown) => {
    const tree = renderTree(markdown);
    return { html: writeHtml(tree), text: collapseSpaces(sentenceOf(tree)) };
  },
  (markdown) => ({ html: asTyped(markdown), text: collapseSpaces(markdown) }),
);

/** Starts with a letter and has no character that is special in Markdown or HTML, so it can only be plain text. */
const plainLine = /^\p{L}[\p{L}\p{N} ,.;:?!'"()%/€$£–—’‘“”„…-]*$/u;

/** Most answers are plain text and need no parser. Returns null for all others. */
function renderPlain(markdown: string): Rendered | null {
  if (isRightToLeft(markdown)) return null;
  const paragraphs = markdown.split("\n\n").map((paragraph) => paragraph.split("\n"));
  const isPlain = paragraphs.flat().every((line) => plainLine.test(line) && !line.endsWith(" "));
  if (!isPlain) return null;
  const html = paragraphs.map((lines) => `<p>${lines.join("<br>\n")}</p>`).join("\n");
  return { html, text: collapseSpaces(markdown) };
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * Returns HTML that is safe in a page. Drops raw HTML and images, turns headings into paragraphs, and keeps only links
 * to absolute http, https, mailto or tel URLs. Single newlines become breaks.
 */
export function renderMarkdown(markdown: string): string {
  return renderCache.memo(markdown).html;
}

/** Returns one line of plain text, for search, snippets and descriptions. Items of lists are separated by semicolons. */
export function markdownToText(markdown: string): string {
  return renderCache.memo(markdown).text;
}

/** Returns the plain text line by line: paragraphs, list items and what line breaks separate. */
export function markdownToLines(markdown: string): string[] {
  return plainLinesOf(markdown) ?? parsedLinesOf(markdown);
}

function plainLinesOf(markdown: string): string[] | null {
  const lines = markdown.split("\n").filter((line) => line !== "");
  return lines.every((line) => plainLine.test(line)) ? lines.map(collapseSpaces) : null;
}

const parsedLinesOf = orAsTyped(
  (markdown) => linesOf(renderTree(markdown)).map(({ text }) => text),
  (markdown) => [collapseSpaces(markdown)],
);

/** Headings would break the outline of the page around them, so they become paragraphs. */
function lowerHeadings(tree: HtmlNode): void {
  for (const { node } of headingsOf(tree)) node.tagName = "p";
}
