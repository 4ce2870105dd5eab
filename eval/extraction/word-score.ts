/** Scores extracted text by its words, as the evaluate script of the WCXB benchmark does. */

export interface WordScore {
  precision: number;
  recall: number;
  f1: number;
}

export function scoreWords(predicted: string, reference: string): WordScore {
  const found = countWords(predicted);
  const expected = countWords(reference);
  if (expected.total === 0) return sameScore(found.total === 0 ? 1 : 0);
  if (found.total === 0) return sameScore(0);
  let overlap = 0;
  for (const [word, count] of found.counts) overlap += Math.min(count, expected.counts.get(word) ?? 0);
  const precision = overlap / found.total;
  const recall = overlap / expected.total;
  return { precision, recall, f1: overlap === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

/** The mean of each figure over the pages, so that long pages count no more than short ones. */
export function meanScore(scores: readonly WordScore[]): WordScore {
  const mean = (pick: (score: WordScore) => number) =>
    scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + pick(score), 0) / scores.length;
  return {
    precision: mean(({ precision }) => precision),
    recall: mean(({ recall }) => recall),
    f1: mean(({ f1 }) => f1),
  };
}

function sameScore(value: number): WordScore {
  return { precision: value, recall: value, f1: value };
}

/** Equal to Python's `\w+`, which has no combining marks. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function countWords(text: string): { counts: Map<string, number>; total: number } {
  const words = wordsOf(text);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
}
