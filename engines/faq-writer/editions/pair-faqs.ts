/** Pairs the questions of two editions of a website that are translations of each other. */
import { pairPages } from "#engines/crawler/editions/pair-pages.ts";
import type { CrawledPage } from "#engines/crawler/types.ts";
import { foldLoosely, groundText } from "../ground.ts";
import { mineExplicitPairs } from "../mine-explicit-pairs.ts";
import { type ReadPage, readPage } from "../read-page.ts";
import { titleTopic } from "../titled/title-topic.ts";
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

interface Edition {
  placed: Placed[];
  read: Map<string, ReadPage>;
  asked: (page: ReadPage) => OwnQuestion[];
}

/**
 * Pairs questions by page and by their order on the page, if both pages have the same structure and the answers don't
 * contradict each other. A template question about the whole company, such as the one about opening hours, is paired
 * with its own translation wherever it was found. Each question is paired at most once, and uncertain ones aren't
 * paired.
 */
export function pairFaqs(main: EditionFaqs, other: EditionFaqs): FaqPair[] {
  const [ours, theirs] = [readEdition(main), readEdition(other)];
  const pairs: FaqPair[] = [];
  const taken = { main: new Set<number>(), other: new Set<number>() };
  const add = (one: Placed | null, two: Placed | null) => {
    if (!one || !two || taken.main.has(one.index) || taken.other.has(two.index)) return;
    taken.main.add(one.index);
    taken.other.add(two.index);
    pairs.push([one.index, two.index]);
  };
  for (const { main: onePage, other: twoPage } of pairPages(main.pages, other.pages)) {
    const [one, two] = [ours.read.get(onePage.url)!, theirs.read.get(twoPage.url)!];
    // Compares everything that the pages ask, because the writer may have dropped a question in only one of the
    // languages.
    for (const [asked, askedThere] of parallelSections(...comparable(ours.asked(one), theirs.asked(two))))
      for (const [a, b] of align(asked, askedThere))
        add(faqOf(asked[a]!, ours.placed), faqOf(askedThere[b]!, theirs.placed));
    const groups = groupsOn(theirs.placed, twoPage);
    for (const [group, items] of groupsOn(ours.placed, onePage)) {
      const counterparts = groups.get(group) ?? [];
      // The headings of pages that are built differently may be about anything.
      if (group.endsWith(looseGroup) && outlineOf(one) !== outlineOf(two)) continue;
      for (const [a, b] of align(items, counterparts)) add(items[a]!, counterparts[b]!);
    }
  }
  for (const [one, two] of sameTemplates(ours.placed, theirs.placed)) add(one, two);
  return pairs.sort(([a], [b]) => a - b);
}

function readEdition({ pages, faqs }: EditionFaqs): Edition {
  const read = new Map(pages.map((page) => [page.url, readPage(page)]));
  const placed = faqs.map((faq, index) => {
    const text = read.get(faq.sourceUrl)?.text ?? "";
    return {
      faq,
      index,
      place: placeOf(faq.evidence[0] ?? "", text) ?? text.length + index,
      tokens: tokensOf(faq.answer, faq.sourceUrl),
      length: faq.answer.length,
    };
  });
  const questions = new Map([...read.values()].map((page) => [page, ownQuestions(page)]));
  const keyOf = ({ title, answer }: OwnQuestion) => `${title}\n${answer}`;
  const pagesAsking = new Map<string, number>();
  for (const asked of questions.values())
    for (const key of new Set(asked.map(keyOf))) pagesAsking.set(key, (pagesAsking.get(key) ?? 0) + 1);
  const asked = (page: ReadPage) =>
    questions.get(page)!.map((one) => ({ ...one, isRepeated: (pagesAsking.get(keyOf(one)) ?? 0) > 1 }));
  return { placed, read, asked };
}

/**
 * "Do you need help with this?" below every page isn't a part of what one of them asks. It is left out if that makes the
 * lists equally long.
 */
function comparable(one: OwnQuestion[], two: OwnQuestion[]): [OwnQuestion[], OwnQuestion[]] {
  const [own, ownThere] = [one, two].map((asked) => asked.filter(({ isRepeated }) => isRepeated !== true));
  return one.length !== two.length && own!.length === ownThere!.length ? [own!, ownThere!] : [one, two];
}

function placeOf(quoted: string, text: string): number | null {
  const folded = groundText([quoted]);
  const at = folded === "" ? -1 : text.indexOf(folded);
  return at < 0 ? null : at;
}

interface OwnQuestion {
  title: string;
  /** Position of the nearest heading above that isn't a question, or -1. */
  section: number;
  answer: string;
  place: number;
  tokens: Set<string>;
  length: number;
  /** True if several pages ask it and answer it alike. */
  isRepeated?: boolean;
}

/** The questions that the page itself asks, in order. */
function ownQuestions(page: ReadPage): OwnQuestion[] {
  const pairs = mineExplicitPairs(page).filter(({ isQuestion }) => isQuestion);
  const sections = sectionsOf(new Set(pairs.map(({ title }) => foldLoosely(title))), page);
  return pairs
    .map(({ title, answer }, index) => ({
      title: foldLoosely(title),
      section: sections.get(foldLoosely(title)) ?? -1,
      answer: foldLoosely(answer),
      place: placeOf(title, page.text) ?? page.text.length + index,
      tokens: tokensOf(answer, page.url),
      length: answer.length,
    }))
    .sort((a, b) => a.place - b.place);
}

/** By question. */
function sectionsOf(questions: ReadonlySet<string>, { lines }: ReadPage): Map<string, number> {
  const sections = new Map<string, number>();
  let section = -1;
  for (const [at, { text, level }] of lines.entries()) {
    const folded = foldLoosely(text);
    if (questions.has(folded)) sections.set(folded, sections.get(folded) ?? section);
    else if (level < 7) section = at;
  }
  return sections;
}

/**
 * Pages with the same number of sections are compared section by section, so that a missing question affects only its
 * own section.
 */
function parallelSections(one: OwnQuestion[], two: OwnQuestion[]): [OwnQuestion[], OwnQuestion[]][] {
  const [sections, counterparts] = [splitBySection(one), splitBySection(two)];
  if (sections.length !== counterparts.length) return [[one, two]];
  return sections.map((section, at) => [section, counterparts[at]!]);
}

function splitBySection(questions: OwnQuestion[]): OwnQuestion[][] {
  const sections: OwnQuestion[][] = [];
  for (const question of questions) {
    const last = sections.at(-1);
    if (last?.[0]?.section === question.section) last.push(question);
    else sections.push([question]);
  }
  return sections;
}

/**
 * Returns what the writer made of the question. Other pages may repeat the question, and the writer keeps only one of
 * them.
 */
function faqOf({ title, answer }: OwnQuestion, placed: readonly Placed[]): Placed | null {
  const own = placed.filter(({ faq }) => faq.origin === "explicit");
  return (
    own.find(({ faq }) => foldLoosely(faq.answer) === answer) ??
    own.find(({ faq }) => foldLoosely(faq.question) === title) ??
    null
  );
}

/** Marks the group for sections whose heading matches no template topic. */
const looseGroup = " of any topic";

/** Only questions of the same kind are compared. */
function groupsOn(placed: readonly Placed[], { url }: CrawledPage): Map<string, Placed[]> {
  const onPage = placed
    // Which titles a language gets depends on what its other questions leave open.
    .filter(({ faq }) => faq.sourceUrl === url && faq.origin !== "explicit" && faq.topic !== titleTopic)
    .sort((a, b) => a.place - b.place);
  return Map.groupBy(onPage, ({ faq: { origin, topic } }) => `${origin}${topic ? ` ${topic}` : looseGroup}`);
}

/** The levels of a page's headings, which are equal for a page and its translation. */
function outlineOf({ lines }: ReadPage): string {
  return lines
    .filter(({ level, isExcluded }) => level < 7 && !isExcluded)
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
