/** Puts what the pointer hides in its place, as it looks there now. */
import { contains, grown } from "./compare-views.ts";
import type { FreePlace } from "./find-beam.ts";
import type { Box, Pixels } from "./types.ts";

/** Brightness steps in one colour: compression moves even ground by less. */
const clear = 8;
/** Of the place's edge: where more differs, the ground is another one. */
const mostDiffering = 0.12;
/** Pixels around the pointer that its edge blurs. */
const blur = 3;
const binSize = 8;
/** Fewer tell nothing about a colour. */
const fewestPixels = 4;

/**
 * A copy of the picture with the place from the other one. A button that lights up below the pointer has another ground
 * there: its colours are brought to those of the picture, for a seam through a word would part it.
 */
export function fillBehind({ width, height, data }: Pixels, place: FreePlace, pointer: Box): Pixels {
  const { box } = place;
  const filled = Uint8Array.from(data);
  const curves = isLit({ width, height, data }, place, pointer)
    ? [0, 1, 2].map((channel) => curveOf({ width, height, data }, { place, pointer, channel }))
    : null;
  for (let row = 0; row < box.height; row++) {
    const line = place.pixels.data.subarray(row * box.width * 3, (row + 1) * box.width * 3);
    const own = curves ? line.map((value, index) => curves[index % 3]!(value)) : line;
    filled.set(own, ((box.y + row) * width + box.x) * 3);
  }
  return { width, height, data: filled };
}

/** Whether the edge of the place is of another colour than the picture there. */
function isLit(picture: Pixels, place: FreePlace, pointer: Box): boolean {
  const { box } = place;
  const hidden = grown(pointer, blur);
  let [looked, differing] = [0, 0];
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const isEdge = x < 2 || y < 2 || x >= box.width - 2 || y >= box.height - 2;
      if (!isEdge || contains(hidden, box.x + x, box.y + y)) continue;
      looked++;
      const [here, there] = [((box.y + y) * picture.width + box.x + x) * 3, (y * box.width + x) * 3];
      if (
        [0, 1, 2].some(
          (channel) => Math.abs(picture.data[here + channel]! - place.pixels.data[there + channel]!) > clear,
        )
      )
        differing++;
    }
  }
  return differing > looked * mostDiffering;
}

/** What a colour of the place is on the picture, by what can be seen of both beside the pointer. */
function curveOf(
  picture: Pixels,
  { place, pointer, channel }: { place: FreePlace; pointer: Box; channel: number },
): (value: number) => number {
  const { box } = place;
  const hidden = grown(pointer, blur);
  const bins = Array.from({ length: 256 / binSize }, () => ({ count: 0, there: 0, here: 0 }));
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      if (contains(hidden, box.x + x, box.y + y)) continue;
      const there = place.pixels.data[(y * box.width + x) * 3 + channel]!;
      const bin = bins[Math.floor(there / binSize)]!;
      bin.count++;
      bin.there += there;
      bin.here += picture.data[((box.y + y) * picture.width + box.x + x) * 3 + channel]!;
    }
  }
  const known = bins
    .filter(({ count }) => count >= fewestPixels)
    .map(({ count, there, here }) => ({ there: there / count, here: here / count }));
  return (value) => {
    const above = known.find(({ there }) => there >= value);
    const below = known.findLast(({ there }) => there < value);
    if (!above || !below) {
      const nearest = above ?? below;
      return clamped(value + (nearest ? nearest.here - nearest.there : 0));
    }
    const part = (value - below.there) / (above.there - below.there);
    return clamped(below.here + part * (above.here - below.here));
  };
}

function clamped(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
