import { everydaySynonyms } from "./everyday-synonyms.ts";
import { foldText } from "./fold-text.ts";
import { splitWords } from "./split-words.ts";
import { stemOf } from "./stem.ts";
import { stopWords } from "./stop-words.ts";
import { synonymTable } from "./synonym-table.ts";

type Phrase = string[];

interface Entry {
  stems: string[];
  phrase: Phrase;
  group: Phrase[];
  /** Other kinds of the same thing. */
  siblings: Phrase[];
  isEveryday: boolean;
}

function phrasesOf(text: string): Phrase[] {
  return text.split("|").map((phrase) => splitWords(foldText(phrase)).map(({ word }) => word));
}

/** Keyed by the stem of the phrase's first word, longest phrases first. */
const entries = new Map<string, Entry[]>();
const knownWords = new Set<string>();
/** A phrase may belong to several groups. */
const lines = [synonymTable, everydaySynonyms].flatMap((table) =>
  table
    .trim()
    .split("\n")
    .map((line) => ({ line, isEveryday: table === everydaySynonyms })),
);
for (const { line, isEveryday } of lines) {
  const [same = [], kinds = []] = line.split(">").map(phrasesOf);
  const group = [...same, ...kinds];
  for (const phrase of group) {
    const siblings = kinds.includes(phrase) ? kinds : [];
    const stems = phrase.map(stemOf);
    const first = stems[0];
    if (first === undefined) continue;
    entries.set(first, [...(entries.get(first) ?? []), { stems, phrase, group, siblings, isEveryday }]);
    for (const word of phrase) knownWords.add(word);
  }
}
for (const list of entries.values()) list.sort((a, b) => b.stems.length - a.stems.length);

export interface Synonym {
  words: Phrase;
  /** Everyday words have more meanings than the words of a topic, so their synonyms count less. */
  isEveryday: boolean;
  /** Another kind of the same thing: worth showing in a search, but not an answer. A dog is a pet, but not a cat. */
  isSibling: boolean;
}

export interface PhraseMeaning {
  /** How many words of the query the phrase covers. */
  length: number;
  /** Synonyms of the phrase. */
  others: Synonym[];
}

/** Returns the longest known phrase that starts at `at`, or null. */
export function synonymsAt(words: readonly string[], at: number): PhraseMeaning | null {
  const word = words[at];
  const candidates = word === undefined ? undefined : entries.get(stemOf(word));
  const matching = (candidates ?? [])
    .map((entry) => ({ ...entry, length: lengthAt(entry.stems, { words, at }) }))
    .filter(({ length }) => length > 0);
  // The entries are sorted longest first.
  const [first] = matching;
  if (!first) return null;
  const longest = matching.filter(({ stems }) => stems.length === first.stems.length);
  const others = longest.flatMap(({ group, phrase, siblings, isEveryday }) =>
    group
      .filter((other) => other !== phrase)
      .map((words) => ({ words, isEveryday, isSibling: siblings.includes(words) })),
  );
  return { length: first.length, others };
}

/** Returns the same for all words that mean the same, and the stem for a word without synonyms. */
export function canonicalOf(word: string): string {
  const stem = stemOf(word);
  const entry = entries.get(stem)?.find(({ stems }) => stems.length === 1);
  return entry?.group[0]?.map(stemOf).join(" ") ?? stem;
}

/** These words count as spelled correctly, even if no document contains them. */
export const synonymWords: ReadonlySet<string> = knownWords;

/**
 * Returns how many words the phrase covers here, or 0. Stop words may be in between: "reset my password" matches "reset
 * password".
 */
function lengthAt(stems: string[], { words, at }: { words: readonly string[]; at: number }): number {
  let next = at;
  for (const stem of stems) {
    while (
      next > at &&
      words[next] !== undefined &&
      stemOf(words[next]!) !== stem &&
      stopWords.has(words[next]!)
    )
      next++;
    const word = words[next];
    if (word === undefined || stemOf(word) !== stem) return 0;
    next++;
  }
  return next - at;
}
