/** Changes a few words of a Markdown text that were found in its plain text. */

interface PlainText {
  text: string;
  /** The place of each character in the Markdown. */
  at: number[];
}

const mark = /[*_~`\\[]/;
/** After the text of a link. */
const target = /^\]\((?:[^()\s\\]|\\.|\([^()\s]{0,200}\)){0,2000}(?:\s"[^"]{0,200}")?\)/;
const maxTarget = 2_300;

/** Without the marks of Markdown, and with single spaces. */
function plainOf(markdown: string): PlainText {
  let text = "";
  const at: number[] = [];
  for (let index = 0; index < markdown.length; index += 1) {
    const character = markdown[index]!;
    if (character === "]") {
      const found = target.exec(markdown.slice(index, index + maxTarget));
      if (found) index += found[0].length - 1;
      continue;
    }
    if (mark.test(character)) continue;
    const isSpace = /[\s>]/.test(character);
    if (isSpace && (text === "" || text.endsWith(" "))) continue;
    text += isSpace ? " " : character;
    at.push(index);
  }
  return { text, at };
}

export interface MarkedSentence {
  sentence: string;
  from: number;
  to: number;
}

/**
 * Replaces the marked words of a sentence, which may contain marks of Markdown as characters. Null if the text doesn't
 * have it, or has formatting inside those words.
 */
export function replaceWords(markdown: string, marked: MarkedSentence, words: string): string | null {
  const { sentence, from, to } = withoutShared(marked, words);
  const change = words.slice(from - marked.from, words.length - (marked.to - to));
  const wanted = plainOf(sentence);
  const first = wanted.at.findIndex((place) => place >= from);
  const last = wanted.at.findLastIndex((place) => place < to);
  const { text, at } = plainOf(markdown);
  const found = text.indexOf(wanted.text.trimEnd());
  if (found < 0 || first < 0 || last < first) return null;
  const start = startBefore(markdown, at[found + first]!, sentence.slice(from, wanted.at[first]));
  const end = endAfter(markdown, at[found + last]! + 1, sentence.slice(wanted.at[last]! + 1, to));
  const before = unescaped(markdown.slice(start, end)).replace(/\s+/g, " ");
  if (before !== sentence.slice(from, to).replace(/\s+/g, " ")) return null;
  const isLineStart = /^[\s>]*$/.test(markdown.slice(markdown.lastIndexOf("\n", start - 1) + 1, start));
  return markdown.slice(0, start) + escaped(change, isLineStart) + markdown.slice(end);
}

/** Moves a start to the left over characters that `plainOf` left out, and over the backslashes that escape them. */
function startBefore(markdown: string, place: number, left: string): number {
  const isEscaped = (index: number) => {
    let backslashes = 0;
    while (markdown[index - 1 - backslashes] === "\\") backslashes += 1;
    return backslashes % 2 === 1 && punctuation.test(markdown[index] ?? "");
  };
  let start = isEscaped(place) ? place - 1 : place;
  for (const character of [...left].reverse()) {
    if (markdown[start - 1] !== character) break;
    start -= isEscaped(start - 1) ? 2 : 1;
  }
  return start;
}

/** As `startBefore`, to the right. */
function endAfter(markdown: string, place: number, right: string): number {
  let end = place;
  for (const character of right) {
    const length = markdown[end] === "\\" && punctuation.test(markdown[end + 1] ?? "") ? 2 : 1;
    if (markdown[end + length - 1] !== character) break;
    end += length;
  }
  return end;
}

const punctuation = /[!-/:-@[-`{-~]/;
const unescaped = (markdown: string) => markdown.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** So that Markdown shows exactly these characters. */
function escaped(words: string, isLineStart: boolean): string {
  const inline = words.replace(/[\\`*_~[\]<|]|&(?=#?\w{1,40};)/g, "\\$&");
  return isLineStart
    ? inline.replace(/^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|[-=]+$|>)|(?<=^\d{1,9})(?=[.)](?:\s|$))/, "\\")
    : inline;
}

/** Leaves out words that both have at the beginning and at the end, because they may be formatted. */
function withoutShared({ sentence, from, to }: MarkedSentence, words: string): MarkedSentence {
  const [before, after] = [sentence.slice(from, to), words].map((each) => each.split(/(?<=\s)|(?=\s)/)) as [
    string[],
    string[],
  ];
  const fewest = Math.min(before.length, after.length) - 1;
  let head = 0;
  while (head < fewest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < fewest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const lengthOf = (parts: string[]) => parts.join("").length;
  return {
    sentence,
    from: from + lengthOf(before.slice(0, head)),
    to: to - lengthOf(before.slice(before.length - tail)),
  };
}
