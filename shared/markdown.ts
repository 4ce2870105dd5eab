/** The Markdown that owners and engines may write: bold, italic, links, lists and code. Nothing else survives. */

import { LRUCache } from "lru-cache";
import rehypeSanitize, { type Options as SanitizeSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkBreaks from "remark-breaks";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { asTyped } from "./as-typed.ts";
import { isTangled } from "./is-tangled.ts";

const schema: SanitizeSchema = {
  tagNames: ["p", "br", "strong", "em", "a", "ul", "ol", "li", "code", "pre"],
  attributes: { a: ["href"], ol: ["start"] },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  strip: ["script", "style"],
};

const toTree = unified().use(remarkParse).use(remarkBreaks).use(remarkRehype).freeze();

const toSafeHtml = unified()
  .use(lowerHeadings)
  .use(rehypeSanitize, schema)
  .use(markLinks)
  .use(rehypeStringify)
  .freeze();

interface Rendered {
  html: string;
  text: string;
}

/**
 * The same answers are rendered again whenever a page of theirs is: parsing is most of an uncached page's time
 * (measured: 16 of 20 ms for 30 answers). Pages show an answer and describe it in words, so both come of one parsing.
 */
const known = new LRUCache<string, Rendered>({
  maxSize: 16_000_000,
  sizeCalculation: ({ html, text }, markdown) => html.length + text.length + markdown.length + 1,
  memoMethod: (markdown) => renderPlain(markdown) ?? renderParsed(markdown),
});

const renderParsed = orAsTyped<Rendered>(
  (markdown) => {
    const tree = toTree.runSync(toTree.parse(markdown));
    const text = tidy(textOf(tree as unknown as HtmlNode));
    return { html: toSafeHtml.stringify(toSafeHtml.runSync(tree) as typeof tree).trim(), text };
  },
  (markdown) => ({ html: asTyped(markdown), text: tidy(markdown) }),
);

/** It begins with a letter and holds no sign that Markdown or HTML know, so it can be nothing but words. */
const plainLine = /^\p{L}[\p{L}\p{N} ,.;:?!'"()%/€$£–—’‘“”„…-]*$/u;

/** Most answers are words and nothing else: their HTML is known without a parser. Null for all others. */
function renderPlain(markdown: string): Rendered | null {
  const paragraphs = markdown.split("\n\n").map((paragraph) => paragraph.split("\n"));
  const isPlain = paragraphs.flat().every((line) => plainLine.test(line) && !line.endsWith(" "));
  if (!isPlain) return null;
  const html = paragraphs.map((lines) => `<p>${lines.join("<br>\n")}</p>`).join("\n");
  return { html, text: tidy(markdown) };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * HTML that may stand in a page as it is: raw HTML, images and headings' weight are dropped, links lead to
 * absolute http, https, mailto or tel addresses only. Single newlines are breaks.
 */
export function renderMarkdown(markdown: string): string {
  return known.memo(markdown).html;
}

/** The words alone, blocks separated by one space: for search, snippets and descriptions. */
export function markdownToText(markdown: string): string {
  return known.memo(markdown).text;
}

/** What can't be read, or not in reasonable time, stays what was typed: one text never takes a page down. */
export function orAsTyped<Result>(
  convert: (markdown: string) => Result,
  typed: (markdown: string) => Result,
): (markdown: string) => Result {
  return (markdown) => {
    if (isTangled(markdown)) return typed(markdown);
    try {
      return convert(markdown);
    } catch (error) {
      // Nested deeper than the stack reaches.
      if (error instanceof RangeError) return typed(markdown);
      throw error;
    }
  };
}

/** The part of the syntax tree that is read here. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** Headings would break the outline of the page around them; their words become a paragraph. */
function lowerHeadings() {
  return (tree: unknown) => visit(tree as HtmlNode);

  function visit(node: HtmlNode): void {
    if (node.tagName && /^h[1-6]$/.test(node.tagName)) node.tagName = "p";
    for (const child of node.children ?? []) visit(child);
  }
}

/** Relative links would lead into the help center itself, where the page they meant is not. */
export function markLinks() {
  return (tree: unknown) => visit(tree as HtmlNode);

  function visit(node: HtmlNode): void {
    node.children = node.children?.flatMap((child) => {
      visit(child);
      if (child.tagName !== "a") return [child];
      const href = child.properties?.href;
      if (typeof href !== "string" || !/^(https?|mailto|tel):/i.test(href)) return child.children ?? [];
      child.properties = { href, rel: "nofollow noopener" };
      return [child];
    });
  }
}

export function textOf(node: HtmlNode): string {
  if (node.type === "raw") return "";
  if (node.type === "text") return node.value ?? "";
  const inner = (node.children ?? []).map(textOf).join("");
  return node.tagName && /^(p|li|pre|br|h[1-6]|t[hd])$/.test(node.tagName) ? `${inner} ` : inner;
}
