/** Finds private texts among the words that a page shows. Unlike words that were read in a picture, their letters are certain. */
import { lineOf, splitAtGaps } from "../ocr/assemble-lines.ts";
import { findPrivateTexts, type PrivateKind } from "../ocr/find-private-texts.ts";
import type { OcrWord } from "../ocr/ocr-frame.ts";
import type { Box } from "../steps/types.ts";

export interface ShownWord {
  text: string;
  /** In CSS pixels of the main frame's viewport. */
  box: Box;
}

export interface PrivateArea extends Box {
  kind: PrivateKind;
}

/** Relative to the height. Words with a smaller gap are parts of one, such as "jane" and "@acme.example" in bold. */
const maxGluedGap = 0.1;

/**
 * `texts` are the words of each text of the page, which may be only a part of what a person reads as one line. Areas are in
 * the unit of the words.
 */
export function findPrivateAreas(
  texts: ShownWord[][],
  size: { width: number; height: number },
): PrivateArea[] {
  const words = texts.map((text) => text.map(({ text, box }) => ({ text, box, confidence: 100 })));
  const rows = rowsOf(words.flat()).flatMap((row) => splitAtGaps(glued(row)));
  const lines = [...words, ...rows].filter((line) => line.length > 0).map(lineOf);
  return findPrivateTexts({ ...size, lines })
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .map(({ kind, box }) => ({ kind, ...box }));
}

/** From left to right. */
function rowsOf(words: OcrWord[]): OcrWord[][] {
  const rows: OcrWord[][] = [];
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const first = rows.at(-1)?.[0];
    const isInRow =
      first && middleOf(word) - middleOf(first) < Math.min(first.box.height, word.box.height) / 2;
    if (isInRow) rows.at(-1)?.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.sort((a, b) => a.box.x - b.box.x));
}

const middleOf = ({ box }: OcrWord) => box.y + box.height / 2;

function glued(row: OcrWord[]): OcrWord[] {
  const whole: OcrWord[] = [];
  for (const word of row) {
    const last = whole.at(-1);
    const gap = last ? word.box.x - (last.box.x + last.box.width) : 0;
    const isPart = last && Math.abs(gap) <= maxGluedGap * Math.min(last.box.height, word.box.height);
    if (last && isPart)
      whole[whole.length - 1] = { ...word, text: last.text + word.text, box: lineOf([last, word]).box };
    else whole.push(word);
  }
  return whole;
}
