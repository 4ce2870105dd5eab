/** Counts words, in every script. Runs in browsers and on the server. */

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
/** Segmenting is slow, so only texts in scripts without spaces need it. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export function wordsOf(text: string): string[] {
  if (!withoutSpaces.test(text)) return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu) ?? [];
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** How many words each text has that the other hasn't, in any order. */
export function countChangedWords(before: string, after: string): { added: number; removed: number } {
  const left = new Map<string, number>();
  for (const word of wordsOf(before)) left.set(word, (left.get(word) ?? 0) + 1);
  let added = 0;
  for (const word of wordsOf(after)) {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    else added += 1;
  }
  const removed = left.values().reduce((sum, count) => sum + count, 0);
  return { added, removed };
}
