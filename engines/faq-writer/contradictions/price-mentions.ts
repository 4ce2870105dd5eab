import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { splitSentences } from "../answer-lines.ts";
import { foldLoosely } from "../ground.ts";
import type { TextLine } from "../page-lines.ts";
import { type PriceCard, readCards } from "../price-cards.ts";
import { readRows } from "../price-rows.ts";
import { amount, isPrice } from "../price-text.ts";
import type { ReadPage } from "../read-page.ts";
import type { Mention } from "./subject.ts";

const maxNames = 80;
const maxSentenceLength = 300;
/** In characters. Longer lines aren't running text. */
const maxLineLength = 3000;
const perUnit = new RegExp(
  String.raw`(?:\/|${anyOf("prices.per")})\s?\p{L}+|\p{L}+(?:${anyOf("prices.unitEnding")})(?!\p{L})`,
  "iu",
);
const atLeast = new RegExp(
  String.raw`${wholeWords("prices.atLeast")}|\+|${anyOf("prices.atLeastEnding")}`,
  "iu",
);
/** Matches the text allowed between a product's name and its price. */
const between = new RegExp(String.raw`^[\s:–—.|-]*(?:(?:${anyOf("prices.isPriced")})\s*)*[\s:–—-]*$`, "iu");

export interface Price {
  sum: string;
  unit: string;
  isLeast: boolean;
}

/**
 * True if the prices contradict each other. "From 40" and "45" don't, and monthly and yearly prices aren't comparable.
 */
export function isOtherPrice(one: Price, other: Price): boolean {
  return one.sum !== other.sum && one.unit === other.unit && one.isLeast === other.isLeast;
}

/**
 * Reads the prices of named products from price lists and cards, from sentences that name such a product, and from
 * sentences that state only a price.
 */
export function readPrices(pages: ReadPage[]): Mention<Price>[] {
  const mentions: Mention<Price>[] = [];
  for (const page of pages) {
    const own: Mention<Price>[] = [];
    for (const { name, lines } of readCards(page.lines).filter((card) => isAdjacent(page, card)))
      add(own, { name, price: lines[0] ?? "", evidence: lines[0] ?? "", page });
    for (const { name, text } of readRows(page.lines))
      add(own, { name, price: text.slice(name.length), evidence: text, page });
    own.push(...readProduct(page));
    const times = Map.groupBy(own, (mention) => mention.subject);
    // A product that a page lists twice has two variants, so it is skipped.
    mentions.push(...own.filter((mention) => times.get(mention.subject)?.length === 1));
  }
  const names = [...new Set(mentions.map((mention) => mention.subject))]
    .filter((name) => name.length >= 4)
    .slice(0, maxNames);
  for (const page of pages) mentions.push(...readSentences(page, names), ...readStatements(page));
  return mentions;
}

/** False if there is a label in between, because the price may then belong to something else. */
function isAdjacent(page: ReadPage, { name, lines: [price = ""] }: PriceCard): boolean {
  return page.lines.some(
    (line, at) => line.text.endsWith(name) && page.lines[at + 1]?.text.startsWith(price) === true,
  );
}

/** Reads the price directly below a product page's heading. Below another label it might belong to something else. */
function readProduct(page: ReadPage): Mention<Price>[] {
  const found: Mention<Price>[] = [];
  const at = page.lines.findIndex((line) => line.level === 1);
  const name = page.lines[at]?.text;
  const price = page.lines[at + 1]?.text;
  if (name !== undefined && price !== undefined && isPrice(price))
    add(found, { name, price, evidence: price, page });
  return found;
}

/** Matches a sentence that states only one price, such as "A full service costs £60." */
const statement = new RegExp(
  String.raw`^(?:${anyOf("prices.thing")}) ?((?:[\p{L}\p{N}’'-]+ ){0,4}[\p{L}\p{N}’'-]+) (?:currently |now |only )?(?:${anyOf("prices.cost")}) (.+)$`,
  "iu",
);
/** Matches the amount's unit and the end of the sentence. */
const onlyUnit =
  /^(?:\s?(?:\/|per|pro|par|por|al|a|an|each|je)\s?\p{L}+|\s\p{L}+(?:ly|lich|uel(?:le)?|ual))?[.!]?$/iu;

function readStatements(page: ReadPage): Mention<Price>[] {
  const found: Mention<Price>[] = [];
  for (const line of page.lines) {
    if (line.isExcluded || line.level < 7 || line.text.length > maxLineLength) continue;
    for (const sentence of splitSentences(line.text)) {
      const [, name = "", price = ""] = sentence.length <= 120 ? (statement.exec(sentence) ?? []) : [];
      const sum = amount.exec(price);
      if (!sum || !isLead(price.slice(0, sum.index))) continue;
      const rest = price.slice(sum.index + sum[0].replace(/[.,]$/, "").length);
      if (name.length >= 4 && onlyUnit.test(rest)) add(found, { name, price, evidence: sentence, page });
    }
  }
  const times = Map.groupBy(found, (mention) => mention.subject);
  return found.filter((mention) => times.get(mention.subject)?.length === 1);
}

function isLead(text: string): boolean {
  return text.trim() === "" || atLeast.test(text);
}

function readSentences(page: ReadPage, names: string[]): Mention<Price>[] {
  const found: Mention<Price>[] = [];
  if (names.length === 0) return found;
  for (const line of page.lines) {
    if (
      line.isExcluded ||
      line.isListItem ||
      line.element.tag === "tr" ||
      line.text.length > maxSentenceLength
    )
      continue;
    const price = amount.exec(line.text);
    if (!price) continue;
    const start = foldLoosely(line.text.slice(0, price.index));
    for (const name of names) {
      const at = start.lastIndexOf(name);
      if (at < 0 || !between.test(start.slice(at + name.length))) continue;
      add(found, { name, price: sentenceFrom(line, price.index), evidence: line.text, page });
    }
  }
  return found;
}

function sentenceFrom(line: TextLine, at: number): string {
  return line.text.slice(Math.max(0, at - 14), at + 40).split(/[.;,](?=\s)/)[0] ?? "";
}

function add(
  mentions: Mention<Price>[],
  { name, price, evidence, page }: { name: string; price: string; evidence: string; page: ReadPage },
): void {
  const first = amount.exec(price);
  if (!first) return;
  const rest = price.slice(first.index + first[0].length);
  // Two amounts are a range or two variants.
  if (amount.test(rest) || /^\s*[-–—]\s*\d/.test(rest)) return;
  const unit = perUnit.exec(rest.slice(0, 25))?.[0] ?? "";
  const sum = first[0]
    .replace(/\s|[.,]$/g, "")
    .replace(/[.,](?=\d{3}(?!\d))/g, "")
    .replace(/[.,](?:00|-)?$|[.,]00(?!\d)/, "");
  mentions.push({
    value: first[0].replace(/[\s.,]+$/, ""),
    meaning: {
      sum: sum.replace(",", "."),
      unit: foldLoosely(unit),
      isLeast: atLeast.test(price.slice(0, first.index)),
    },
    subject: foldLoosely(name),
    name,
    page,
    evidence,
  });
}
