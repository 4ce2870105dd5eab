/** These scripts have no spaces between words and need a dictionary-based segmenter. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter("und", { granularity: "word" });
const anyWord = /[\p{L}\p{N}\p{M}]+/gu;

export interface PlacedWord {
  word: string;
  start: number;
}

/** Splits folded text into words. Cuts extremely long runs of letters, because visitors never search for them. */
export function splitWords(folded: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  let at = 0;
  while (at < folded.length) {
    const start = at;
    // Most words are ASCII, for which comparing codes is faster than the regular expression.
    let code = folded.charCodeAt(at);
    while (isAsciiLetterOrDigit(code)) code = folded.charCodeAt(++at);
    if (code > 127) at = addWordFrom(start, folded, words);
    else {
      if (at > start) words.push({ word: folded.slice(start, at), start });
      at++;
    }
  }
  return words;
}

/** Adds the first word from `start` on, in any script, and returns where it ends. */
function addWordFrom(start: number, folded: string, words: PlacedWord[]): number {
  anyWord.lastIndex = start;
  const found = anyWord.exec(folded);
  if (!found) return folded.length;
  const { 0: word, index } = found;
  if (hasUnspacedScript(word)) {
    for (const { segment, index: inside } of segmenter.segment(word))
      words.push({ word: segment, start: index + inside });
  } else words.push({ word, start: index });
  return index + word.length;
}

/** False for NaN, which is the code behind the end of a text. */
function isAsciiLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}

export function hasUnspacedScript(text: string): boolean {
  return unspaced.test(text);
}
