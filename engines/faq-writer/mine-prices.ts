import { escapeMarkdown } from "./answer-lines.ts";
import { factQuestions } from "./fact-phrases.ts";
import { bare } from "./ground.ts";
import { lowerCommon } from "./heading-to-question.ts";
import { isCallToAction, isInvitation } from "./language-phrases.ts";
import type { FactContext, PagedAnswer } from "./mine-contact-facts.ts";
import type { TextLine } from "./page-lines.ts";
import { nameOf, type PageElement, walk } from "./page-tree.ts";
import type { ReadPage } from "./read-page.ts";
import { plainText } from "./render-text.ts";
import { phrase } from "./topics.ts";

export const amount =
  /(?:[$€£₹¥₦₺₴₽]|(?<!\p{L})(?:USD|EUR|GBP|CHF|INR|Rs\.?|R\$|AED|CAD|AUD|NZD|kr\.?)(?!\p{L}))\s?\d[\d.,'’]{0,12}|(?<![\d.,])\d[\d.,'’]{0,12}\s?(?:€|£|\$|₺|₹|zł|Kč|Ft|₽|(?:TL|kr|CHF|EUR|USD|Euro|euros?|Fr\.|lei|лв|грн)(?!\p{L}))/u;
/** At the end of a row of a price list. */
const free =
  /[:–—-]\s*(?:free(?: of charge)?|gratis|kostenlos|frei|gratuite?s?|gratuit[oa]|grátis|ücretsiz)\.?$/i;
const recurring =
  /\/\s?(?:mo|month|yr|year|user|seat|week)|per (?:month|year|user|seat|week)|monthly|annually|pro monat|par mois|al mes/i;
const beforePrice =
  /^(?:from|starting(?: at| from)?|only|just|price|pricing|cost|rate|fee|ab|nur|preis|à partir de|dès|prix|tarif|desde|precio|da|prezzo|vanaf|prijs|a partir de|preço|~|≈)\s?:?$/i;
/** "Installation: from €450" */
const beforeAmount =
  /(?<![\p{L}\p{N}])(?:from|starting at|ab|à partir de|dès|desde|da|vanaf|a partir de)\s*$/iu;
const mostCards = 6;
const mostRows = 25;

export interface PriceCard {
  name: string;
  lines: string[];
  /** The sentence below the price. */
  description: string | null;
  isPlan: boolean;
}

/** Prices of named things, only from price lists, tables and cards where name and price stand side by side. */
export function minePrices(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const found: PagedAnswer[] = [];
  for (const page of pages) {
    const isDisputed = ({ name }: { name: string }): boolean =>
      context.disputedNames?.has(bare(name)) ?? false;
    const cards = readCards(page.lines).filter((card) => !isDisputed(card));
    const names = new Set(cards.map((card) => card.name.toLowerCase()));
    // The same name twice (monthly and yearly tabs, say) leaves open which price is right.
    const isPlain =
      cards.length >= 4 && cards.every((card) => card.lines.length === 1 && card.description === null);
    if (isPlain && names.size === cards.length && cards.length <= mostRows) {
      const asked = phrase(factQuestions.prices, context.language, null);
      if (asked)
        found.push({
          page,
          question: asked,
          answer: cards.map(({ name, lines }) => `- **${escapeMarkdown(name)}**: ${lines[0]}`).join("\n"),
          lines: cards.flatMap(({ name, lines }) => [name, ...lines]),
          topic: "prices",
          needsSubject: false,
          confidence: 0.7,
        });
    } else if (cards.length >= 1 && cards.length <= mostCards && names.size === cards.length) {
      for (const card of cards) {
        const isKind = /\b(?:plans?|packages?|memberships?|pass|bundle|subscription|tier)$/i.test(card.name);
        const isEnglish = context.language === "en";
        const common = lowerCommon(card.name);
        const name = isEnglish && !isKind && !card.isPlan && isPlural(common) ? common : card.name;
        const phrases =
          isEnglish && isKind
            ? factQuestions.kindPrice
            : isEnglish && card.isPlan
              ? factQuestions.planPrice
              : isEnglish && isPlural(name)
                ? factQuestions.pricePlural
                : factQuestions.price;
        const question = phrase(phrases, context.language, null)?.replace("{name}", () => name);
        if (!question) continue;
        const [first = "", ...more] = card.lines;
        const answer = [
          `**${escapeMarkdown(card.name)}**`,
          first,
          ...(card.description === null ? [] : [escapeMarkdown(card.description)]),
          ...(more.length > 0 ? [more.map((line) => `- ${escapeMarkdown(line)}`).join("\n")] : []),
        ];
        found.push({
          page,
          question,
          answer: answer.join("\n\n"),
          lines: [card.name, ...(card.description === null ? [] : [card.description]), ...card.lines],
          topic: null,
          isPriced: true,
          needsSubject: false,
          confidence: 0.7,
        });
      }
    }
    const rows = readRows(page.lines).filter((row) => !isDisputed(row));
    const question = phrase(factQuestions.prices, context.language, null);
    if (
      rows.length >= 3 &&
      question &&
      !isPlain &&
      (cards.length === 0 || cards.length > mostCards || rows.length > cards.length * 2)
    ) {
      found.push({
        page,
        question,
        answer: [...headOf(rows), ...rows.slice(0, mostRows).map((row) => row.shown)]
          .map((row) => `- ${row}`)
          .join("\n"),
        lines: rows.slice(0, mostRows).map((row) => row.text),
        topic: "prices",
        needsSubject: false,
        confidence: 0.7,
      });
    }
  }
  return found;
}

/** "Scissors and shears", not "Glass" or "Bus"; only of names that are written as common nouns. */
function isPlural(name: string): boolean {
  return (
    /^\p{Ll}/u.test(name) &&
    / /.test(name) &&
    /(?:[^siu]s|ies)$/.test(name) &&
    !/ (?:for|with|of|in|on|per|up) /.test(name)
  );
}

/**
 * Prices with their names: the heading (never the page's own) within three short lines above, or where none of the
 * prices has one, the short line right above.
 */
export function readCards(lines: TextLine[]): PriceCard[] {
  const prices = lines.flatMap((line, at) => (isPrice(line.text) && !line.isExcluded ? [at] : []));
  const headings = prices.map((at) => headingAbove(lines, at));
  const named = new Set(headings.filter((heading) => heading !== null));
  // A heading of a whole section stands above the first of its prices only.
  const useHeadings = named.size * 5 >= prices.length * 4;
  const labels = prices.map((at) => labelAbove(lines, at));
  if (!useHeadings && (labels.length < 2 || labels.includes(null))) return [];
  return prices.flatMap((at, index) => {
    const name = (useHeadings ? headings : labels)[index];
    const price = priceOf(lines[at]!.text);
    const after = lines[at + 1]?.text ?? "";
    const isPlan = recurring.test(`${price} ${after.length < 30 ? after : ""}`);
    if (
      !name ||
      !isName(name.text) ||
      (!isPlan && (!useHeadings || (prices.length < 2 && !/\s/.test(name.text))))
    )
      return [];
    return [
      {
        name: name.text.replace(/^the /i, ""),
        lines: [price, ...featuresAfter(lines, at)],
        description: descriptionAfter(lines, at),
        isPlan,
      },
    ];
  });
}

/** Without the button that stands on the same line: "$14.00 Add to cart". */
function priceOf(text: string): string {
  const found = amount.exec(text);
  if (!found) return text;
  const end = found.index + found[0].length;
  return (
    text.slice(0, end) +
    (/^[\s/]*(?:[\p{Ll}\d(+*/–-][\s\S]*)?$/u.test(text.slice(end)) ? text.slice(end) : "")
  );
}

function headingAbove(lines: TextLine[], at: number): TextLine | null {
  for (let step = 1; step <= 3; step += 1) {
    const line = lines[at - step];
    if (!line || line.text.length > 120 || line.level === 1) return null;
    if (line.level < 7) return line;
    if (isPrice(line.text)) return null;
  }
  return null;
}

function labelAbove(lines: TextLine[], at: number): TextLine | null {
  const line = lines[at - 1];
  return line && line.level === 7 && line.text.length <= 30 && !line.isControl && !line.isListItem
    ? line
    : null;
}

function descriptionAfter(lines: TextLine[], priceAt: number): string | null {
  const line = lines[priceAt + 1];
  if (!line || line.level < 7 || line.isExcluded || line.isControl || line.isListItem || isPrice(line.text))
    return null;
  return line.text.length >= 25 &&
    line.text.length <= 240 &&
    /[.。]$/.test(line.text) &&
    !isInvitation(line.text)
    ? line.text
    : null;
}

function featuresAfter(lines: TextLine[], priceAt: number): string[] {
  const features: string[] = [];
  for (let at = priceAt + 1; at < lines.length && features.length < 10; at += 1) {
    const line = lines[at]!;
    if (line.level < 7 || line.isExcluded || line.isControl || isPrice(line.text) || !line.isListItem) break;
    if (isCrossedOut(line)) continue;
    features.push(line.text);
  }
  return features;
}

/** What a plan does not include is listed, greyed out or with a cross, beside what it includes. */
function isCrossedOut(line: TextLine): boolean {
  const missing =
    /(?:^|[\s_-])(?:text-muted|muted|disabled|excluded|unavailable|inactive|not-included|line-through|no|bi-x|fa-times|fa-xmark|icon-x|cross|close)(?:$|[\s_-])/;
  if (/^[❌✖✗✘✕×]/.test(line.text) || missing.test(nameOf(line.element))) return true;
  return [...walk(line.element)].some(
    (node) => node.kind === "element" && (/^(?:del|s|strike)$/.test(node.tag) || missing.test(nameOf(node))),
  );
}

export interface PriceRow {
  text: string;
  name: string;
  /** Markdown: the name of a table's row stands out from its remarks and its price. */
  shown: string;
  /** Of its table, where the row has several prices. */
  head?: PageElement | null;
}

/** "14 €, 19 €, 95 €" mean something with the names of their columns. */
function headOf(rows: PriceRow[]): string[] {
  const [first] = rows;
  if (!first?.head || rows.some((row) => row.head !== first.head)) return [];
  const [name = "", ...columns] = cellsOf(first.head).map(escapeMarkdown);
  return columns.length > 1 && columns.every((column) => column.length <= 40)
    ? [name === "" ? columns.join(", ") : `**${name}**: ${columns.join(", ")}`]
    : [];
}

/** The row of names above the others. */
function headRow(row: PageElement): PageElement | null {
  let table: PageElement | null = row.parent;
  while (table && table.tag !== "table") table = table.parent;
  if (!table) return null;
  for (const node of walk(table))
    if (node.kind === "element" && node.tag === "tr")
      return node.children.some((cell) => cell.kind === "element" && cell.tag === "th") &&
        !amount.test(plainText(node))
        ? node
        : null;
  return null;
}

function cellsOf(row: PageElement): string[] {
  return row.children.flatMap((cell) => (cell.kind === "element" ? [plainText(cell)] : []));
}

/** Rows of a price table or list: "Oil change $49". */
export function readRows(lines: TextLine[]): PriceRow[] {
  const rows = lines
    .filter((line) => line.level === 7 && !line.isExcluded && !line.isControl && line.text.length <= 160)
    .flatMap((line) =>
      line.element.tag === "tr" ? readTableRow(line) : line.isListItem ? readItem(line) : [],
    );
  const byText = new Map(rows.map((row) => [row.text, row]));
  const names = new Set(rows.map((row) => row.name.toLowerCase()));
  return names.size * 2 > rows.length ? [...byText.values()] : [];
}

function readItem({ text }: TextLine): PriceRow[] {
  const price = amount.exec(text) ?? free.exec(text);
  if (!price || price.index < 4 || price.index > 70 || text.length > 120) return [];
  const name = text
    .slice(0, price.index)
    .replace(beforeAmount, "")
    .replace(/[\s:–—.-]+$/u, "");
  return isName(name) ? [{ text, name, shown: escapeMarkdown(text) }] : [];
}

function readTableRow(line: TextLine): PriceRow[] {
  const cells = line.element.children.flatMap((cell) =>
    cell.kind === "element" && (!isControlCell(cell) || amount.test(plainText(cell)))
      ? [plainText(cell)]
      : [],
  );
  const [first = "", ...others] = cells.filter((cell) => cell !== "");
  if (!amount.test(others.join(" ")) || !isName(first.replace(/[:.]+$/, ""), 12)) return [];
  const rest = others.map(escapeMarkdown).join(", ");
  const head = others.filter((cell) => amount.test(cell)).length > 1 ? headRow(line.element) : null;
  return [{ text: line.text, name: first, shown: `**${escapeMarkdown(first)}**: ${rest}`, head }];
}

/** "Book now" in a row's last cell. */
function isControlCell(cell: PageElement): boolean {
  const text = plainText(cell);
  return [...walk(cell)].some(
    (node) => node.kind === "element" && /^(?:a|button)$/.test(node.tag) && plainText(node) === text,
  );
}

/** A line that holds a price and hardly anything else. */
export function isPrice(text: string): boolean {
  const price = amount.exec(text);
  if (price === null || text.length > 45 || price.index > 14 || text.length - price[0].length > 28)
    return false;
  const before = text.slice(0, price.index).trim();
  return (
    (before === "" || beforePrice.test(before)) && !amount.test(text.slice(price.index + price[0].length))
  );
}

function isName(text: string, mostWords = 7): boolean {
  return (
    text.length >= 2 &&
    text.length <= 60 &&
    /\p{L}{2}/u.test(text) &&
    text.split(" ").length <= mostWords &&
    !/[?!:#]/.test(text) &&
    /^\p{L}/u.test(text) &&
    !/^(?:from|with|for|to|up|per|are|is|and|or|max|min|plan comparison|compare|contact|kontakt|contacto|contatti|get in touch|nous contacter|quote|devis|urgence|appel)\b/i.test(
      text,
    ) &&
    !amount.test(text) &&
    !isCallToAction(text) &&
    !/^(?:total|subtotal|from|only|save|sale|pric(?:e|es|ing)|our prices|cost|raised|goal|tarifs?|preise|precios|prezzi|since)$/i.test(
      text,
    )
  );
}
