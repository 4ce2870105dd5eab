/** Groups the text of a view into phrases: one label, one button, one table cell. */
import type { OcrFrame, OcrWord } from "../ocr/ocr-frame.ts";
import { isEdge, isIcon, isLastWord } from "./is-icon.ts";
import { withLostSpaces } from "./lost-spaces.ts";
import type { Box, Pixels, RecordedView } from "./types.ts";

export interface Phrase {
  text: string;
  box: Box;
  /** The lowest confidence of its words, 0 to 100. */
  confidence: number;
}

const minConfidence = 25;
/** A screen full of words has about 150. */
const maxPhrases = 250;

/** In pixels of `view.pixels` or, if there are none, of the picture that was read. Excludes covered words. */
export function findPhrases({ text, covered, pixels }: RecordedView): Phrase[] {
  const scale = pixels && text.width > 0 ? pixels.width / text.width : 1;
  const phrases: Phrase[] = [];
  const read = text.lines.flatMap(({ words }) => words);
  const shown = read.filter(
    (word) => word.confidence >= minConfidence && !covered.some((box) => overlaps(box, word.box)),
  );
  for (const row of rowsOf(shown, text.lines)) {
    const words = row.flatMap((word) => withLostSpaces(word, { pixels, scale }));
    for (const group of splitAtGaps(words, { pixels, scale })) {
      const phrase = group.some(({ text: word }) => !isRadioButton(word)) ? phraseOf(group, scale) : null;
      if (phrase) phrases.push(phrase);
      if (phrases.length >= maxPhrases) return phrases;
    }
  }
  return phrases;
}

/** Keeps only lowercase letters and digits, which two OCR readings of the same text have in common. */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

export function centerOf({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Returns the gap between two boxes, 0 if they touch. */
export function distanceBetween(a: Box, b: Box): number {
  const across = Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width));
  const down = Math.max(0, a.y - (b.y + b.height), b.y - (a.y + a.height));
  return Math.hypot(across, down);
}

export function isOnOneRow(a: Box, b: Box): boolean {
  const middle = centerOf(b).y;
  return middle > a.y - 3 && middle < a.y + a.height + 3;
}

/** Words that were read in different lines of OCR, because only one part of the row changed, are in one row. */
function rowsOf(words: OcrWord[], lines: OcrFrame["lines"]): OcrWord[][] {
  const rows: OcrWord[][] = [];
  for (const line of lines) {
    const own = line.words.filter((word) => words.includes(word));
    const row = own.length > 0 && rows.find((other) => continuesRow(other, own));
    if (row) row.push(...own);
    else if (own.length > 0) rows.push(own);
  }
  return rows;
}

/** Share of the height. */
const maxRowGap = 3;

function gapBetween(a: Box, b: Box): number {
  return Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width));
}

/** Shares of the height: how far two parts of a row may be shifted, and how much smaller one may be. */
const [maxShift, minHeightShare] = [0.35, 0.6];

/** Only words close by count: a heading at the other end of the row is larger. */
function continuesRow(row: OcrWord[], words: OcrWord[]): boolean {
  const isNear = (one: OcrWord) =>
    words.some(({ box }) => gapBetween(one.box, box) <= Math.max(one.box.height, box.height) * maxRowGap);
  const near = row.filter(isNear);
  if (near.length === 0) return false;
  return words.every((word) =>
    near.every(({ box }) => {
      const [small = 0, large = 0] = [box.height, word.box.height].sort((a, b) => a - b);
      const shift = Math.abs(centerOf(box).y - centerOf(word.box).y);
      const isBeside = box.x + box.width <= word.box.x || word.box.x + word.box.width <= box.x;
      return isBeside && shift <= large * maxShift && small >= large * minHeightShare;
    }),
  );
}

/** The gap between two words of a sentence is about a third of their height. A larger gap starts another phrase. */
function splitAtGaps(
  words: OcrWord[],
  { pixels, scale }: { pixels: Pixels | null; scale: number },
): OcrWord[][] {
  const sorted = words.toSorted((a, b) => a.box.x - b.box.x);
  const groups: OcrWord[][] = [];
  let last: OcrWord | null = null;
  for (const [index, word] of sorted.entries()) {
    const next = sorted[index + 1];
    if (last && next && isEdge({ last, word, next })) continue;
    const group = groups.at(-1);
    const gap = last ? word.box.x - (last.box.x + last.box.width) : 0;
    const height = Math.max(word.box.height, last?.box.height ?? 0, 9);
    const isApart =
      gap > height * 0.95 ||
      isRadioButton(word.text) ||
      (last !== null && isRadioButton(last.text)) ||
      isOtherSize(word, last) ||
      (last !== null && hasEdge(pixels, { last, word, scale }));
    if (group && last && !isApart) group.push(word);
    else groups.push([word]);
    last = word;
  }
  return groups;
}

/** OCR reads a round button between two labels as a letter in brackets. */
function isRadioButton(text: string): boolean {
  return /^(?:[([{][O0oQ@©®]?[)\]}]|[O0oQ@©®][)\]}]|[([{][O0oQ@©®]|[©®])$/u.test(text);
}

/** True for an edge between two words, as between buttons. Words of one phrase have only background between them. */
function hasEdge(
  pixels: Pixels | null,
  { last, word, scale }: { last: OcrWord; word: OcrWord; scale: number },
): boolean {
  if (!pixels) return false;
  const y = Math.round((word.box.y + word.box.height / 2) * scale);
  const from = Math.ceil((last.box.x + last.box.width) * scale) + 2;
  const to = Math.floor(word.box.x * scale) - 2;
  if (y < 1 || y >= pixels.height - 1 || from < 0 || to >= pixels.width || to - from < 3) return false;
  // An edge crosses three rows; a comma or a descender doesn't.
  return [-2, 0, 2].every((dy) => rangeOfRow(pixels, { y: y + dy, from, to }) > 36);
}

/** Returns the brightness range of a piece of a row, including its ends. 0 if the piece is empty. */
export function rangeOfRow(pixels: Pixels, { y, from, to }: { y: number; from: number; to: number }): number {
  const at = Math.min(pixels.height - 1, Math.max(0, Math.round(y))) * pixels.width;
  let [low, high] = [255, 0];
  for (let x = Math.max(0, Math.ceil(from)); x <= Math.min(pixels.width - 1, to); x++) {
    const index = (at + x) * 3;
    const value = (pixels.data[index]! + pixels.data[index + 1]! + pixels.data[index + 2]!) / 3;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return Math.max(0, high - low);
}

/** True for different font sizes, such as those of a heading and the badge beside it. */
function isOtherSize(word: OcrWord, last: OcrWord | null): boolean {
  if (!last) return false;
  const [small, large] = [word.box.height, last.box.height].sort((a, b) => a - b);
  return (small ?? 0) * 2.2 < (large ?? 0) && word.text.length > 3 && last.text.length > 3;
}

/** An edge of a list is read as a letter, too. */
const maxTaller = 1.7;

function phraseOf(words: OcrWord[], scale: number): Phrase | null {
  // OCR reads a checkbox, an arrow or a frame as a stray character at either end of a phrase.
  const isWord = ({ text }: OcrWord) => /[\p{L}\p{N}]/u.test(text) && !/^[|_~=—-]+$/u.test(text);
  const isSign = ({ text, confidence }: OcrWord) =>
    /^[\p{P}\p{S}]*[0OoQDCJVvUIl©®]{0,2}[\p{P}\p{S}]*$/u.test(text) ||
    (text.length <= 2 && !/^(?:[\p{N}AaI]+|\p{L}{2})$/u.test(text) && confidence < 88);
  // Such characters may also be letters that are far less certain or far taller than their neighbors.
  const isBlot = ({ text, confidence, box }: OcrWord) =>
    text.length <= 2 &&
    words.some(
      (other) =>
        other.text.length > 2 &&
        ((confidence < 60 && other.confidence >= confidence + 25) ||
          box.height > other.box.height * maxTaller),
    );
  let [from, to] = [0, words.length - 1];
  const isStray = (index: number) => {
    const word = words[index];
    return (
      word !== undefined &&
      (!isWord(word) ||
        (words.length > 1 &&
          ((isSign(word) && !isLastWord(words, index)) || isBlot(word) || isIcon(words, index))))
    );
  };
  while (from <= to && isStray(from)) from++;
  while (to >= from && isStray(to)) to--;
  const kept = words.slice(from, to + 1);
  const text = kept
    .map((word) => word.text)
    .join(" ")
    .replace(/^[|[({_~"'„“”\s]+|[|\]{_~"'„“”\s]+$/gu, "")
    .replace(/^([^(]*?)[)"'„“”\s]+$/u, "$1")
    .trim();
  if (plainText(text) === "") return null;
  const left = Math.min(...kept.map(({ box }) => box.x));
  const top = Math.min(...kept.map(({ box }) => box.y));
  const right = Math.max(...kept.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...kept.map(({ box }) => box.y + box.height));
  const box = {
    x: left * scale,
    y: top * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
  return { text, box, confidence: Math.min(...kept.map(({ confidence }) => confidence)) };
}
