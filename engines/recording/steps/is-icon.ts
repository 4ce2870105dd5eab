/** Tells letters from icons that OCR reads as letters. */
import type { OcrWord } from "../ocr/ocr-frame.ts";

/** "E]" and "{3" are icons, whose outlines are read as half a bracket. */
const halfBracket = /^(?:[^\s()]{1,2}[\]}]|[[{][^\s()]{1,2})$/u;
/** An icon of several parts is read as a letter with a sign. */
const letterWithSign = /^[\p{P}\p{S}]?\p{L}[\p{P}\p{S}]?$/u;

/**
 * OCR reads an icon before or after a label as a letter. It is farther away than a word is, and often higher or lower than this
 * letter would be.
 */
export function isIcon(words: OcrWord[], index: number): boolean {
  const [word, beside] = [words[index], words[index === 0 ? 1 : index - 1]];
  const isAtEnd = index === 0 || index === words.length - 1;
  if (!word || !beside || !isAtEnd || beside.text.length < minLabel) return false;
  if (halfBracket.test(word.text)) return true;
  if (!letterWithSign.test(word.text)) return false;
  const size = beside.box.height / heightOf(beside.text);
  const gap = Math.max(
    word.box.x - (beside.box.x + beside.box.width),
    beside.box.x - (word.box.x + word.box.width),
  );
  const isHigher = word.box.height >= beside.box.height * minHigher;
  const isLower = word.box.height <= size * heightOf(word.text) * maxLower;
  return gap >= size * (isHigher || isLower ? minIconGap : minWideGap);
}

/** A capital letter after a label that is as high as the label's, and as close as a word is: "Vitamin C". */
export function isLastWord(words: OcrWord[], index: number): boolean {
  const [word, beside] = [words[index], words[index - 1]];
  if (!word || !beside || index < words.length - 1 || word.confidence < certain) return false;
  if (!/^\p{Lu}$/u.test(word.text) || beside.text.length < minLabel) return false;
  const size = beside.box.height / heightOf(beside.text);
  const [gap, height] = [word.box.x - (beside.box.x + beside.box.width), size * heightOf(word.text)];
  return gap < size * minIconGap && Math.abs(word.box.height - height) <= height * maxOff;
}

/** OCR reads the edge between two buttons as a letter or two. It is higher than their words, or reaches beyond their line. */
export function isEdge({ last, word, next }: Record<"last" | "word" | "next", OcrWord>): boolean {
  if (word.text.length > maxEdge || Math.min(last.text.length, next.text.length) < minLabel) return false;
  const [beside] = [last, next].sort((a, b) => a.box.height - b.box.height);
  if (!beside) return false;
  const size = beside.box.height / heightOf(beside.text);
  const [top, bottom] = [beside.box.y, beside.box.y + beside.box.height];
  return (
    word.box.height > size * highest ||
    word.box.y < top - size * maxBeyond ||
    word.box.y + word.box.height > bottom + size * maxBeyond
  );
}

/** Letters. */
const maxEdge = 2;
/** Shares of the font size: a letter with both ascender and descender, and how far it may be beyond its neighbor. */
const [highest, maxBeyond] = [1.05, 0.4];

/** Of a reading, and a share of the height. */
const [certain, maxOff] = [88, 0.12];

/** Height of the letters above their line, as a share of the font size. */
function heightOf(text: string): number {
  return /[\p{Lu}\p{N}bdfhklt]/u.test(text) ? 0.72 : 0.52;
}

/** Letters. */
const minLabel = 3;
/** Shares of the height of a label, of that of the letter, and of the font size. */
const [minHigher, maxLower, minIconGap, minWideGap] = [1.15, 0.75, 0.45, 0.58];
