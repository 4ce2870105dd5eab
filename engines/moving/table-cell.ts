/** Makes what a table cell contains fit into one of a Markdown table, which has only lines of text. */
import type { Element, ElementContent } from "hast";
import { findElement, textIn } from "./html-page.ts";

/** Elements that begin a line of their own. */
export const block =
  /^(?:p|div|section|article|aside|header|footer|main|address|figure|figcaption|center|blockquote|pre|ul|ol|li|dl|dt|dd|h[1-6]|table|caption|thead|tbody|tfoot|tr)$/;

/** Blocks become lines. */
export function cellLines(children: readonly ElementContent[]): ElementContent[] {
  const lines: ElementContent[][] = [[]];
  collect(children, lines);
  return lines
    .filter((line) => line.some(hasContent))
    .flatMap((line, index): ElementContent[] => (index > 0 ? [lineBreak(), ...line] : line));
}

function collect(children: readonly ElementContent[], lines: ElementContent[][]): void {
  for (const child of children) {
    if (child.type !== "element") lines.at(-1)?.push(child);
    else if (child.tagName === "br" || child.tagName === "hr") lines.push([]);
    else if (/^t[dh]$/.test(child.tagName)) {
      collect(child.children, lines);
      lines.at(-1)?.push({ type: "text", value: " " });
    } else if (block.test(child.tagName)) {
      lines.push([]);
      collect(child.children, lines);
      lines.push([]);
    } else lines.at(-1)?.push(child);
  }
}

export function hasContent(node: ElementContent): boolean {
  if (node.type !== "element") return node.type === "text" && node.value.trim() !== "";
  return textIn(node).trim() !== "" || findElement(node, ({ tagName }) => tagName === "img") !== null;
}

/** What is known of a cell of a Markdown table up to one of its tags. */
export interface CellSoFar {
  /** Where the text after the last tag starts. */
  at: number;
  hasText: boolean;
  hasTextInLine: boolean;
}

export function beginCell(at: number): CellSoFar {
  return { at, hasText: false, hasTextInLine: false };
}

/**
 * What the next HTML tag of a cell becomes. `before` is the text between the last one and this one. Null for tags that mean
 * the same anywhere.
 */
export function tagInCell(html: string, cell: CellSoFar, before: string): string | null {
  if (withoutTags(before) !== "") {
    cell.hasText = true;
    cell.hasTextInLine = true;
  }
  const { isEnd, name } = readTag(html);
  const isBreak = name === "br";
  if (!isBreak && !block.test(name)) return null;
  const needsBreak = isBreak ? cell.hasText : !isEnd && cell.hasTextInLine;
  if (!isEnd) cell.hasTextInLine = false;
  return needsBreak ? "<br>" : "";
}

function readTag(tag: string): { isEnd: boolean; name: string } {
  const [, slash = "", name = ""] = /^<(\/?)([a-z]+\d?)[\s/>]/i.exec(tag) ?? [];
  return { isEnd: slash === "/", name: name.toLowerCase() };
}

function withoutTags(text: string): string {
  return text
    .replace(/^\|/, "")
    .replace(/<[^<>]*>/g, "")
    .trim();
}

function lineBreak(): Element {
  return { type: "element", tagName: "br", properties: {}, children: [] };
}

/** Larger ones are mistakes, which would make as many cells. */
const maxSpan = 50;

export function cellProperties({ align, colSpan, rowSpan }: Element["properties"]): Element["properties"] {
  const span = (value: typeof colSpan) => (typeof value === "number" ? Math.min(value, maxSpan) : undefined);
  return { align, colSpan: span(colSpan), rowSpan: span(rowSpan) };
}
