/** What a claim is about, and whether two claims are about the same thing. */
import type { Passage } from "#engines/ask/passage.ts";
import { customerQuestions, intentsAsked } from "#engines/customer-questions/bank.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { statesAnswer } from "#engines/customer-questions/states-answer.ts";
import { packOf } from "#engines/languages/packs.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { stemOf } from "#engines/search/stem.ts";
import { stopWords } from "#engines/search/stop-words.ts";
import { canonicalOf } from "#engines/search/synonyms.ts";
import type { Claim, ClaimKind } from "./read-claims.ts";

export interface Subject {
  /** A label with its value, such as "Delivery: 3 days", instead of a sentence. */
  isLabel: boolean;
  /** Of the sentence without its value. */
  own: ReadonlySet<string>;
  /** The same, or one word for all words that mean the same. Claims without a common one are never compared. */
  keys: ReadonlySet<string>;
  /** Of the title and heading above it. */
  context: ReadonlySet<string>;
  /** The heading as it is written. */
  heading: string;
  /** What customers ask that it answers. Computed when it is compared, because that is slow. */
  intents: () => ReadonlySet<IntentId>;
}

/** Words in more than this share of the titles, such as the company's name, distinguish nothing. */
const commonFrom = 0.2;
const fewTitles = 8;

export function subjectReader(
  passages: readonly Passage[],
): (sentence: string, passage: Passage, claim: Claim) => Subject {
  const counts = new Map<string, number>();
  for (const title of new Set(passages.map(({ title }) => title)))
    for (const word of new Set(wordsOf(title))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const titles = Math.max(fewTitles, new Set(passages.map(({ title }) => title)).size);
  const isCommon = (word: string) => (counts.get(word) ?? 0) > titles * commonFrom;
  return (sentence, { title, heading, language }, { kind, from, to }) => {
    // The words of a policy are its subject.
    const rest = kind === "policy" ? sentence : `${sentence.slice(0, from)} ${sentence.slice(to)}`;
    const asking = askingWords(language);
    const telling = (text: string) =>
      new Set(wordsOf(text).filter((word) => !asking.has(word) && !isCommon(word)));
    const headline = heading ?? title;
    const own = telling(rest);
    return {
      isLabel: !/[.!?。！？]["'”’»)]*$/u.test(sentence),
      own,
      keys: kind === "policy" ? canonical(own) : own,
      context: telling([title, heading ?? ""].join(" ")),
      heading: foldText(headline),
      intents: once(() => intentsOf(sentence, headline, language)),
    };
  };
}

const least = { shared: 2, share: 0.75, withIntent: 0.6 } as const;
/** A policy may name one thing that the other doesn't. */
const othersOfPolicy = 1;

/** Returns 0 if the claims may be about different things, otherwise how alike they are. */
export function likenessOf(one: Subject, other: Subject, kind: ClaimKind): number {
  // Sections with one heading on two pages are about the two things of these pages.
  if (one.heading === other.heading && !overlaps(one.context, other.context, one.heading)) return 0;
  if (kind === "policy") {
    const [a, b] = [canonical(one.own), canonical(other.own)];
    const isAlike = a.difference(b).size <= othersOfPolicy && b.difference(a).size <= othersOfPolicy;
    return isAlike && a.intersection(b).size > 0 ? 1 : 0;
  }
  // The items of a list differ in one word.
  if ((one.isLabel || other.isLabel) && one.own.symmetricDifference(other.own).size > 0) return 0;
  const [a, b] = [one, other].map(({ own, context }) => own.union(context)) as [Set<string>, Set<string>];
  // What each sentence says itself must occur on the other side, because that is how it names another thing.
  const [found, foundToo] = [one.own.intersection(b).size, other.own.intersection(a).size];
  const shared = a.intersection(b).size;
  if (shared < least.shared) return 0;
  const share = Math.min(shareOf(found, one.own.size), shareOf(foundToo, other.own.size));
  if (share < least.withIntent) return 0;
  return share >= least.share || one.intents().intersection(other.intents()).size > 0 ? share : 0;
}

function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** The same word for all words that mean the same. */
function canonical(words: ReadonlySet<string>): Set<string> {
  return new Set([...words].map(canonicalOf));
}

function shareOf(found: number, all: number): number {
  return all === 0 ? 0 : found / all;
}

function overlaps(one: ReadonlySet<string>, other: ReadonlySet<string>, heading: string): boolean {
  const own = new Set(wordsOf(heading));
  const [a, b] = [one.difference(own), other.difference(own)];
  return (a.size === 0 && b.size === 0) || a.intersection(b).size > 0;
}

function intentsOf(sentence: string, headline: string, language: string): Set<IntentId> {
  const stated = [...customerQuestions(language).values()].filter((question) =>
    statesAnswer({ text: sentence, language }, question),
  );
  return new Set([...intentsAsked(headline, language), ...stated.map(({ intent }) => intent.id)]);
}

function wordsOf(text: string): string[] {
  return splitWords(foldText(text)).flatMap(({ word }) =>
    stopWords.has(word) || /^\d+$/.test(word) ? [] : [stemOf(word)],
  );
}

const askingByLanguage = new Map<string, ReadonlySet<string>>();

function askingWords(language: string): ReadonlySet<string> {
  const known = askingByLanguage.get(language);
  if (known) return known;
  const pack = packOf(language);
  const spans = pack
    ? Object.values(pack.spans).map((words) => (words instanceof RegExp ? words.source : words))
    : [];
  const text = pack
    ? `${pack.words.asking} ${pack.words.small} ${pack.words.negations} ${spans.join(" ")}`
    : "";
  const set = new Set(
    foldText(text)
      .split(/[^\p{L}]+/u)
      .flatMap((word) => [word, stemOf(word)]),
  );
  askingByLanguage.set(language, set);
  return set;
}
