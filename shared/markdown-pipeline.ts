/**
 * All Markdown that pages show as HTML goes through this file. It drops raw HTML and turns single newlines into breaks.
 * Answers, long texts and posts only differ in the options below.
 */
import rehypeSanitize, { type Options as Allowlist } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkBreaks from "remark-breaks";
import remarkParse from "remark-parse";
import remarkRehype, { type Options as RehypeOptions } from "remark-rehype";
import { type PluggableList, unified } from "unified";
import { isPathologicalMarkdown } from "./is-pathological-markdown.ts";
import { isRightToLeft, textRuns } from "./left-to-right-runs.ts";
import { readTableBreaks } from "./table-breaks.ts";

export interface MarkdownRules {
  /** Allowlist of the sanitizer. Links are limited to http, https, mailto and tel URLs. */
  allow: Allowlist;
  /** Passed in, so that browsers only load the syntax they show. */
  syntax?: PluggableList;
  footnotes?: RehypeOptions;
  prepare?: (tree: HtmlNode) => void;
  /** Runs after the sanitizer, so nothing checks what this adds. */
  dress?: PluggableList;
}

/** The parts of a hast node that this file reads. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/**
 * `renderTree` throws RangeError for input that is nested too deeply for the stack, and is slow for pathological input.
 */
export function createMarkdownPipeline({
  allow,
  syntax = [],
  footnotes,
  prepare,
  dress = [],
}: MarkdownRules) {
  const schema: Allowlist = {
    ...allow,
    protocols: { ...allow.protocols, href: ["http", "https", "mailto", "tel"] },
    strip: ["script", "style"],
  };
  const toTree = unified()
    .use(remarkParse)
    .use(syntax)
    .use(() => readTableBreaks)
    .use(remarkBreaks)
    .use(remarkRehype, footnotes)
    .use(() => (tree: unknown) => prepare?.(tree as HtmlNode))
    .use(rehypeSanitize, schema)
    .use(dress)
    .use(() => (tree: unknown) => isolateNumbers(tree as HtmlNode))
    .freeze();
  const toHtml = unified().use(rehypeStringify).freeze();
  return {
    renderTree: (markdown: string) => toTree.runSync(toTree.parse(markdown)) as unknown as HtmlNode,
    writeHtml: (tree: HtmlNode) => toHtml.stringify(tree as Parameters<typeof toHtml.stringify>[0]).trim(),
  };
}

/** Returns the text as typed if parsing would be too slow or fails, so that one text can't take a page down. */
export function orAsTyped<Result>(
  convert: (markdown: string) => Result,
  typed: (markdown: string) => Result,
): (markdown: string) => Result {
  return (markdown) => {
    if (isPathologicalMarkdown(markdown)) return typed(markdown);
    try {
      return convert(markdown);
    } catch (error) {
      // The parser has exceeded the call stack.
      if (error instanceof RangeError) return typed(markdown);
      throw error;
    }
  };
}

/**
 * Unwraps relative links, because they would lead to the help center instead of the site they came from. `ownPage` may
 * return the URL of a link to another page of the help center.
 */
export function markLinks(ownPage?: (href: string) => string | null) {
  return visit;

  function visit(node: HtmlNode): void {
    node.children = node.children?.flatMap((child) => {
      visit(child);
      if (child.tagName !== "a") return [child];
      const href = child.properties?.href;
      const own = typeof href === "string" ? ownPage?.(href) : null;
      if (own) {
        child.properties = { href: own };
        return [child];
      }
      if (typeof href !== "string" || !/^(https?|mailto|tel):/i.test(href)) return child.children ?? [];
      child.properties = { href, rel: "nofollow noopener" };
      return [child];
    });
  }
}

/** Keeps phone numbers and addresses in order in text that is written from right to left. */
function isolateNumbers(tree: HtmlNode): void {
  if (isRightToLeft(textOf(tree))) visit(tree);

  function visit(node: HtmlNode): void {
    if (node.tagName === "pre" || node.tagName === "code") return;
    node.children = node.children?.flatMap((child) => {
      if (child.type !== "text") {
        visit(child);
        return [child];
      }
      return textRuns(child.value ?? "", { isAmongRightToLeft: true }).map(({ text, isLeftToRight }) => {
        const part: HtmlNode = { type: "text", value: text };
        if (!isLeftToRight) return part;
        return { type: "element", tagName: "bdi", properties: { dir: "ltr" }, children: [part] };
      });
    });
  }
}

export function elementsOf(node: HtmlNode, found: HtmlNode[] = []): HtmlNode[] {
  for (const child of node.children ?? []) {
    found.push(child);
    elementsOf(child, found);
  }
  return found;
}

export function headingsOf(tree: HtmlNode): { node: HtmlNode; level: number }[] {
  return elementsOf(tree).flatMap((node) => {
    const level = /^h([1-6])$/.exec(node.tagName ?? "")?.[1];
    return level ? [{ node, level: Number(level) }] : [];
  });
}

/** Returns the text of a node, with blocks separated by spaces. */
export function textOf(node: HtmlNode): string {
  if (node.type === "text") return node.value ?? "";
  return endBlock(node, (node.children ?? []).map(textOf).join(""));
}

/** The same, but an item of a list ends like a part of a sentence: "Knives; scissors; garden tools". */
export function sentenceOf(node: HtmlNode): string {
  if (node.type === "text") return node.value ?? "";
  const { children = [] } = node;
  const last = children.findLast(({ tagName }) => tagName === "li");
  const parts = children.map((child) => {
    const text = sentenceOf(child);
    return child.tagName === "li" && child !== last ? endItem(text) : text;
  });
  return endBlock(node, parts.join(""));
}

function endBlock({ tagName = "" }: HtmlNode, text: string): string {
  return /^(p|li|pre|br|h[1-6]|t[hd])$/.test(tagName) ? `${text} ` : text;
}

function endItem(item: string): string {
  const text = item.trimEnd();
  return text === "" || /[.!?…:;,。！？、]$/u.test(text) ? `${text} ` : `${text}; `;
}

/** A line of a text: a list item, a table row, a heading, or what line breaks separate in a paragraph. */
export interface TextLine {
  text: string;
  /** 1 to 6 for a heading, otherwise 7. */
  level: number;
  /** The fragment of a heading. */
  id: string | null;
}

/** The text of a tree line by line, with single spaces. Keeps every letter of `textOf`. */
export function linesOf(tree: HtmlNode): TextLine[] {
  const lines: TextLine[] = [];
  let text = "";
  const flush = (level = 7, id: string | null = null) => {
    const line = text.replace(/\s+/g, " ").trim();
    if (line !== "") lines.push({ text: line, level, id });
    text = "";
  };
  // The lines of an item or a cell, such as those of an address, belong together.
  const visit = (node: HtmlNode, keepsBreaks = true) => {
    if (node.type === "text") text += node.value ?? "";
    const { tagName = "", properties } = node;
    const isPart = /^(li|t[hd])$/.test(tagName);
    if (/^t[hd]$/.test(tagName) || (tagName === "br" && !keepsBreaks)) text += " ";
    const isBlock =
      tagName === "br" ? keepsBreaks : /^(p|li|pre|h[1-6]|tr|ul|ol|table|blockquote)$/.test(tagName);
    if (isBlock) flush();
    for (const child of node.children ?? []) visit(child, keepsBreaks && !isPart);
    if (!isBlock) return;
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    const id = properties?.id;
    flush(level ? Number(level) : 7, typeof id === "string" ? id : null);
  };
  visit(tree);
  flush();
  return lines;
}

export function freeId(base: string, taken: Set<string>): string {
  let id = base;
  for (let copy = 2; taken.has(id); copy++) id = `${base}-${copy}`;
  taken.add(id);
  return id;
}
