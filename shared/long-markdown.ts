/** Markdown of whole pages, such as articles: headings, tables and quotations beside what answers may hold. */
import { LRUCache } from "lru-cache";
import rehypeSanitize, { type Options as SanitizeSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { asTyped } from "./as-typed.ts";
import { type HtmlNode, markLinks, orAsTyped, textOf } from "./markdown.ts";
import { normalizeText, slugify } from "./text.ts";

export interface LongText {
  /** Safe to put into a page as it is. */
  html: string;
  /** Its words alone: for search and descriptions. */
  text: string;
  /** The headings that a list of contents names, in order; each one's `id` stands in the HTML. */
  headings: TextHeading[];
}

export interface TextHeading {
  id: string;
  text: string;
  /** 2 for the text's topmost headings, 3 for those below. */
  level: 2 | 3;
}

const schema: SanitizeSchema = {
  tagNames: [
    ...["p", "br", "strong", "em", "del", "a", "ul", "ol", "li", "code", "pre", "blockquote", "hr"],
    ...["h1", "h2", "h3", "h4", "h5", "h6", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  attributes: { a: ["href"], ol: ["start"] },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  strip: ["script", "style"],
};

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkBreaks).use(remarkRehype);
const toSafeTree = parser().use(rehypeSanitize, schema).use(markLinks).freeze();
const toHtml = unified().use(rehypeStringify).freeze();

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
 * Whatever level its headings have, the topmost become h2, because the page around the text has the h1. Raw HTML and
 * images are dropped; links lead to absolute http, https, mailto or tel addresses only.
 */
export function renderLongMarkdown(markdown: string): LongText {
  return rendered.memo(markdown);
}

function render(markdown: string): LongText {
  const tree = toSafeTree.runSync(toSafeTree.parse(markdown));
  const headings = nameHeadings(tree as unknown as HtmlNode);
  const html = toHtml.stringify(tree as Parameters<typeof toHtml.stringify>[0]).trim();
  return { html, text: normalizeText(textOf(tree as unknown as HtmlNode)), headings };
}

function nameHeadings(tree: HtmlNode): TextHeading[] {
  const found: { node: HtmlNode; depth: number }[] = [];
  collect(tree, found);
  const top = Math.min(...found.map(({ depth }) => depth));
  const taken = new Set<string>();
  return found.flatMap(({ node, depth }) => {
    const text = normalizeText(textOf(node));
    const level = Math.min(2 + depth - top, 4);
    node.tagName = `h${level}`;
    if (text === "" || level > 3) return [];
    const id = freeId(slugify(text) || "section", taken);
    node.properties = { ...node.properties, id };
    return [{ id, text, level: level === 2 ? 2 : 3 } satisfies TextHeading];
  });
}

function collect(node: HtmlNode, found: { node: HtmlNode; depth: number }[]): void {
  const depth = /^h([1-6])$/.exec(node.tagName ?? "")?.[1];
  if (depth) found.push({ node, depth: Number(depth) });
  for (const child of node.children ?? []) collect(child, found);
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let copy = 2; taken.has(id); copy++) id = `${wanted}-${copy}`;
  taken.add(id);
  return id;
}
