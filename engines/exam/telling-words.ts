/** What a question is about, apart from the words that questions have in common. */
import type { Passage } from "#engines/ask/passage.ts";
import { packOf } from "#engines/languages/packs.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { stemOf } from "#engines/search/stem.ts";
import { stopWords } from "#engines/search/stop-words.ts";
import { synonymsAt } from "#engines/search/synonyms.ts";

/** Lowercase and without punctuation: how two wordings of a question are compared. */
export function normalize(text: string): string {
  return wordsIn(text).join(" ");
}

export function wordsIn(text: string): string[] {
  return splitWords(foldText(text)).map(({ word }) => word);
}

export function tellingWords(text: string, language: string): string[] {
  const asking = askingWords(language);
  return wordsIn(text).filter((word) => !stopWords.has(word) && !asking.has(word));
}

const askingByLanguage = new Map<string, ReadonlySet<string>>();

function askingWords(language: string): ReadonlySet<string> {
  const known = askingByLanguage.get(language);
  if (known) return known;
  const pack = packOf(language);
  const set = new Set(pack ? foldText(`${pack.words.asking} ${pack.words.small}`).split(" ") : []);
  askingByLanguage.set(language, set);
  return set;
}

/** Stems of all words of the passages. */
export function stemsIn(passages: readonly Passage[]): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const { title, heading, sentences } of passages)
    for (const text of [title, heading ?? "", ...sentences])
      for (const word of wordsIn(text)) stems.add(stemOf(word));
  return stems;
}

/** Whether the passages have the word at this place of the question, a synonym, or a compound that contains it. */
export function isKnownWord(words: readonly string[], at: number, stems: ReadonlySet<string>): boolean {
  const has = (word: string) => stems.has(stemOf(word));
  const word = words[at]!;
  if (has(word)) return true;
  const stem = stemOf(word);
  if (stem.length >= minCompound && [...stems].some((other) => other.includes(stem))) return true;
  return synonymsAt(words, at)?.others.some(({ words: phrase }) => phrase.every(has)) ?? false;
}

/** In characters. Shorter stems are parts of unrelated words. */
const minCompound = 4;
