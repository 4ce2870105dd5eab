/** Patterns and phrases from all packs. Patterns are put together once, when a module is loaded. */
import type { LanguagePack, TopicId, TopicWords, WordLists, Words } from "./language-pack.ts";
import { otherLanguages } from "./other-languages.ts";
import { packs } from "./packs.ts";

type WordKey = { [Group in keyof WordLists]: `${Group}.${keyof WordLists[Group] & string}` }[keyof WordLists];

/** The alternatives of a list in all languages, for use within a group: `(?:${anyOf("hours.closed")})`. */
export function anyOf(key: WordKey): string {
  const [group, name] = key.split(".") as [keyof WordLists, string];
  const listOf = (lists: Partial<WordLists>) => (lists[group] as Record<string, Words> | undefined)?.[name];
  return joined([...packs, otherLanguages as Partial<WordLists>].map(listOf));
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
