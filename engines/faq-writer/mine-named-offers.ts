import { packs } from "#engines/languages/packs.ts";
import { joinLines } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { calmCapitals } from "./heading-to-question.ts";
import { isCallToAction } from "./language-phrases.ts";
import { sectionsOf } from "./mine-sections.ts";
import { tellsOffer } from "./page-kinds.ts";
import type { TextLine } from "./page-lines.ts";
import { amount } from "./price-text.ts";
import type { ReadPage } from "./read-page.ts";

const most = 6;
const minItems = 3;
const maxItems = 15;
/** In characters. */
const maxItem = 90;

/** Finds lists below headings such as "Residential cleaning services", which name one kind of offer. */
export function mineNamedOffers(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const rule = packs.find(({ code }) => code === context.language)?.namedOffer;
  if (!rule) return [];
  const found = new Map<string, PagedAnswer>();
  for (const page of pages) {
    if (!tellsOffer(page)) continue;
    for (const { heading, lines } of sectionsOf(page.lines)) {
      const name = rule.heading.exec(heading.trim().replace(/[:.]$/, ""))?.groups?.["name"];
      const items = itemsOf(lines);
      if (!name || name.split(" ").length > 4 || items.length < minItems) continue;
      const question = rule.question.replace("{name}", () => lowerCase(calmCapitals(name, context.language)));
      if (found.has(question)) continue;
      found.set(question, {
        page,
        question,
        answer: joinLines(items, page.url),
        lines: items.map(({ text }) => text),
        topic: null,
        needsSubject: false,
        confidence: 0.65,
      });
    }
  }
  return [...found.values()].slice(0, most);
}

/** "This course includes:" above a list says what one offer consists of, not which ones there are. */
const ofOne =
  /^(?:this|each|every|diese[rs]?|jede[rs]?|chaque|ce(?:tte)?|cada|est[ea]|ogni|quest[oa]|elke?|dit|deze)(?!\p{L}).*:$/iu;

/** Returns the section's first list. */
function itemsOf(lines: TextLine[]): TextLine[] {
  const start = lines.findIndex(({ isListItem }) => isListItem);
  if (start < 0 || ofOne.test(lines[start - 1]?.text ?? "")) return [];
  const end = lines.findIndex(({ isListItem }, at) => at > start && !isListItem);
  const items = lines.slice(start, end < 0 ? undefined : end);
  const areNames = items.every(
    ({ text, isControl }) =>
      !isControl &&
      text.length <= maxItem &&
      !amount.test(text) &&
      !/[?]$/.test(text) &&
      !isCallToAction(text),
  );
  return areNames && items.length <= maxItems ? items : [];
}

/** Title case becomes lowercase, acronyms stay. */
function lowerCase(name: string): string {
  return name
    .split(" ")
    .map((word) => (/^\p{Lu}[\p{Ll}-]+$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
}
