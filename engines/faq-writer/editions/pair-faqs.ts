/** Pairs the questions of two editions of a website that are translations of each other. */
import { pairPages } from "#engines/crawler/editions/pair-pages.ts";
import type { CrawledPage } from "#engines/crawler/types.ts";
import { groundText } from "../ground.ts";
import { readPage } from "../read-page.ts";
import type { GeneratedFaq } from "../types.ts";
import { align } from "./align.ts";
import { likeness, tokensOf } from "./tokens.ts";

export interface EditionFaqs {
  pages: readonly CrawledPage[];
  faqs: readonly GeneratedFaq[];
}

/** An index in the main edition's questions, and one in the other edition's. */
export type FaqPair = [main: number, other: number];

interface Placed {
  faq: GeneratedFaq;
  index: number;
  /** Where the page states it. */
  place: number;
  tokens: Set<string>;
  length: number;
}

/**
 * Pairs questions by their pages and by their order within them, if both pages are built alike and the answers don't
 * contradict each other. A template's question about the whole company, such as the one about opening hours, is paired
 * with its own translation wherever it was found. Each question is paired at most once; unsure ones aren't.
 */
export function pairFaqs(main: EditionFaqs, other: EditionFaqs): FaqPair[] {
  const [ours, theirs] = [placedOf(main), placedOf(other)];
  const pairs: FaqPair[] = [];
  const taken = { main: new Set<number>(), other: new Set<number>() };
  const add = (found: readonly (readonly [Placed, Placed])[]) => {
    for (const [one, two] of found) {
      if (taken.main.has(one.index) || taken.other.has(two.index)) continue;
      taken.main.add(one.index);
      taken.other.add(two.index);
      pairs.push([one.index, two.index]);
    }
  };
  for (const page of pairPages(main.pages, other.pages)) {
    const [one, two] = [groupsOn(ours, page.main), groupsOn(theirs, page.other)];
    for (const [group, items] of one) {
      const counterparts = two.get(group) ?? [];
      // The headings of pages that are built differently may be about anything.
      if (group.endsWith(looseGroup) && outlineOf(page.main) !== outlineOf(page.other)) continue;
      add(align(items, counterparts).map(([a, b]) => [items[a]!, counterparts[b]!] as const));
    }
  }
  add(sameTemplates(ours, theirs));
  return pairs.sort(([a], [b]) => a - b);
}

function placedOf({ pages, faqs }: EditionFaqs): Placed[] {
  const textOf = new Map(pages.map((page) => [page.url, readPage(page).text]));
  return faqs.map((faq, index) => {
    const text = textOf.get(faq.sourceUrl) ?? "";
    const quoted = groundText([faq.origin === "explicit" ? faq.question : (faq.evidence[0] ?? "")]);
    const at = quoted === "" ? -1 : text.indexOf(quoted);
    return {
      faq,
      index,
      place: at < 0 ? text.length + index : at,
      tokens: tokensOf(faq.answer, faq.sourceUrl),
      length: faq.answer.length,
    };
  });
}

/** Of sections whose heading says nothing that a template knows. */
const looseGroup = " of any topic";

/** Only questions of the same kind are compared. */
function groupsOn(placed: readonly Placed[], { url }: CrawledPage): Map<string, Placed[]> {
  const onPage = placed.filter(({ faq }) => faq.sourceUrl === url).sort((a, b) => a.place - b.place);
  return Map.groupBy(onPage, ({ faq: { origin, topic } }) =>
    origin === "explicit" ? origin : `${origin}${topic ? ` ${topic}` : looseGroup}`,
  );
}

/** The levels of a page's headings, which are equal for a page and its translation. */
function outlineOf(page: CrawledPage): string {
  return readPage(page)
    .lines.filter(({ level, isExcluded }) => level < 7 && !isExcluded)
    .map(({ level }) => level)
    .join("");
}

function sameTemplates(ours: readonly Placed[], theirs: readonly Placed[]): [Placed, Placed][] {
  const [one, two] = [onlyOfTopic(ours), onlyOfTopic(theirs)];
  return [...one].flatMap(([topic, placed]): [Placed, Placed][] => {
    const counterpart = two.get(topic);
    return counterpart && likeness(placed.tokens, counterpart.tokens) !== 0 ? [[placed, counterpart]] : [];
  });
}

/** Template questions that were written once. */
function onlyOfTopic(placed: readonly Placed[]): Map<string, Placed> {
  const byTopic = Map.groupBy(
    placed.filter(({ faq }) => faq.origin === "fact" && faq.topic),
    ({ faq }) => faq.topic!,
  );
  return new Map(
    [...byTopic].flatMap(([topic, some]) => (some.length === 1 ? [[topic, some[0]!] as const] : [])),
  );
}
