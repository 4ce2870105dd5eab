/**
 * Reads the table of a practice or shop whose columns are days, and whose rows are times with a mark for each open day.
 * No sentence of the page says which days a time applies to, so the table counts as stating each row as a line.
 */
import { hasDay, hasTime } from "#engines/hours/recognize-hours.ts";
import type { TextLine } from "./page-lines.ts";
import { type PageElement, type PageTree, walk } from "./page-tree.ts";

const openMark = /^[○◯〇●◎⭕✓✔✅]\ufe0f?$/u;
/** Also "-", "×" and an empty cell. */
const hasWords = /[\p{L}\p{N}]/u;
const minDays = 4;
const maxDay = 20;
const maxColumns = 9;
const maxRows = 8;

/** "9:00-14:00: Mon, Tue, Thu" for each row. A cell with words, such as "closed" or "to 13:00", keeps them. */
export function hoursGridsIn(tree: PageTree): string[][] {
  return tree.elements.flatMap((element) => {
    const lines = element.tag === "table" ? linesOf(element) : [];
    return lines.length > 0 ? [lines] : [];
  });
}

/** True for the row that names the columns. The times below it are those of some days only. */
export function isDayHead({ element }: TextLine): boolean {
  return element.tag === "tr" && daysIn(cellsOf(element).map(textOf)) >= minDays;
}

function linesOf(table: PageElement): string[] {
  const rows = table.children.flatMap((child) => (child.kind === "element" ? rowsIn(child) : []));
  const [head, ...body] = rows.map((row) => cellsOf(row).map(textOf));
  if (!head || body.length === 0 || body.length > maxRows || head.length > maxColumns) return [];
  const [, ...columns] = head;
  const cells = body.flatMap(([, ...texts]) => texts);
  const marks = cells.filter((text) => openMark.test(text)).length;
  const isGrid =
    daysIn(columns) >= Math.max(minDays, columns.length - 1) &&
    body.every(
      ([name = "", ...texts]) => texts.length === columns.length && hasTime.test(name) && !hasDay.test(name),
    ) &&
    marks > cells.filter((text) => hasWords.test(text)).length;
  return isGrid ? body.map(([name = "", ...texts]) => `${name}: ${openDays(columns, texts).join(", ")}`) : [];
}

function openDays(columns: string[], texts: string[]): string[] {
  return columns.flatMap((day, at) => {
    const text = texts[at] ?? "";
    if (openMark.test(text)) return [day];
    return hasWords.test(text) || /[△▲☆★]/u.test(text) ? [`${day} ${text}`] : [];
  });
}

/** A single character counts as a day only between separators, because it also means "month" or "fire". */
function daysIn(texts: string[]): number {
  return texts.filter((text) => text.length <= maxDay && hasDay.test(`・${text}:`)).length;
}

function rowsIn(element: PageElement): PageElement[] {
  if (element.tag === "tr") return [element];
  return element.children.filter((child) => child.kind === "element" && child.tag === "tr") as PageElement[];
}

function cellsOf(row: PageElement): PageElement[] {
  return row.children.filter(
    (cell) => cell.kind === "element" && (cell.tag === "td" || cell.tag === "th"),
  ) as PageElement[];
}

/** With the marks, which texts for readers leave out. */
function textOf(cell: PageElement): string {
  return [...walk(cell)]
    .map((node) =>
      node.kind === "text" ? node.text : node.tag === "img" ? (node.attributes["alt"] ?? "") : "",
    )
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
