import { escapeMarkdown } from "./answer-lines.ts";
import { factQuestions } from "./fact-phrases.ts";
import { isCallToAction } from "./language-phrases.ts";
import type { FactContext, PagedAnswer } from "./mine-contact-facts.ts";
import type { TextLine } from "./page-lines.ts";
import { nameOf, walk } from "./page-tree.ts";
import type { ReadPage } from "./read-page.ts";
import { phrase } from "./topics.ts";

const amount =
  /(?:[$€£₹¥₦₺₴₽]|(?<!\p{L})(?:USD|EUR|GBP|CHF|INR|Rs\.?|R\$|AED|CAD|AUD|NZD|kr\.?)(?!\p{L}))\s?\d[\d.,'’]{0,12}|(?<![\d.,])\d[\d.,'’]{0,12}\s?(?:€|£|\$|zł|Kč|Ft|₽|(?:kr|CHF|EUR|USD|Euro|euros?|Fr\.|lei|лв|грн)(?!\p{L}))/u;
const recurring =
  /\/\s?(?:mo|month|yr|year|user|seat|week)|per (?:month|year|user|seat|week)|monthly|annually|pro monat|par mois|al mes/i;
const mostCards = 6;
const mostRows = 15;

interface PriceCard {
  name: string;
  lines: string[];
  isPlan: boolean;
}

/** Prices of named things, only from price lists, tables and cards where name and price stand side by side. */
export function minePrices(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const found: PagedAnswer[] = [];
  for (const page of pages) {
    const cards = readCards(page.lines);
    const names = new Set(cards.map((card) => card.name.toLowerCase()));
    // The same name twice (monthly and yearly tabs, say) leaves open which price is right.
    if (cards.length >= 1 && cards.length <= mostCards && names.size === cards.length) {
      for (const card of cards) {
        const phrases =
          card.isPlan && !/plan|package|membership|pass/i.test(card.name) && context.language === "en"
            ? factQuestions.planPrice
            : factQuestions.price;
        const question = phrase(phrases, context.language, null)?.replace("{name}", () => card.name);
        if (!question) continue;
        const [first = "", ...more] = card.lines;
        const answer = [
          `**${escapeMarkdown(card.name)}**`,
          first,
          ...(more.length > 0 ? [more.map((line) => `- ${escapeMarkdown(line)}`).join("\n")] : []),
        ];
        found.push({
          page,
          question,
          answer: answer.join("\n\n"),
          lines: [card.name, ...card.lines],
          topic: null,
          needsSubject: false,
          confidence: 0.7,
        });
      }
    }
    const rows = readRows(page.lines);
    const question = phrase(factQuestions.prices, context.language, null);
    if (
      rows.length >= 3 &&
      question &&
      (cards.length === 0 || cards.length > mostCards || rows.length > cards.length * 2)
    ) {
      found.push({
        page,
        question,
        answer: rows
          .slice(0, mostRows)
          .map((row) => `- ${escapeMarkdown(row)}`)
          .join("\n"),
        lines: rows.slice(0, mostRows),
        topic: "prices",
        needsSubject: false,
        confidence: 0.7,
      });
    }
  }
  return found;
}

/** A name and its price right below it, or a heading (never the page's own) and its price within three short lines. */
function readCards(lines: TextLine[]): PriceCard[] {
  const cards: PriceCard[] = [];
  const labelled: PriceCard[] = [];
  lines.forEach((price, at) => {
    const before = lines[at - 1];
    if (!isPrice(price.text) || price.isExcluded || !before) return;
    const heading = [before, lines[at - 2], lines[at - 3]].find(
      (line, step, all) =>
        line &&
        line.level > 1 &&
        line.level < 7 &&
        all
          .slice(0, step)
          .every((between) => between && between.text.length <= 120 && !isPrice(between.text)),
    );
    const isLabel = before.level === 7 && before.text.length <= 30 && !before.isControl && !before.isListItem;
    const name = heading === before ? before : isLabel ? before : heading;
    if (!name || !isName(name.text)) return;
    const after = lines[at + 1]?.text ?? "";
    const card = {
      name: name.text,
      lines: [price.text, ...featuresAfter(lines, at)],
      isPlan: recurring.test(`${price.text} ${after.length < 30 ? after : ""}`),
    };
    (name.level < 7 ? cards : labelled).push(card);
  });
  // A short line above a single price may be anything; several in a row are a price list.
  return labelled.length >= 2 ? [...cards, ...labelled] : cards;
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

/** Rows of a price table or list: "Oil change $49". */
function readRows(lines: TextLine[]): string[] {
  const rows = lines
    .filter((line) => line.level === 7 && !line.isExcluded && !line.isControl && line.text.length <= 120)
    .filter((line) => line.element.tag === "tr" || line.isListItem)
    .map((line) => line.text)
    .filter((text) => {
      const price = amount.exec(text);
      return (
        price !== null &&
        price.index >= 4 &&
        price.index <= 70 &&
        isName(text.slice(0, price.index).replace(/[\s:–—.-]+$/u, ""))
      );
    });
  return [...new Set(rows)];
}

function isPrice(text: string): boolean {
  const price = amount.exec(text);
  return price !== null && text.length <= 45 && price.index <= 14 && text.length - price[0].length <= 28;
}

function isName(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= 60 &&
    /\p{L}{2}/u.test(text) &&
    text.split(" ").length <= 7 &&
    !/[?!]/.test(text) &&
    !amount.test(text) &&
    !isCallToAction(text) &&
    !/^(?:total|subtotal|from|only|save|sale|pric(?:e|es|ing)|our prices|cost|raised|goal|tarifs?|preise|precios|prezzi|since)$/i.test(
      text,
    )
  );
}
