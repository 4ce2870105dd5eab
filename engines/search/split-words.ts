/** These scripts have no spaces between words and need a dictionary-based segmenter. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter("und", { granularity: "word" });

export interface PlacedWord {
  word: string;
  start: number;
}

/** Splits folded text into words. Cuts extremely long runs of letters, because visitors never search for them. */
export function splitWords(folded: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (hasUnspacedScript(word)) {
      for (const { segment, index: inside } of segmenter.segment(word))
        words.push({ word: segment, start: index + inside });
    } else words.push({ word, start: index });
  }
  return words;
}

export function hasUnspacedScript(text: string): boolean {
  return unspaced.test(text);
}
