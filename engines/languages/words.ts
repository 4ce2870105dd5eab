/** Patterns and phrases from all packs. Patterns are put together once, when a module is loaded. */
import type { LanguagePack, TopicId, TopicWords, WordLists, Words } from "./language-pack.ts";
import { neutral } from "./neutral.ts";
import { packOf, packs } from "./packs.ts";

type WordKey = { [Group in keyof WordLists]: `${Group}.${keyof WordLists[Group] & string}` }[keyof WordLists];

/** The alternatives of a list in all languages, for use within a group: `(?:${anyOf("hours.closed")})`. */
export function anyOf(key: WordKey): string {
  return joined(sources([key]).map(({ words }) => words));
}

function wordsIn(lists: Partial<WordLists>, key: WordKey): Words {
  const [group, name] = key.split(".") as [keyof WordLists, string];
  return (lists[group] as Record<string, Words> | undefined)?.[name] ?? null;
}

/** What may not be directly before or after a word. */
const beforeWord = String.raw`(?<![\p{L}\p{N}])`;
const afterWord = String.raw`(?![\p{L}\p{N}])`;

/**
 * Alternatives that match whole words only, in any script. In languages without spaces they match anywhere. For patterns
 * with the flag "u".
 */
export function wholeWords(...keys: WordKey[]): string {
  return bounded(keys, (words) => `${beforeWord}(?:${words})${afterWord}`);
}

/**
 * The same in one language, or in all of them if it has no pack. "To" and "qui" mean something else in the next
 * language.
 */
export function wholeWordsIn(language: string, key: WordKey): string {
  const pack = packOf(language);
  return bounded([key], (words) => `${beforeWord}(?:${words})${afterWord}`, pack ? [pack] : packs);
}

/** Alternatives that match where a word begins, whatever its ending. For patterns with the flag "u". */
export function wordStarts(...keys: WordKey[]): string {
  return bounded(keys, (words) => `${beforeWord}(?:${words})`);
}

/** The same in one language, or in all of them if it has no pack. */
export function wordStartsIn(language: string, key: WordKey): string {
  const pack = packOf(language);
  return bounded([key], (words) => `${beforeWord}(?:${words})`, pack ? [pack] : packs);
}

function bounded(keys: WordKey[], within: (words: string) => string, from = packs): string {
  const isOfSpaced = Object.groupBy(sources(keys, from), ({ isSpaced }) => (isSpaced ? "yes" : "no"));
  const spaced = joined((isOfSpaced.yes ?? []).map(({ words }) => words));
  const unspaced = joined((isOfSpaced.no ?? []).map(({ words }) => words));
  const all = [spaced && within(spaced), unspaced].filter(Boolean).join("|");
  return all === "" ? "(?!)" : `(?:${all})`;
}

function sources(keys: WordKey[], from = packs): { words: Words; isSpaced: boolean }[] {
  return keys.flatMap((key) =>
    [...from, { ...(neutral as Partial<WordLists>), isSpaced: true }].map((lists) => ({
      words: wordsIn(lists, key),
      isSpaced: lists.isSpaced,
    })),
  );
}

/** The same of a topic, from the packs that are meant. */
export function topicWords(id: TopicId, part: Exclude<keyof TopicWords, "question">, from = packs): string {
  return joined(from.map((pack) => pack.topics[id][part]));
}

export function joined(lists: readonly (Words | undefined)[]): string {
  return lists.flatMap((words) => (words ? [words.source] : [])).join("|");
}

/** One text in each language that has it, by language tag. English has all of them. */
export type Phrases = Partial<Record<string, string>> & { en: string };

export function phrasesOf(textOf: (pack: LanguagePack) => string | null): Phrases {
  const phrases = Object.fromEntries(
    packs.flatMap((pack) => {
      const text = textOf(pack);
      return text === null ? [] : [[pack.code, text]];
    }),
  );
  return { ...phrases, en: phrases.en ?? "" };
}
