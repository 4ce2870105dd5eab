/** The owner's review of the screenshots, as an immutable value. */
import type { PrivateKind } from "#engines/recording/ocr/find-private-texts.ts";
import type { Box } from "../recording.ts";

export interface CoverBox extends Box {
  id: string;
  /** The kind of text that OCR found in the box. Null if the owner drew it. */
  found: PrivateKind | null;
}

export interface ReviewedPicture {
  width: number;
  height: number;
  isLeftOut: boolean;
  boxes: CoverBox[];
}

export type Review = ReviewedPicture[];

/** In pixels. Smaller boxes are hard to grab. */
export const smallestBox = 12;

export function beginReview(frames: { width: number; height: number; covered: Box[] }[]): Review {
  return frames.map(({ width, height, covered }) => ({
    width,
    height,
    isLeftOut: false,
    boxes: covered.map((box) => ({ ...box, id: crypto.randomUUID(), found: null })),
  }));
}

function changePicture(
  review: Review,
  index: number,
  change: (picture: ReviewedPicture) => ReviewedPicture,
): Review {
  return review.map((picture, i) => (i === index ? change(picture) : picture));
}

/** Excludes or includes a screenshot. The last one can't be excluded, because a guide needs at least one. */
export function leaveOut(review: Review, index: number, isLeftOut: boolean): Review {
  const left = review.filter((picture, i) => i !== index && !picture.isLeftOut).length;
  if (isLeftOut && left === 0) return review;
  return changePicture(review, index, (picture) => ({ ...picture, isLeftOut }));
}

export function addBox(review: Review, index: number, box: CoverBox): Review {
  return changePicture(review, index, (picture) => ({
    ...picture,
    boxes: [...picture.boxes, { ...box, ...insideOf(picture, box) }],
  }));
}

export function changeBox(review: Review, index: number, box: CoverBox): Review {
  return changePicture(review, index, (picture) => ({
    ...picture,
    boxes: picture.boxes.map((old) => (old.id === box.id ? { ...box, ...insideOf(picture, box) } : old)),
  }));
}

export function removeBox(review: Review, index: number, id: string): Review {
  return changePicture(review, index, (picture) => ({
    ...picture,
    boxes: picture.boxes.filter((box) => box.id !== id),
  }));
}

/** Adds the box at the same position to every screenshot that doesn't have it yet. */
export function coverOnAll(review: Review, index: number, id: string): Review {
  const from = review[index];
  const box = from?.boxes.find((one) => one.id === id);
  if (!from || !box) return review;
  return review.map((picture, i) => {
    if (i === index) return picture;
    const [across, down] = [picture.width / from.width, picture.height / from.height];
    const place = insideOf(picture, {
      x: box.x * across,
      y: box.y * down,
      width: box.width * across,
      height: box.height * down,
    });
    if (picture.boxes.some((old) => isSamePlace(old, place))) return picture;
    return { ...picture, boxes: [...picture.boxes, { ...place, id: crypto.randomUUID(), found: null }] };
  });
}

/** Rounds the box to pixels, fits it into the screenshot and enforces the minimum size. */
export function insideOf({ width, height }: { width: number; height: number }, box: Box): Box {
  const w = Math.min(width, Math.max(smallestBox, Math.round(box.width)));
  const h = Math.min(height, Math.max(smallestBox, Math.round(box.height)));
  return {
    x: Math.max(0, Math.min(width - w, Math.round(box.x))),
    y: Math.max(0, Math.min(height - h, Math.round(box.y))),
    width: w,
    height: h,
  };
}

/**
 * Moves the box with the arrow keys, or only its right and bottom edges if Shift is held. Returns null for other keys.
 */
export function boxAfterKey(
  box: CoverBox,
  { key, shiftKey, altKey }: { key: string; shiftKey: boolean; altKey: boolean },
): CoverBox | null {
  const step = altKey ? 1 : 10;
  const moves: Record<string, [number, number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  const move = moves[key];
  if (!move) return null;
  const [x, y] = move;
  return shiftKey
    ? { ...box, width: Math.max(smallestBox, box.width + x), height: Math.max(smallestBox, box.height + y) }
    : { ...box, x: box.x + x, y: box.y + y };
}

function isSamePlace(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
