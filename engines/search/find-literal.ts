import type { FoldedDocument, SearchIndex } from "./search-index.ts";
import { splitWords } from "./split-words.ts";

/** Returns the numbers of all documents that contain the folded text as a substring. */
export function findLiteral(index: SearchIndex, literal: string): Iterable<number> {
  const isWithinWord = splitWords(literal)[0]?.word === literal;
  const candidates = candidatesFor(index, literal);
  if (isWithinWord && index.unspaced.length === 0) return candidates;
  const found: number[] = [];
  for (const number of new Set([...candidates, ...index.unspaced]))
    if (hasLiteral(index.folded[number]!, literal)) found.push(number);
  return found;
}

/** Narrows the documents down through the word index, because scanning every text is too slow. */
function candidatesFor({ vocabulary, folded }: SearchIndex, literal: string): Iterable<number> {
  const words = splitWords(literal);
  if (words.length === 0) return folded.keys();
  let rarest: readonly number[] | null = null;
  for (const { word, start } of words) {
    // The first and the last word may be parts of longer words, so only the words between them are looked up.
    if (start === 0 || start + word.length === literal.length) continue;
    const numbers = vocabulary.documentsOf(word);
    if (!rarest || numbers.length < rarest.length) rarest = numbers;
  }
  if (rarest) return rarest;
  const longest = words.reduce((a, b) => (b.word.length > a.word.length ? b : a)).word;
  const numbers = new Set<number>();
  for (const word of vocabulary.containing(longest))
    for (const number of vocabulary.documentsOf(word)) numbers.add(number);
  return numbers;
}

function hasLiteral({ title, category, text }: FoldedDocument, literal: string): boolean {
  return title.includes(literal) || category.includes(literal) || text.includes(literal);
}
