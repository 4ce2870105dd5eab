/** OCR sometimes reads two words as one. The picture shows the space between them. */
import type { OcrBox, OcrWord } from "../ocr/ocr-frame.ts";
import type { Pixels } from "./types.ts";

/** Letters, of the whole and of each part. */
const [minLetters, minPart] = [5, 2];
/** Shares of the font size. */
const [minSpace, maxOff, maxLetter] = [0.24, 0.4, 0.8];
/** How much wider a space is than the usual gap between letters. */
const minWider = 2.4;
/** Share of the strongest contrast that is part of a letter, and the weakest contrast of letters, out of 255. */
const [inkShare, minInk] = [0.4, 30];

interface Gap {
  from: number;
  to: number;
}

/** The word, or its parts if there is a space in it. */
export function withLostSpaces(
  word: OcrWord,
  { pixels, scale }: { pixels: Pixels | null; scale: number },
): OcrWord[] {
  const { text, box } = word;
  if (!pixels || text.length < minLetters || !/^\p{L}+$/u.test(text)) return [word];
  const size = fontSizeOf(word);
  if (box.width / text.length > size * maxLetter) return [word];
  const gaps = gapsIn(pixels, scaled(box, scale)).map(({ from, to }) => ({
    from: from / scale,
    to: to / scale,
  }));
  const usual = gaps.map(widthOf).sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  const spaces = gaps.filter((gap) => widthOf(gap) >= Math.max(size * minSpace, usual * minWider));
  const cuts: { at: number; gap: Gap }[] = [];
  for (const gap of spaces) {
    const at = lettersBefore(word, gap, { gaps, size });
    if (at === null || at < (cuts.at(-1)?.at ?? 0) + minPart) return [word];
    cuts.push({ at, gap });
  }
  return partsOf(word, cuts);
}

function widthOf({ from, to }: Gap): number {
  return to - from;
}

function fontSizeOf({ text, box }: OcrWord): number {
  const up = /[\p{Lu}\p{N}bdfhklt]/u.test(text) ? 0.2 : 0;
  const down = /[gjpqy]/u.test(text) ? 0.2 : 0;
  return Math.min(box.height / (0.52 + up + down), box.width / text.length / 0.4);
}

/** Blank columns between letters, in pixels of the picture. */
function gapsIn({ width, height, data }: Pixels, box: OcrBox): Gap[] {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  const brightness = (x: number, y: number) => {
    const at = (y * width + x) * 3;
    return (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
  };
  const all: number[] = [];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) all.push(brightness(x, y));
  all.sort((a, b) => a - b);
  // Most of a word's box is background.
  const ground = all[Math.floor(all.length / 2)] ?? 0;
  const strongest = Math.max(ground - (all[0] ?? 0), (all.at(-1) ?? 0) - ground);
  const least = Math.max(minInk, strongest * inkShare);
  const gaps: Gap[] = [];
  let from: number | null = null;
  for (let x = left; x < right; x++) {
    let isBlank = true;
    for (let y = top; y < bottom && isBlank; y++) isBlank = Math.abs(brightness(x, y) - ground) < least;
    if (!isBlank && from !== null && from > left) gaps.push({ from, to: x });
    if (!isBlank) from = null;
    else from ??= x;
  }
  return gaps;
}

/** The number of letters before the gap, as wide as they usually are. Null if none fits. */
function lettersBefore(
  { text, box }: OcrWord,
  gap: Gap,
  { gaps, size }: { gaps: Gap[]; size: number },
): number | null {
  const widths = [...text].map(usualWidthOf);
  const total = widths.reduce((sum, one) => sum + one, 0);
  const wide = (box.width - widthOf(gap)) / total;
  // Letters may touch, but no letter has a gap.
  const runs = gaps.indexOf(gap) + 1;
  const least = Math.max(minPart, runs);
  const most = widths.length - Math.max(minPart, gaps.length + 1 - runs);
  let [before, best, off] = [0, 0, Number.POSITIVE_INFINITY];
  for (const [index, one] of widths.entries()) {
    before += one * wide;
    const distance = Math.abs(box.x + before - gap.from);
    if (index + 1 >= least && index + 1 <= most && distance < off) [best, off] = [index + 1, distance];
  }
  return off <= size * maxOff ? best : null;
}

/** Share of the font size. */
function usualWidthOf(letter: string): number {
  const plain = letter.normalize("NFD").charAt(0);
  if (/[ijlIftr]/u.test(plain)) return plain === "r" || plain === "t" || plain === "f" ? 0.34 : 0.25;
  if (/[mwMW]/u.test(plain)) return plain === "w" ? 0.76 : 0.88;
  return /\p{Lu}/u.test(plain) ? 0.68 : 0.55;
}

function partsOf(word: OcrWord, cuts: { at: number; gap: Gap }[]): OcrWord[] {
  const letters = [...word.text];
  const { x, width } = word.box;
  const ends = [...cuts, { at: letters.length, gap: { from: x + width, to: x + width } }];
  let [at, from] = [0, x];
  return ends.map((end) => {
    const part = {
      ...word,
      text: letters.slice(at, end.at).join(""),
      box: { ...word.box, x: from, width: end.gap.from - from },
    };
    [at, from] = [end.at, end.gap.to];
    return part;
  });
}

function scaled({ x, y, width, height }: OcrBox, by: number): OcrBox {
  return { x: x * by, y: y * by, width: width * by, height: height * by };
}
