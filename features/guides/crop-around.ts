import type { PictureRing } from "./picture-ring.ts";

/** How much larger than its frame a picture is on phones, and the shape of the frame. As in help-center.css. */
const scale = 1.9;
const frameRatio = 4 / 3;
/** A smaller picture can be read as a whole. */
const minWidth = 700;
/** Of the frame. The rest is around the control. */
const maxRing = 0.8;

/**
 * Which part of a step's picture phones show: the one around the control. 0 is the left or top edge of the picture, 10
 * the right or bottom one. Null if the picture is shown as a whole.
 */
export function cropAround(
  ring: PictureRing,
  { width, height }: { width: number; height: number },
): { x: number; y: number } | null {
  const [shownX, shownY] = [1 / scale, width / (scale * frameRatio * height)];
  const isCut = ring.width > width * shownX * maxRing || ring.height > height * shownY * maxRing;
  if (width < minWidth || shownY >= 1 || isCut) return null;
  return {
    x: placeOf((ring.x + ring.width / 2) / width, shownX),
    y: placeOf((ring.y + ring.height / 2) / height, shownY),
  };
}

/** `center` and `shown` are parts of the picture's side. */
function placeOf(center: number, shown: number): number {
  const start = Math.min(Math.max(center - shown / 2, 0), 1 - shown);
  return Math.round((start / (1 - shown)) * 10);
}
