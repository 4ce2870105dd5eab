import { joinLines, selectLines, splitSentences } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { factQuestions } from "./fact-phrases.ts";
import { foldLoosely } from "./ground.ts";
import { parentsOfRepeated } from "./heading-names.ts";
import { isPitch } from "./language-phrases.ts";
import { noPrice } from "./mine-price-sentences.ts";
import { isOfDelivery } from "./mine-prices.ts";
import { sectionsOf, usefulLines } from "./mine-sections.ts";
import { tellsOffer } from "./page-kinds.ts";
import { amount, isAboutPrices, isName } from "./price-text.ts";
import type { ReadPage } from "./read-page.ts";
import { isDated } from "./refused-texts.ts";
import { phrase } from "./topics.ts";

const most = 10;
/** The price words in the heading, which the question already contains. */
const priceWords =
  /\s*(?:[:–—-]\s*)?(?:pricing|prices?|price list|rates?|fees?|costs?|preise?|preisliste|tarife?|tarifs?|precios?|tarifas?|prezzi|prijzen|tarieven|preços|cennik|fiyatlar[ıi]?)$/iu;
/** What a project cost those who paid for it isn't what customers pay. */
const funded =
  /\b(?:grants?|funded|funding|donat\w+|sponsor\w*|raised|zusch(?:uss|üsse)\w*|gefördert\w*|förder(?:ung|mittel)\w*|anschaffungskosten|spenden?|subvention\w*|financé\w*|dons?|donaci\w+|finanziat\w*|donazion\w+|subsidie\w*|gesponsord)\b/iu;
/** In characters. The price must be near the start of the section. */
const maxBefore = 160;

/**
 * Finds sections whose sentences state the price of what the heading names: "Drain cleaning" above "We offer … for
 * $280."
 */
export function minePricedSections(
  pages: ReadPage[],
  context: FactContext,
  taken: ReadonlySet<string>,
): PagedAnswer[] {
  const found: PagedAnswer[] = [];
  for (const page of pages) {
    if (!tellsOffer(page) || isOfDelivery(page)) continue;
    // "Class details" below each of several classes has no price of its own.
    const repeated = new Set([...parentsOfRepeated(page.lines).keys()].map(({ text }) => text));
    for (const { heading, level, lines: below } of sectionsOf(page.lines)) {
      if (repeated.has(heading)) continue;
      const name = heading.replace(priceWords, "").trim();
      if (level === 1 || isAboutPrices.test(name) || !isName(name, 5) || taken.has(foldLoosely(name)))
        continue;
      const lines = usefulLines(below).filter(({ isLabel }) => !isLabel);
      const text = lines.map((line) => line.text).join(" ");
      const price = amount.exec(text);
      if (
        !price ||
        // "Looking for a plumber in Leeds?" introduces a landing page, not a price.
        /[?？]/.test(text.slice(0, price.index)) ||
        isPitch(text) ||
        // What one event costs.
        isDated(text) ||
        !isNamed(name, text.slice(0, price.index)) ||
        funded.test(text) ||
        noPrice.test(splitSentences(text).find((sentence) => sentence.includes(price[0])) ?? "") ||
        price.index > maxBefore ||
        !/[.。]/.test(text) ||
        lines.length > 8
      )
        continue;
      if (context.disputedNames?.has(foldLoosely(name))) continue;
      const question = phrase(factQuestions.price, context.language, null)?.replace("{name}", () => name);
      if (!question) continue;
      const chosen = selectLines(heading, lines);
      found.push({
        page,
        question,
        answer: joinLines(chosen, page.url),
        lines: chosen.map((line) => line.text),
        topic: null,
        isPriced: true,
        needsSubject: false,
        confidence: 0.65,
      });
    }
  }
  return found.slice(0, most);
}

/** "Stalls cost €12" below "Saturday market" isn't the market's price. */
function isNamed(name: string, text: string): boolean {
  const said = foldLoosely(text).split(" ");
  return foldLoosely(name)
    .split(" ")
    .some((word) => word.length >= 4 && said.some((other) => other.startsWith(word.slice(0, -1))));
}
