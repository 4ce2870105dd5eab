/** Compares the letters of two views, whatever was read there. */
import { contains, grown } from "./compare-views.ts";
import { brightnessAt } from "./picture-ground.ts";
import type { Screen } from "./screen.ts";
import type { Box, Pixels } from "./types.ts";

/**
 * True if the visible part has the same letters in both views, apart from pointers. A lit button has other colors and
 * less contrast.
 */
export function hasSameLetters(
  one: Screen,
  other: Screen,
  box: Box,
  { minSame, maxDiffering }: Likeness = usualLikeness,
): boolean {
  const [a, b] = [one.view.pixels, other.view.pixels];
  if (!a || !b || a.width !== b.width || a.height !== b.height) return false;
  const hidden = [one.cursor, other.cursor].flatMap((cursor) => (cursor ? [grown(cursor.box, 2)] : []));
  const [inkOfA, inkOfB] = [inkIn(a, box, hidden), inkIn(b, box, hidden)];
  let [ink, same, differing, looked] = [0, 0, 0, 0];
  for (let y = Math.floor(box.y); y < box.y + box.height; y++) {
    for (let x = Math.floor(box.x); x < box.x + box.width; x++) {
      if (hidden.some((area) => contains(area, x, y))) continue;
      const [inA, inB] = [inkOfA(x, y), inkOfB(x, y)];
      looked++;
      if (inB) ink++;
      if (inA && inB) same++;
      if (inA !== inB) differing++;
    }
  }
  return ink >= 12 && same >= ink * minSame && differing <= looked * maxDiffering;
}

interface Likeness {
  /** Share of the letters' pixels that are letters in both views. */
  minSame: number;
  /** Share of all pixels that are a letter in one view only. */
  maxDiffering: number;
}

const usualLikeness: Likeness = { minSame: 0.7, maxDiffering: 0.15 };

/** Share of the strongest contrast that is part of a letter, and the weakest contrast of letters, out of 255. */
const [inkShare, minInk] = [0.45, 24];

/** Tells whether a pixel belongs to a letter. */
function inkIn(pixels: Pixels, box: Box, hidden: Box[]): (x: number, y: number) => boolean {
  const ground = brightnessAt(pixels, box.x - 3, box.y - 2);
  const contrasts: number[] = [];
  for (let y = Math.floor(box.y); y < box.y + box.height; y++)
    for (let x = Math.floor(box.x); x < box.x + box.width; x++)
      if (!hidden.some((area) => contains(area, x, y)))
        contrasts.push(Math.abs(brightnessAt(pixels, x, y) - ground));
  const strongest = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * 0.97)] ?? 0;
  const least = Math.max(minInk, strongest * inkShare);
  return (x, y) => Math.abs(brightnessAt(pixels, x, y) - ground) > least;
}
