import { escapeMarkdown } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { factQuestions } from "./fact-phrases.ts";
import { foldLoosely } from "./ground.ts";
import { lowerCommon } from "./heading-to-question.ts";
import { subjectOf } from "./page-subject.ts";
import { readCards } from "./price-cards.ts";
import { headOf, type PriceRow, readRows } from "./price-rows.ts";
import type { ReadPage } from "./read-page.ts";
import { phrase, topics } from "./topics.ts";

const maxCards = 6;
const maxRows = 25;
const minRows = 2;
const sureRows = 3;
/** In characters. */
const maxGroup = 120;
const pricePage =
  /pric|rate|fee|cost|tariff|tarif|tarie|preis|kosten|precio|prezzi|listino|prij[sz]|preço|cen(?:y|nik)|fiyat|цен|料金|menu|speisekarte|carte/i;

/** Finds prices of named products, but only in lists, tables and cards that show name and price side by side. */
export function minePrices(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const found: PagedAnswer[] = [];
  for (const page of pages) {
    const isDisputed = ({ name }: { name: string }): boolean =>
      context.disputedNames?.has(foldLoosely(name)) ?? false;
    const cards = readCards(page.lines).filter((card) => !isDisputed(card));
    const names = new Set(cards.map((card) => card.name.toLowerCase()));
    // If a name occurs twice, for example in monthly and yearly tabs, its price is ambiguous.
    const isPlain =
      cards.length >= 4 && cards.every((card) => card.lines.length === 1 && card.description === null);
    if (isPlain && names.size === cards.length && cards.length <= maxRows) {
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
    } else if (cards.length >= 1 && cards.length <= maxCards && names.size === cards.length) {
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
    // Shipping costs aren't product prices.
    const priced = new Set(found.filter((one) => one.page === page).flatMap(({ lines }) => lines));
    const rows = isOfDelivery(page)
      ? []
      : readRows(page.lines).filter((row) => !isDisputed(row) && !priced.has(row.text));
    const question = phrase(factQuestions.prices, context.language, null);
    if (rows.length < minRows || !question || isPlain) continue;
    const shown = rows.slice(0, maxRows);
    const subject = isOfPrices({ ...page, ...page.outline }) ? null : subjectOf(page, context.companyName);
    found.push({
      page,
      question,
      answer: listRows(shown),
      lines: [...groupsOf(shown), ...shown.map((row) => row.text)],
      topic: "prices",
      // Only English has a wording with the page's topic.
      needsSubject: subject !== null && context.language === "en",
      ...(subject === null ? {} : { subject }),
      confidence: hasAmbiguousNames(shown) ? 0.45 : rows.length < sureRows ? 0.55 : 0.7,
    });
  }
  return found;
}

/** Rows below two or more headings keep them, because "one hour" is unclear without its heading. */
function listRows(rows: PriceRow[]): string {
  const listed = (own: PriceRow[]): string[] =>
    [...headOf(own), ...own.map(({ shown }) => shown)].map((row) => `- ${row}`);
  if (groupsOf(rows).length === 0) return listed(rows).join("\n");
  return [...Map.groupBy(rows, ({ group }) => group ?? "")]
    .map(([group, own]) =>
      [...(group === "" ? [] : [`**${escapeMarkdown(group)}**`, ""]), ...listed(own)].join("\n"),
    )
    .join("\n\n");
}

/** True if one name has two prices, whose difference isn't in the rows. */
function hasAmbiguousNames(rows: PriceRow[]): boolean {
  return new Set(rows.map(({ group, name }) => `${group} ${name}`.toLowerCase())).size < rows.length;
}

function groupsOf(rows: PriceRow[]): string[] {
  const groups = [...new Set(rows.flatMap(({ group }) => group ?? []))];
  return groups.length > 1 && groups.every((group) => group.length <= maxGroup) ? groups : [];
}

/** True if the page's address or heading names prices. */
export function isOfPrices({
  segments,
  mainHeading,
}: {
  segments: string[];
  mainHeading: string | null;
}): boolean {
  return [segments.at(-1) ?? "", mainHeading ?? ""].some((text) => pricePage.test(text));
}

function isOfDelivery({ outline }: ReadPage): boolean {
  return topics.some(
    ({ id, heading }) =>
      (id === "delivery" || id === "returns") && heading?.test(outline.mainHeading?.trim() ?? ""),
  );
}

/** True for "Scissors and shears", but not for "Glass" or "Bus". Checks only names written as common nouns. */
function isPlural(name: string): boolean {
  return (
    /^\p{Ll}/u.test(name) &&
    / /.test(name) &&
    /(?:[^siu]s|ies)$/.test(name) &&
    !/ (?:for|with|of|in|on|per|up) /.test(name)
  );
}
