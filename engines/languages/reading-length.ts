const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

/** A text's length in Latin letters: a Japanese, Chinese or Korean character says as much as two of them. */
export function readingLength(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0);
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** The words of a text; dictionary-based where no spaces separate them. */
export function splitIntoWords(text: string): string[] {
  if (!unspaced.test(text)) return text.split(/\s+/).filter(Boolean);
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}
