/** Names a button that has only an icon by its tooltip: words that are beside the pointer only while it rests there. */
import type { OcrWord } from "../ocr/ocr-frame.ts";
import { wasTypedBefore } from "./field-texts.ts";
import { overlaps, type Phrase, plainText, rangeOfRow } from "./phrases.ts";
import type { Screen } from "./screen.ts";
import { findTooltipIn } from "./tooltip-box.ts";
import type { Box, Pixels } from "./types.ts";
import type { Change, UsedControl } from "./used-control.ts";

/** Of the words. Below the first, it isn't a word, and below the second, the name isn't certain. */
const [minWord, minConfidence] = [25, 70];
/** Between two words, as a share of their height. A larger gap hides a word that wasn't read. */
const maxGap = 0.95;
const maxLength = 60;
const minWidthShare = 0.5;

export function findTooltip({ before, after, earlier, typed }: Change): UsedControl | null {
  const { cursor } = before;
  if (!cursor) return null;
  for (const other of [earlier, after]) {
    const [was, is] = [other?.view.pixels, before.view.pixels];
    if (!other || !was || !is || !hasIcon(was, cursor)) continue;
    const covered = [...before.covered, ...other.covered];
    const box = findTooltipIn({ pixels: is, cursor }, { pixels: was, cursor: other.cursor });
    if (!box || covered.some((one) => overlaps(one, box))) continue;
    const name = wordsIn(before, box);
    if (!name || isShown(other, box, name) || wasTypedBefore(name, typed, before.index)) continue;
    return { kind: "click", name, value: null };
  }
  return null;
}

/** The button is there without its tooltip, too. */
function hasIcon(pixels: Pixels, { x, y }: { x: number; y: number }): boolean {
  return [-8, -4, 0, 4, 8].some(
    (down) => rangeOfRow(pixels, { y: y + down, from: x - 20, to: x + 20 }) > minIcon,
  );
}

/** In brightness levels. */
const minIcon = 36;

/** The only line in the box. Its neighbors on the same row belong to what the tooltip covers. */
function wordsIn({ view: { text, pixels, covered } }: Screen, box: Box): string | null {
  const scale = pixels && text.width > 0 ? pixels.width / text.width : 1;
  const lines = text.lines.map(({ words }) => {
    const inside = words.filter(({ box: { x, y, width, height }, confidence }) => {
      const [middle, down] = [(x + width / 2) * scale, (y + height / 2) * scale];
      const isIn =
        x * scale >= box.x - 2 && middle < box.x + box.width && down > box.y && down < box.y + box.height;
      return isIn && confidence >= minWord && !covered.some((one) => overlaps(one, { x, y, width, height }));
    });
    return withoutSigns(inside);
  });
  const [name, ...others] = lines.filter((words) => words.some(({ text: word }) => /\p{L}{3}/u.test(word)));
  if (!name || others.length > 0 || !isWhole(name)) return null;
  const [first, last] = [name[0]?.box, name.at(-1)?.box];
  // A tooltip isn't much wider than its words. Otherwise, some weren't read.
  const width = first && last ? (last.x + last.width - first.x) * scale : 0;
  const joined = name.map(({ text: word }) => word).join(" ");
  return joined.length <= maxLength && width >= box.width * minWidthShare ? joined : null;
}

function isWhole(words: OcrWord[]): boolean {
  return words.every(({ confidence, box, text }, index) => {
    const before = words[index - 1]?.box;
    const gap = before ? box.x - before.x - before.width : 0;
    return confidence >= minConfidence && gap <= box.height * maxGap && /^["'(«„“]?[\p{L}\p{N}]/u.test(text);
  });
}

/** OCR reads the edges of the tooltip as single letters. */
function withoutSigns(words: OcrWord[]): OcrWord[] {
  const isWord = ({ text }: OcrWord) => /\p{L}{2}|\p{N}/u.test(text);
  return words.slice(words.findIndex(isWord), words.findLastIndex(isWord) + 1);
}

function isShown({ phrases }: Screen, box: Box, name: string): boolean {
  const there = phrases.filter((phrase: Phrase) => overlaps(phrase.box, box));
  return there.some(({ text }) => plainText(text).includes(plainText(name)));
}
