/** Tells whether a label has more words than were read, because a part of it could name another control. */
import { contains, grown } from "./compare-views.ts";
import type { Phrase } from "./phrases.ts";
import { brightnessAt } from "./picture-ground.ts";
import { type Screen, sizeOf } from "./screen.ts";
import type { Box, Pixels } from "./types.ts";

/** Shares of the font size. A larger gap is before an icon, and a shorter piece is a sign or an icon. */
const [maxGap, minPiece, maxPiece] = [0.42, 1.3, 12];
/** Share of the strongest contrast that is part of a letter, and the weakest contrast of letters, out of 255. */
const [inkShare, minInk] = [0.45, 24];
/** In pixels. A line that is higher than the letters is an edge. */
const beyondLetters = 3;

/** True if letters that aren't in the phrase are as close to it as the next word of a label is. */
export function goesOn({ view: { pixels }, cursor, covered }: Screen, phrase: Phrase): boolean {
  if (!pixels) return false;
  const hidden = [...(cursor ? [grown(cursor.box, 2)] : []), ...covered];
  return ([-1, 1] as const).some((step) => hasPieceBeside(pixels, { phrase, step, hidden }));
}

function hasPieceBeside(
  pixels: Pixels,
  { phrase, step, hidden }: { phrase: Phrase; step: 1 | -1; hidden: Box[] },
): boolean {
  const { box } = phrase;
  const size = sizeOf(phrase);
  const isInk = inkBeside(pixels, box);
  const start = step < 0 ? Math.floor(box.x) - 2 : Math.ceil(box.x + box.width) + 1;
  let [first, last] = [-1, -1];
  for (let distance = 0; distance <= size * maxPiece; distance++) {
    const x = start + step * distance;
    if (x < 0 || x >= pixels.width || hidden.some((area) => contains(area, x, box.y + box.height / 2))) break;
    const column = columnOf(isInk, x, box);
    if (column === "edge") return false;
    if (column === "ink" && first < 0) first = distance;
    if (column === "ink") last = distance;
    if (distance - Math.max(last, 0) > size * maxGap) break;
  }
  return first >= 0 && last - first + 1 >= size * minPiece;
}

function columnOf(
  isInk: (x: number, y: number) => boolean,
  x: number,
  { y, height }: Box,
): "edge" | "ink" | "ground" {
  const [top, bottom] = [Math.floor(y), Math.ceil(y + height)];
  let ink = 0;
  for (let row = top; row < bottom; row++) if (isInk(x, row)) ink++;
  const isEdge = [top - beyondLetters, bottom + beyondLetters].every((row) => isInk(x, row));
  if (isEdge) return "edge";
  return ink > 0 ? "ink" : "ground";
}

function inkBeside(pixels: Pixels, box: Box): (x: number, y: number) => boolean {
  const ground = brightnessAt(pixels, box.x - 3, box.y - 2);
  const contrasts: number[] = [];
  for (let y = Math.floor(box.y); y < box.y + box.height; y++)
    for (let x = Math.floor(box.x); x < box.x + box.width; x++)
      contrasts.push(Math.abs(brightnessAt(pixels, x, y) - ground));
  const strongest = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * 0.97)] ?? 0;
  const least = Math.max(minInk, strongest * inkShare);
  return (x, y) => Math.abs(brightnessAt(pixels, x, y) - ground) > least;
}
