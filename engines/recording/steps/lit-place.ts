/** Maps the colors of a hovered button to its normal ones, based on the pixels visible in both pictures. */
import { contains, grown } from "./compare-views.ts";
import type { FreePlace } from "./find-beam.ts";
import type { Box, Pixels } from "./types.ts";

/** Pixels around a pointer that its antialiased edge affects. */
export const blur = 3;
/** Out of 255, per channel. JPEG shifts the edges of letters by up to about 30. */
export const minOtherDifference = 44;

/** In levels per channel. Compression shifts a uniform background by less. */
const minDifference = 8;
/** Share of the place's border. If more of it differs, the background is a different one. */
const maxDifferingShare = 0.12;
const binSize = 8;
/** The minimum number of pixels for estimating a color. */
const minPixels = 4;
/** Share of all visible pixels. A rarer color is only the antialiasing of letters. */
const minShare = 0.01;
/** Share of the contrast between two colors that a hover effect must preserve. */
const minContrast = 0.2;

/** True if the border of the place has a different color from the same pixels in the picture. */
export function isLit(picture: Pixels, { box, pixels }: FreePlace, pointer: Box): boolean {
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
          (channel) =>
            Math.abs(picture.data[here + channel]! - pixels.data[there + channel]!) > minDifference,
        )
      )
        differing++;
    }
  }
  return differing > looked * maxDifferingShare;
}

/**
 * Returns the place in the picture's colors. Returns null if two of its colors would merge, because then only one of
 * the two pictures has letters or a pointer.
 */
export function litPlace(picture: Pixels, place: FreePlace, pointer: Box): FreePlace | null {
  const curves = [0, 1, 2].map((channel) => curveOf(picture, { place, pointer, channel }));
  // One channel may merge: a button that turns yellow is as red as its white letters.
  if (curves.filter(({ hasMerged }) => hasMerged).length > 1) return null;
  const { width, height, data } = place.pixels;
  return {
    box: place.box,
    pixels: { width, height, data: data.map((value, index) => curves[index % 3]!.at(value)) },
  };
}

/** Maps a channel's values from the place to the picture, based on pixels beside the pointer that both show. */
function curveOf(
  picture: Pixels,
  { place, pointer, channel }: { place: FreePlace; pointer: Box; channel: number },
): { at(value: number): number; hasMerged: boolean } {
  const { box } = place;
  const hidden = grown(pointer, blur);
  const bins = Array.from({ length: 256 / binSize }, () => ({ count: 0, there: 0, here: 0 }));
  let looked = 0;
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      if (contains(hidden, box.x + x, box.y + y)) continue;
      const there = place.pixels.data[(y * box.width + x) * 3 + channel]!;
      const bin = bins[Math.floor(there / binSize)]!;
      looked++;
      bin.count++;
      bin.there += there;
      bin.here += picture.data[((box.y + y) * picture.width + box.x + x) * 3 + channel]!;
    }
  }
  const known = bins
    .filter(({ count }) => count >= minPixels)
    .map(({ count, there, here }) => ({ count, there: there / count, here: here / count }));
  const colours = known.filter(({ count }) => count >= looked * minShare);
  return {
    hasMerged: colours.some((one) =>
      colours.some((other) => {
        const apart = one.there - other.there;
        return apart > minOtherDifference && Math.abs(one.here - other.here) < apart * minContrast;
      }),
    ),
    at(value) {
      const above = known.find(({ there }) => there >= value);
      const below = known.findLast(({ there }) => there < value);
      if (!above || !below) {
        const nearest = above ?? below;
        return clamped(value + (nearest ? nearest.here - nearest.there : 0));
      }
      const part = (value - below.there) / (above.there - below.there);
      return clamped(below.here + part * (above.here - below.here));
    },
  };
}

function clamped(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
