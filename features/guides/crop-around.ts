import type { PictureRing } from "./picture-ring.ts";

/** How much larger than its frame a picture is, and the shape of the frame. */
export interface CropFrame {
  scale: number;
  ratio: number;
}

/** As in help-center.css. */
export const narrowFrame: CropFrame = { scale: 1.9, ratio: 4 / 3 };
/** Where there is room beside the list of steps. Lower, so that the next step is in sight. */
export const wideFrame: CropFrame = { scale: 1.6, ratio: 2 };
/** A smaller picture can be read as a whole. */
const minWidth = 700;
/** Of the frame. The rest is around the control. */
const maxRing = 0.8;

/**
 * Which part of a step's picture is shown: the one around the control. 0 is the left or top edge of the picture, 10
 * the right or bottom one. Null if the picture is shown as a whole.
 */
export function cropAround(
  ring: PictureRing,
  { width, height }: { width: number; height: number },
  { scale, ratio }: CropFrame = narrowFrame,
): { x: number; y: number } | null {
  const [shownX, shownY] = [1 / scale, width / (scale * ratio * height)];
  const isCut = ring.width > width * shownX * maxRing || ring.height > height * shownY * maxRing;
  if (width < minWidth || shownY >= 1 || isCut) return null;
  const x = placeOf(ring.x / width, (ring.x + ring.width) / width, shownX);
  const y = placeOf(ring.y / height, (ring.y + ring.height) / height, shownY);
  return x === null || y === null ? null : { x, y };
}

/**
 * Which place shows the control, preferably in the middle. All values are parts of the picture's side. Null if each place
 * near the middle cuts it, because tall pictures have few places.
 */
function placeOf(from: number, to: number, shown: number): number | null {
  const middle = (from + to) / 2;
  const start = Math.min(Math.max(middle - shown / 2, 0), 1 - shown);
  const exact = (start / (1 - shown)) * places;
  const near = [Math.round(exact), Math.floor(exact), Math.ceil(exact)];
  return near.find((place) => isInside(from, to, { start: (place / places) * (1 - shown), shown })) ?? null;
}

/** What is outside of the picture can't be shown anyway. */
function isInside(from: number, to: number, { start, shown }: { start: number; shown: number }): boolean {
  return Math.max(from, 0) >= start - rounding && Math.min(to, 1) <= start + shown + rounding;
}

/** Places on each side besides the first one, as in help-center.css. */
const places = 10;
/** Of floating-point numbers. */
const rounding = 1e-9;

/** The part that a narrow frame shows, in the picture's pixels. Null if the picture is shown as a whole. */
export function croppedPart(ring: PictureRing, { width, height }: { width: number; height: number }) {
  const place = cropAround(ring, { width, height });
  if (!place) return null;
  const { scale, ratio } = narrowFrame;
  const [across, down] = [width / scale, width / (scale * ratio)];
  return {
    x: (place.x / places) * (width - across),
    y: (place.y / places) * (height - down),
    width: across,
    height: down,
  };
}
