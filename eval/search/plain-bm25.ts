/** A plain Okapi BM25 with our stemmer, which the search engine has to beat. */
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { stemOf } from "#engines/search/stem.ts";

const k1 = 1.2;
const b = 0.75;
/** How often a word of the question counts. */
const titleWeight = 3;

export interface PlainDocument {
  id: string;
  title: string;
  text: string;
}

export function plainBm25(documents: readonly PlainDocument[]): (query: string) => string[] {
  const postings = new Map<string, Map<number, number>>();
  const lengths = documents.map(({ title, text }, number) => {
    const words = [...Array.from({ length: titleWeight }, () => stemsOf(title)).flat(), ...stemsOf(text)];
    for (const word of words) {
      const counts = postings.get(word) ?? new Map<number, number>();
      postings.set(word, counts.set(number, (counts.get(number) ?? 0) + 1));
    }
    return words.length;
  });
  const mean = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length));
  return (query) => {
    const scores = new Map<number, number>();
    for (const word of new Set(stemsOf(query))) {
      const counts = postings.get(word);
      if (!counts) continue;
      const rarity = Math.log(1 + (documents.length - counts.size + 0.5) / (counts.size + 0.5));
      for (const [number, count] of counts) {
        const room = k1 * (1 - b + (b * lengths[number]!) / mean);
        scores.set(number, (scores.get(number) ?? 0) + (rarity * count * (k1 + 1)) / (count + room));
      }
    }
    return [...scores]
      .sort((one, other) => other[1] - one[1] || one[0] - other[0])
      .map(([number]) => documents[number]!.id);
  };
}

function stemsOf(text: string): string[] {
  return splitWords(foldText(text)).map(({ word }) => stemOf(word));
}
