/**
 * Reads tables whose first row and first column name their values: groups beside days, prices by month and year. What such
 * a table states is a value with both names, which no sentence of the page says.
 */
import { isDays } from "#engines/hours/recognize-hours.ts";
import { type PageElement, type PageTree, walk } from "./page-tree.ts";
import { plainText } from "./render-text.ts";

interface GridValue {
  column: string;
  text: string;
}

export interface GridRow {
  element: PageElement;
  name: string;
  /** Without empty cells. */
  values: GridValue[];
}

export interface GridTable {
  element: PageElement;
  /** The row that names the columns. */
  head: PageElement;
  /** The names of the columns, without that of the first one. */
  columns: string[];
  rows: GridRow[];
}

/** In characters. Tables with longer cells only arrange a page. */
const maxCell = 80;
const maxColumn = 60;
const minColumns = 2;
/** Wider tables don't fit in an answer. */
const maxColumns = 8;
const maxRows = 60;
/** A cell that says that there is nothing. */
const nothing = /^[\s–—\-/.×x]*$/u;

const known = new WeakMap<PageElement, GridTable | null>();

export function tablesIn(tree: PageTree): GridTable[] {
  return tree.elements.flatMap((element) => (element.tag === "table" ? (tableOf(element) ?? []) : []));
}

/** The row in its table. Null if the table doesn't name its values. */
export function gridRowOf(row: PageElement): { row: GridRow; table: GridTable } | null {
  let at: PageElement | null = row;
  while (at && at.tag !== "table") at = at.parent;
  const table = at && tableOf(at);
  const found = table?.rows.find(({ element }) => element === row);
  return table && found ? { row: found, table } : null;
}

function tableOf(table: PageElement): GridTable | null {
  const cached = known.get(table);
  if (cached !== undefined) return cached;
  const read = readTable(table);
  known.set(table, read);
  return read;
}

function readTable(table: PageElement): GridTable | null {
  const rows = rowsOf(table);
  const [head, ...body] = rows;
  if (!head || body.length === 0 || rows.length > maxRows) return null;
  const [, ...columns] = head.cells.map(plainTextOf);
  if (
    columns.length < minColumns ||
    columns.length > maxColumns ||
    head.cells.some(isSpanning) ||
    new Set(columns).size < columns.length ||
    columns.some((name) => !isColumnName(name))
  )
    return null;
  const named: GridRow[] = [];
  for (const { element, cells } of body) {
    const [name = "", ...texts] = cells.map(plainTextOf);
    // A row across the table names those below it.
    if (cells.length === 1 || texts.every((text) => text === "")) continue;
    if (
      cells.length !== head.cells.length ||
      cells.some(isSpanning) ||
      name === "" ||
      !isShort([name, ...texts])
    )
      return null;
    const values = texts.flatMap((text, at) => (nothing.test(text) ? [] : [{ column: columns[at]!, text }]));
    if (values.length > 0) named.push({ element, name, values });
  }
  return named.length === 0 ? null : { element: table, head: head.element, columns, rows: named };
}

interface Row {
  element: PageElement;
  cells: PageElement[];
}

/** Empty if another table is inside, which arranges the page. */
function rowsOf(table: PageElement): Row[] {
  const rows: Row[] = [];
  for (const node of walk(table)) {
    if (node.kind !== "element") continue;
    if (node.tag === "table") return [];
    if (node.tag === "tr")
      rows.push({
        element: node,
        cells: node.children.filter((cell) => cell.kind === "element" && /^t[dh]$/.test(cell.tag)),
      } as Row);
  }
  return rows;
}

function plainTextOf(cell: PageElement): string {
  return plainText(cell, { keepButtons: false });
}

function isSpanning({ attributes }: PageElement): boolean {
  return [attributes["colspan"], attributes["rowspan"]].some((span) => span !== undefined && span !== "1");
}

function isShort(texts: string[]): boolean {
  return texts.every((text) => text.length <= maxCell);
}

/** A row of values is no row of names. */
function isColumnName(text: string): boolean {
  return text.length <= maxColumn && /\p{L}/u.test(text) && !/\p{Sc}\s?\d|\d\s?\p{Sc}|\d[:.]\d\d/u.test(text);
}

/** True if the columns are days of the week. */
export function hasDayColumns({ columns }: Pick<GridTable, "columns">): boolean {
  return columns.filter((column) => isDays.test(column)).length >= Math.max(minColumns, columns.length - 1);
}

/** "Tuesday 17:00–18:00" or "€ 30 (per month)", without the row's name. */
export function valuesShown({ values }: GridRow): string {
  return values
    .map(({ column, text }) => (isDays.test(column) ? `${column} ${text}` : `${text} (${column})`))
    .join(", ");
}

/** What the tables of a page state, for checking answers against it. */
export function tableTexts(tree: PageTree): string[] {
  return tablesIn(tree).flatMap(({ rows }) => rows.map((row) => `${row.name} ${valuesShown(row)}`));
}
