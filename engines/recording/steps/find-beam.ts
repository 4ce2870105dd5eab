/** Looks for the pointer that text has: a thin upright line with two short ends, black, white or neither. */
import type { Cursor } from "./find-cursor.ts";
import { brightnessAt } from "./picture-ground.ts";
import type { Box, Pixels } from "./types.ts";

/** What a place of the picture looks like while the pointer is elsewhere. */
export interface FreePlace {
  box: Box;
  /** Of the box's size. */
  pixels: Pixels;
}

/** Brightness steps. */
const clear = 50;
/** Pixels, at all usual sizes; a caret is thinner, a letter is less high for its width. */
const [thinnest, widest, lowest, highest] = [4, 16, 12, 40];
/** Of its height, on the line in the middle. */
const leastStem = 0.6;

/**
 * Null when no place has one. Letters stand on thousands of places, so it is only looked for where the picture differs
 * from what it is without the pointer.
 */
export function findBeam(picture: Pixels, places: FreePlace[]): Cursor | null {
  for (const place of places) {
    const found = beamAt(picture, place);
    if (found) return found;
  }
  return null;
}

function beamAt(picture: Pixels, { box, pixels }: FreePlace): Cursor | null {
  const differs = (x: number, y: number) =>
    Math.abs(brightnessAt(picture, box.x + x, box.y + y) - brightnessAt(pixels, x, y)) > clear;
  const columns = new Uint16Array(pixels.width);
  let [top, bottom] = [pixels.height, -1];
  for (let y = 0; y < pixels.height; y++) {
    for (let x = 0; x < pixels.width; x++) {
      if (!differs(x, y)) continue;
      columns[x]! += 1;
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const left = columns.findIndex((count) => count > 0);
  const right = columns.findLastIndex((count) => count > 0);
  const [width, height] = [right - left + 1, bottom - top + 1];
  if (left < 0 || width < thinnest || width > widest || height < lowest || height > highest) return null;
  if (height < width * 1.6) return null;
  const stem = columns.indexOf(Math.max(...columns));
  const isInMiddle = Math.abs(stem - (left + right) / 2) <= width * 0.3;
  if (!isInMiddle || columns[stem]! < height * leastStem) return null;
  if (!isHere(picture, { box, pixels }, { stem, top, bottom })) return null;
  return {
    x: box.x + stem,
    y: box.y + Math.round((top + bottom) / 2),
    shape: "beam",
    box: { x: box.x + left - 1, y: box.y + top - 1, width: width + 2, height: height + 2 },
    size: 1,
    match: columns[stem]! / height,
    outline: -1,
  };
}

/** The line stands out from the ground beside it on the picture, and not on the other: there it may have been before. */
function isHere(
  picture: Pixels,
  { box, pixels }: FreePlace,
  { stem, top, bottom }: { stem: number; top: number; bottom: number },
): boolean {
  let [here, there] = [0, 0];
  const reach = 5;
  for (let y = top; y <= bottom; y++) {
    for (const side of [stem - reach, stem + reach]) {
      if (side < 0 || side >= pixels.width) continue;
      const onPicture = Math.abs(
        brightnessAt(picture, box.x + stem, box.y + y) - brightnessAt(picture, box.x + side, box.y + y),
      );
      const onOther = Math.abs(brightnessAt(pixels, stem, y) - brightnessAt(pixels, side, y));
      if (onPicture > onOther + clear / 2) here++;
      if (onOther > onPicture + clear / 2) there++;
    }
  }
  return here > there * 2;
}
