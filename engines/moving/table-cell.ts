/** Makes what a table cell contains fit into one of a Markdown table, which has only lines of text. */
import type { Element, ElementContent } from "hast";
import { findElement, textIn } from "./html-page.ts";

const block =
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

function hasContent(node: ElementContent): boolean {
  if (node.type !== "element") return node.type === "text" && node.value.trim() !== "";
  return textIn(node).trim() !== "" || findElement(node, ({ tagName }) => tagName === "img") !== null;
}

/**
 * What an HTML tag in a cell of a Markdown table becomes. `before` is the text of the cell so far. Null for tags that
 * mean the same anywhere.
 */
export function tagInCell(html: string, before: string): string | null {
  const { isEnd, name } = readTag(html);
  if (name === "br") return withoutTags(before) === "" ? "" : "<br>";
  if (!block.test(name)) return null;
  const line = before.slice(lineStart(before));
  return isEnd || withoutTags(line) === "" ? "" : "<br>";
}

/** Where the last tag ends that begins a line. */
function lineStart(text: string): number {
  const last = [...text.matchAll(/<[^<>]*>/g)].findLast(([tag]) => {
    const { isEnd, name } = readTag(tag);
    return !isEnd && (name === "br" || block.test(name));
  });
  return last ? last.index + last[0].length : 0;
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
