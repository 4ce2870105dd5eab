/** Restores the part of a picture that the pointer covers, in the picture's colors. */
import { contains, grown } from "./compare-views.ts";
import type { FreePlace } from "./find-beam.ts";
import { type Cursor, findCursors } from "./find-cursor.ts";
import { blur, isLit, litPlace, minOtherDifference } from "./lit-place.ts";
import { overlaps } from "./phrases.ts";
import type { Box, Pixels } from "./types.ts";

/** Share of the pixels visible in both. If more differ, the place shows another view or another pointer. */
const maxOtherShare = 0.02;
/** Pixels by which a pointer of another shape may be larger. */
const slack = 8;

/** Weaker matches may be letters that resemble a pointer. */
const certainMatch = 0.9;
const maxSizeDifference = 0.16;

/** Returns a copy of the picture, restored from the first place that shows the covered part, or null if none does. */
export async function findBehind(
  picture: Pixels,
  { cursor, places, signal }: { cursor: Cursor; places: FreePlace[]; signal?: AbortSignal | undefined },
): Promise<Pixels | null> {
  for (const place of places) {
    const filled = (await isHiddenThere(place, cursor, signal))
      ? null
      : fillBehind(picture, place, cursor.box);
    if (filled) return filled;
  }
  return null;
}

/** True if the pointer in the place was so near that it covers part of the same content. */
async function isHiddenThere(
  { box: { x, y }, pixels }: FreePlace,
  { box, size }: Cursor,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const found = await findCursors(pixels, { ...(signal ? { signal } : {}) });
  return found.some(
    (other) =>
      other.match >= certainMatch &&
      Math.abs(other.size - size) < maxSizeDifference &&
      overlaps({ ...other.box, x: other.box.x + x, y: other.box.y + y }, box),
  );
}

/**
 * Returns a copy of the picture in which the place restores the part behind the pointer. Returns null if the place
 * shows another view or covers that part too. If the button is hovered only in the picture, the place's colors are
 * mapped to the picture's, because a seam through a word would split it for OCR.
 */
export function fillBehind(picture: Pixels, place: FreePlace, pointer: Box): Pixels | null {
  const whole = place.box;
  const lit = litPlace(picture, place, pointer);
  const isSame = (other: FreePlace) => differencesOutside(picture, other, pointer).share <= maxOtherShare;
  if (lit && isSame(lit)) {
    // If the border isn't lit, the place contains the whole button, and its own colors leave no seam.
    return withPart(picture, isLit(picture, place, pointer) ? lit : place, whole);
  }
  const { share, around } = differencesOutside(picture, place, pointer);
  if (share <= maxOtherShare) return withPart(picture, place, whole);
  // If the pointer was nearby, both are equal except where it was.
  const isPointer =
    around !== null &&
    around.width <= pointer.width + slack &&
    around.height <= pointer.height + slack &&
    !overlaps(around, grown(pointer, blur));
  return isPointer ? withPart(picture, place, grown(pointer, blur)) : null;
}

function withPart({ width, height, data }: Pixels, { box, pixels }: FreePlace, part: Box): Pixels {
  const filled = Uint8Array.from(data);
  for (let row = 0; row < box.height; row++) {
    for (let column = 0; column < box.width; column++) {
      const [x, y] = [box.x + column, box.y + row];
      if (!contains(part, x, y)) continue;
      const from = (row * box.width + column) * 3;
      filled.set(pixels.data.subarray(from, from + 3), (y * width + x) * 3);
    }
  }
  return { width, height, data: filled };
}

/** `around` is null if nothing differs. */
function differencesOutside(
  picture: Pixels,
  { box, pixels }: FreePlace,
  pointer: Box,
): { share: number; around: Box | null } {
  const hidden = grown(pointer, blur);
  let [looked, other] = [0, 0];
  let [left, top, right, bottom] = [picture.width, picture.height, -1, -1];
  for (let row = 0; row < box.height; row++) {
    for (let column = 0; column < box.width; column++) {
      const [x, y] = [box.x + column, box.y + row];
      if (contains(hidden, x, y)) continue;
      looked++;
      const [here, there] = [(y * picture.width + x) * 3, (row * box.width + column) * 3];
      if (!isOther(picture.data, here, pixels.data, there)) continue;
      other++;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return {
    share: looked === 0 ? 0 : other / looked,
    around: other === 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
  };
}

function isOther(a: Uint8Array, here: number, b: Uint8Array, there: number): boolean {
  for (let channel = 0; channel < 3; channel++)
    if (Math.abs(a[here + channel]! - b[there + channel]!) > minOtherDifference) return true;
  return false;
}
