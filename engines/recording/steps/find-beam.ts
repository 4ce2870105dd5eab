/** Detects the text cursor (I-beam): a thin vertical line with two short bars, black, white or inverted. */
import type { Cursor } from "./find-cursor.ts";
import { brightnessAt } from "./picture-ground.ts";
import type { Box, Pixels } from "./types.ts";

/** A part of the screen without the pointer. */
export interface FreePlace {
  box: Box;
  pixels: Pixels;
}

/** In brightness levels. */
const minContrast = 50;
/** In pixels, for all usual sizes. A caret is thinner, and a letter isn't as tall for its width. */
const [minWidth, maxWidth, minHeight, maxHeight] = [4, 16, 12, 40];
/** Share of its height that is on the center line. */
const minStemShare = 0.6;

/**
 * Returns null if no place contains a text cursor. Thousands of letters resemble one, so it searches only where the
 * picture differs from the one without a pointer.
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
    Math.abs(brightnessAt(picture, box.x + x, box.y + y) - brightnessAt(pixels, x, y)) > minContrast;
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
  if (left < 0 || width < minWidth || width > maxWidth || height < minHeight || height > maxHeight)
    return null;
  if (height < width * 1.6) return null;
  const stem = columns.indexOf(Math.max(...columns));
  const isInMiddle = Math.abs(stem - (left + right) / 2) <= width * 0.3;
  if (!isInMiddle || columns[stem]! < height * minStemShare) return null;
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

/** True if the line stands out in the picture but not in the other one, in which it would be part of the page. */
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
      if (onPicture > onOther + minContrast / 2) here++;
      if (onOther > onPicture + minContrast / 2) there++;
    }
  }
  return here > there * 2;
}
