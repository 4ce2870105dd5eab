/**
 * The words that a review has read in a picture, as they are sent with it. A browser may send anything, so only words that could
 * have been read come out of it.
 */
import { lineOf } from "./assemble-lines.ts";
import type { OcrBox, OcrFrame, OcrLine, OcrWord } from "./ocr-frame.ts";

/** The text, the box (x, y, width, height) and the confidence. */
export type ReviewedWord = [string, number, number, number, number, number];

export interface ReviewedWords {
  /** Of the picture that was read. */
  width: number;
  height: number;
  /** Each has at least one word. */
  lines: ReviewedWord[][];
}

/** For one picture. A dense table has a third as many words. */
export const maxReviewedWords = 1_000;
/** Of a word, in characters. Longer ones are rules or patterns that were read as letters. */
export const maxReviewedWord = 100;

/** Leaves out all that a cover touches. Null if there are too many words. */
export function packWords({ width, height, lines }: OcrFrame, covered: OcrBox[]): ReviewedWords | null {
  const kept = withoutCovered(lines, covered).flatMap(({ words }): ReviewedWord[][] => {
    const sound = words.filter((word) => isWord(word, { width, height }));
    const packed = sound.map(
      ({ text, box, confidence }): ReviewedWord => [text, box.x, box.y, box.width, box.height, confidence],
    );
    return packed.length > 0 ? [packed] : [];
  });
  return kept.flat().length > maxReviewedWords ? null : { width, height, lines: kept };
}

/**
 * Leaves out all that a cover touches. Null if no reader could have read these words in a picture of this size: then it has to
 * be read again.
 */
export function unpackWords(
  { width, height, lines }: ReviewedWords,
  picture: { width: number; height: number },
  covered: OcrBox[],
): OcrLine[] | null {
  if (width !== picture.width || height !== picture.height) return null;
  const unpacked = lines.map((words) =>
    words.map(
      ([text, x, y, w, h, confidence]): OcrWord => ({
        text,
        box: { x, y, width: w, height: h },
        confidence,
      }),
    ),
  );
  const isReadable = unpacked.every(
    (words) => words.length > 0 && words.every((word) => isWord(word, picture)),
  );
  return isReadable ? withoutCovered(unpacked.map(lineOf), covered) : null;
}

/** As `assembleLines` returns them. */
function isWord({ text, box, confidence }: OcrWord, picture: { width: number; height: number }): boolean {
  return (
    text.length <= maxReviewedWord &&
    /[\p{L}\p{N}]/u.test(text) &&
    !/[\s\p{C}]/u.test(text) &&
    text === text.normalize("NFC") &&
    [box.x, box.y, box.width, box.height, confidence].every(Number.isInteger) &&
    box.x >= 0 &&
    box.y >= 0 &&
    box.width >= 1 &&
    box.height >= 1 &&
    box.x + box.width <= picture.width &&
    box.y + box.height <= picture.height &&
    confidence >= 0 &&
    confidence <= 100
  );
}

/** What is on both sides of a cover is no longer one line. */
function withoutCovered(lines: OcrLine[], covered: OcrBox[]): OcrLine[] {
  const isCovered = ({ box }: OcrWord) => covered.some((cover) => overlaps(box, cover));
  return lines.flatMap((line) => {
    if (!line.words.some(isCovered)) return [line];
    const parts: OcrWord[][] = [[]];
    for (const word of line.words) {
      if (isCovered(word)) parts.push([]);
      else parts.at(-1)!.push(word);
    }
    return parts.filter((words) => words.length > 0).map(lineOf);
  });
}

function overlaps(a: OcrBox, b: OcrBox): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
