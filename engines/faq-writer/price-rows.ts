import { anyOf } from "#engines/languages/words.ts";
import { escapeMarkdown } from "./answer-lines.ts";
import { isInOtherBox, parentsOfRepeated } from "./heading-names.ts";
import type { TextLine } from "./page-lines.ts";
import { type PageElement, walk } from "./page-tree.ts";
import { amount, findPrice, isAboutPrices, isName, isPrice, isZero, perUnit } from "./price-text.ts";
import { plainText } from "./render-text.ts";
import { gridRowOf, valuesShown } from "./table-grid.ts";

/** Matches "free" at the end of a row of a price list, but not "streak-free". */
const free = new RegExp(String.raw`(?:[:–—]|(?<=\s)-)\s*(?:${anyOf("prices.free")})\.?$`, "i");
const freeCell = new RegExp(String.raw`^(?:${anyOf("prices.free")})\.?$`, "i");
/** Matches text before the amount, as in "Installation: from €450". */
const beforeAmount = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyOf("prices.from")})\s*$`, "iu");
export interface PriceRow {
  text: string;
  name: string;
  /** Markdown. The name in a table row is bold. */
  shown: string;
  /** The heading above. */
  group?: string | null;
  /** True below a heading such as "Our prices". */
  isBelowPrices?: boolean;
  /** The table's header row, if the row has several prices whose names aren't beside them. */
  head?: PageElement | null;
  /** The table's header row, if its names are beside the prices. */
  named?: PageElement;
}

/** Without the names of the columns, "14 €, 19 €, 95 €" is unclear. */
export function headOf(rows: PriceRow[]): string[] {
  const [first] = rows;
  if (!first?.head || rows.some(({ head }) => head && head !== first.head)) return [];
  const [name = "", ...columns] = cellsOf(first.head).map(escapeMarkdown);
  return columns.length > 1 && columns.every((column) => column.length <= maxColumn)
    ? [name === "" ? columns.join(", ") : `**${name}**: ${columns.join(", ")}`]
    : [];
}

/** In characters. */
const maxColumn = 80;

/** The first row of the table, if it names the columns. */
export function headRow(row: PageElement): PageElement | null {
  let table: PageElement | null = row.parent;
  while (table && table.tag !== "table") table = table.parent;
  if (!table) return null;
  for (const node of walk(table))
    if (node.kind === "element" && node.tag === "tr")
      return cellsOf(node).length > 1 && !amount.test(plainText(node)) ? node : null;
  return null;
}

function cellsOf(row: PageElement): string[] {
  return row.children.flatMap((cell) => (cell.kind === "element" ? [plainText(cell)] : []));
}

/** Reads the rows of a price table or list, such as "Oil change $49", in any markup. */
export function readRows(lines: TextLine[]): PriceRow[] {
  const usable = lines.filter((line) => !line.isExcluded && !line.isControl && line.text.length <= 160);
  let group: string | null = null;
  /** The heading that the group is named by. */
  let named: PageElement | null = null;
  const parents = parentsOfRepeated(lines);
  let above: TextLine | null = null;
  let isBelowPrices = false;
  const rows = usable.flatMap((line, at): PriceRow[] => {
    // A line break in a cell makes two lines of one row.
    if (line.element.tag === "tr" && usable[at - 1]?.element === line.element) return [];
    const found =
      line.element.tag === "tr"
        ? readTableRow(line)
        : [...readItem(line), ...(line.level === 7 ? readSplitItem(line, usable[at + 1]) : [])];
    if (line.level < 7 && found.length === 0) {
      isBelowPrices = isAboutPrices.test(line.text);
      // "Starting prices" below the name of each offer doesn't distinguish them.
      const isGeneral = generalHeading.test(line.text) && above !== null && above.level < line.level;
      const heading = isGeneral ? above : (parents.get(line) ?? line);
      group = heading?.text ?? null;
      named = heading?.element ?? null;
      if (!isGeneral) above = line;
    }
    const caption = line.element.tag === "tr" ? captionOf(line.element) : null;
    if (caption !== null) [group, named] = [caption, null];
    if (found.length === 0 && isGroupRow(line)) [group, named] = [line.text, null];
    const own = named !== null && isInOtherBox(named, line.element) ? null : group;
    if (isZero(line.text) || cases.test(own ?? "") || financed.test(own ?? "") || financed.test(line.text))
      return [];
    return found.map((row) => ({ ...row, group: own, isBelowPrices }));
  });
  const byText = new Map(rows.map((row) => [`${row.group} ${row.text}`, row]));
  const names = new Set(rows.map((row) => `${row.group} ${row.name}`.toLowerCase()));
  return names.size * 2 > rows.length ? [...byText.values()] : [];
}

/** True for "Hair removal" across a table, above the rows of its prices. */
function isGroupRow({ element, text }: TextLine): boolean {
  if (element.tag !== "tr" || !isName(text)) return false;
  const cells = element.children.filter((cell) => cell.kind === "element");
  const [only, ...others] = cells.filter((cell) => plainText(cell) !== "");
  return only !== undefined && others.length === 0 && (cells.length > 1 || "colspan" in only.attributes);
}

const generalHeading = new RegExp(
  String.raw`^(?:(?:our|starting|unsere|nos|nuestros) )?(?:${anyOf("asks.prices")}|prices?|pricing|rates?|fees?|preise|tarifs?|prix|precios|tarifas|prezzi|tariffe|prijzen)[:.]?$`,
  "iu",
);

/** The caption of the row's table, which names its rows: "60 minutes" of what. */
function captionOf(row: PageElement): string | null {
  const table = row.parent?.tag === "table" ? row.parent : (row.parent?.parent ?? null);
  const [first] = table?.tag === "table" ? table.children.filter((child) => child.kind === "element") : [];
  return first?.tag === "caption" ? plainText(first) || null : null;
}

/** What others paid or own isn't a price. */
const cases =
  /\b(?:case stud(?:y|ies)|success stor(?:y|ies)|referenzen?|fallbeispiele?|étude de cas|casos? de éxito|caso studio)\b/iu;

/** An example of a loan lists amounts that aren't prices. */
const financed =
  /\b(?:financ\w*|apr|credit|loan|mortgage|payment example|repayable|amount payable|finanzierung|effektivzins\w*|kredit|financement|crédit|financiación|finanziamento)\b/iu;

/** In characters, after the price: "per hour", "(90 min)". */
const maxUnit = 30;

/** Reads a line that consists of a name and its price. */
function readItem({ text, isListItem }: TextLine): PriceRow[] {
  const price = findPrice(text) ?? freeAt(text);
  if (!price || price.index < 3 || price.index > 70 || text.length > 120) return [];
  const name = text
    .slice(0, price.index)
    .replace(beforeAmount, "")
    .replace(/[\s:–—.-]+$/u, "");
  const rest = text.slice(price.end);
  // "Double room € 50 € 80" lacks the names of its columns.
  if (amount.test(rest) && !/[,;/|·+–—-]|\p{L}{3}/u.test(rest.slice(0, amount.exec(rest)!.index))) return [];
  // A sentence has more after its price, or ends in a period.
  if (!isListItem && (rest.length > maxUnit || /[.!]$/.test(text) || /,/.test(name))) return [];
  return isName(name) ? [{ text, name, shown: escapeMarkdown(text) }] : [];
}

function freeAt(text: string): { index: number; end: number } | null {
  const found = free.exec(text);
  return found && { index: found.index, end: text.length };
}

/** Reads a name and a price in two blocks with the same parent, or a price in a block inside that of its name. */
function readSplitItem(line: TextLine, next: TextLine | undefined): PriceRow[] {
  const item = next?.block === line.element ? line.element : line.block;
  if (!next || !item || next.block !== item || !isPrice(next.text) || item.children.length > 8) return [];
  const text = `${line.text} ${next.text}`;
  const { text: name } = line;
  if (!isName(name) || plainText(item) !== text) return [];
  return [{ text, name, shown: `${escapeMarkdown(name)}: ${escapeMarkdown(next.text)}` }];
}

function readTableRow(line: TextLine): PriceRow[] {
  const cells = line.element.children.flatMap((cell) =>
    cell.kind === "element" && (!isControlCell(cell) || amount.test(plainText(cell)))
      ? [plainText(cell)]
      : [],
  );
  const [whole = "", ...others] = cells.filter((cell) => cell !== "");
  // A name may be followed by its description, as in a tooltip.
  const first = isName(whole, 12) ? whole : (ownTextOf(line.element, whole) ?? whole);
  const head = priceColumns(line.element) > 1 ? headRow(line.element) : null;
  if (
    !(amount.test(others.join(" ")) || others.some((cell) => freeCell.test(cell))) ||
    !(isName(first.replace(/[:.]+$/, ""), 12) || (head && isUnitOf(first, head)))
  )
    return [];
  // Without the names of its columns, "€ 100, € 110" is unclear.
  if (head === null && others.filter((cell) => amount.test(cell)).length > 1) return [];
  const grid = head && !isUnitOf(first, head) ? gridRowOf(line.element) : null;
  if (head && grid?.row.name === first)
    return [
      {
        text: line.text,
        name: first,
        shown: `**${escapeMarkdown(first)}**: ${escapeMarkdown(valuesShown(grid.row))}`,
        named: head,
      },
    ];
  // An empty cell keeps its place below the names of the columns.
  const placed = cells.slice(cells.indexOf(whole) + 1).map((cell) => escapeMarkdown(cell) || "–");
  while (placed.at(-1) === "–") placed.pop();
  const rest = head ? placed.join(", ") : others.map(escapeMarkdown).join(", ");
  // If something is between name and price on the page, they are two lines, so that each is quoted word for word.
  const between = first === whole ? "**: " : ":**\n  ";
  return [{ text: line.text, name: first, shown: `**${escapeMarkdown(first)}${between}${rest}`, head }];
}

/** True for "Per day" in a table that its first row names: "Cat boarding | 1 cat | 2 cats". */
function isUnitOf(first: string, head: PageElement): boolean {
  const [name = ""] = cellsOf(head);
  return perUnit.exec(first)?.index === 0 && isName(name, 12);
}

/** The text directly in the row's cell, without its child elements. Null if it has no such text. */
function ownTextOf(row: PageElement, whole: string): string | null {
  const cell = row.children.find((child) => child.kind === "element" && plainText(child) === whole);
  const own = cell?.kind === "element" ? cell.children : [];
  const text = own
    .flatMap((child) => (child.kind === "text" ? child.text : []))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? null : text;
}

/** By table, because each of its rows needs it. */
const columnCounts = new WeakMap<PageElement, number>();

/** The highest number of prices in one row of the table. */
function priceColumns(row: PageElement): number {
  let table: PageElement | null = row.parent;
  while (table && table.tag !== "table") table = table.parent;
  if (!table) return pricesIn(row);
  let most = columnCounts.get(table) ?? null;
  if (most === null) {
    most = 0;
    for (const node of walk(table))
      if (node.kind === "element" && node.tag === "tr") most = Math.max(most, pricesIn(node));
    columnCounts.set(table, most);
  }
  return most;
}

function pricesIn(row: PageElement): number {
  return cellsOf(row).filter((cell) => amount.test(cell)).length;
}

/** True for a button such as "Book now" in a row's last cell. */
function isControlCell(cell: PageElement): boolean {
  const text = plainText(cell);
  return [...walk(cell)].some(
    (node) => node.kind === "element" && /^(?:a|button)$/.test(node.tag) && plainText(node) === text,
  );
}
