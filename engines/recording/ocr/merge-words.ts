import type { OcrBox, OcrFrame, OcrLine, OcrWord } from "./ocr-frame.ts";

/** What is less certain isn't a word. Half a name is worse than an uncertain one, which the steps don't quote. */
const minConfidence = 25;
/** Pixels at the edge of the part, which may cut through words. */
const edge = 3;
/** Share of a word that another one must cover to be the same. */
const minShared = 0.3;

/** Adds what was read in a part of the picture. Of two readings of a word, the more certain one wins. */
export function mergeWords(frame: OcrFrame, part: OcrBox, read: OcrFrame): OcrFrame {
  const known = frame.lines.flatMap(({ words }) => words);
  const found = read.lines.flatMap((line): OcrLine[] => {
    const words = line.words
      .filter((word) => word.confidence >= minConfidence && isWhole(word.box, read))
      .map((word) => ({ ...word, box: moved(word.box, part) }))
      .filter((word) => !known.some((other) => isSame(other, word) && other.confidence >= word.confidence));
    const first = words[0];
    return first ? [{ ...line, words, text: textOf(words), box: around(words) }] : [];
  });
  const fresh = found.flatMap(({ words }) => words);
  const isReplaced = (word: OcrWord) => fresh.some((other) => isSame(word, other));
  return { ...frame, lines: inOrder([...withoutWords(frame.lines, isReplaced), ...found]) };
}

/**
 * Replaces everything in the part by what was read there, because something else was behind it. `inner` is smaller if the
 * part was read with a margin.
 */
export function replaceWords(frame: OcrFrame, part: OcrBox, read: OcrFrame, inner: OcrBox = part): OcrFrame {
  const found = read.lines.flatMap((line): OcrLine[] => {
    const words = line.words
      .filter(({ confidence }) => confidence >= minConfidence)
      .map((word) => ({ ...word, box: moved(word.box, part) }));
    return words.length > 0 ? [{ ...line, words, text: textOf(words), box: around(words) }] : [];
  });
  if (found.length === 0) return frame;
  const isBehind = ({ box: { x, y, width, height } }: OcrWord) =>
    x < inner.x + inner.width && inner.x < x + width && y < inner.y + inner.height && inner.y < y + height;
  return { ...frame, lines: inOrder([...withoutWords(frame.lines, isBehind), ...found]) };
}

function withoutWords(lines: OcrLine[], isLeftOut: (word: OcrWord) => boolean): OcrLine[] {
  return lines.flatMap((line): OcrLine[] => {
    const words = line.words.filter((word) => !isLeftOut(word));
    if (words.length === line.words.length) return [line];
    return words.length > 0 ? [{ ...line, words, text: textOf(words), box: around(words) }] : [];
  });
}

function inOrder(lines: OcrLine[]): OcrLine[] {
  return lines.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

function isWhole({ x, y, width, height }: OcrBox, read: OcrFrame): boolean {
  return x >= edge && y >= edge && x + width <= read.width - edge && y + height <= read.height - edge;
}

function moved(box: OcrBox, { x, y }: OcrBox): OcrBox {
  return { ...box, x: box.x + x, y: box.y + y };
}

function isSame({ box: a }: OcrWord, { box: b }: OcrWord): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (across <= 0 || down <= 0) return false;
  return across * down >= Math.min(a.width * a.height, b.width * b.height) * minShared;
}

function textOf(words: OcrWord[]): string {
  return words.map(({ text }) => text).join(" ");
}

function around(words: OcrWord[]): OcrBox {
  const x = Math.min(...words.map(({ box }) => box.x));
  const y = Math.min(...words.map(({ box }) => box.y));
  const right = Math.max(...words.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...words.map(({ box }) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
