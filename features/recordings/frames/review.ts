/** The owner's review of a recording, as an immutable value: what is covered, left out, renamed and moved. */
import type { PrivateArea } from "#engines/recording/clicks/private-areas.ts";
import type { PrivateKind } from "#engines/recording/ocr/private-patterns.ts";
import type { Box } from "../recording.ts";

export interface CoverBox extends Box {
  id: string;
  /** The kind of text that the recorded page had or OCR found in the box. Null if the owner drew it. */
  found: PrivateKind | null;
}

export interface ReviewedStep {
  /** Position in the recording, which names the step. */
  order: number;
  /** Of the screenshot, in pixels. 0 without one. */
  width: number;
  height: number;
  isLeftOut: boolean;
  boxes: CoverBox[];
  /** What the owner wrote. Null where Step's own words stay. */
  title: string | null;
  text: string | null;
  /** Missing if the step has the picture that was recorded. */
  retaken?: RetakenPicture;
}

interface RetakenPicture {
  /** Of the picture that replaces the recorded one. */
  id: string;
  /** The recorded picture, which the owner can use again. */
  recorded: { width: number; height: number; boxes: CoverBox[] };
}

export interface Review {
  /** Of the guide. Null if Step's own stays. */
  title: string | null;
  /** In the guide's order. */
  steps: ReviewedStep[];
}

/** In pixels. Smaller boxes are hard to grab. */
export const smallestBox = 12;

interface Recorded {
  order: number;
  frame: { width: number; height: number; covered: Box[]; privateAreas?: PrivateArea[] } | null;
}

export function beginReview(recorded: Recorded[]): Review {
  return {
    title: null,
    steps: recorded.map(({ order, frame }) => ({
      order,
      width: frame?.width ?? 0,
      height: frame?.height ?? 0,
      isLeftOut: false,
      boxes: frame ? firstBoxes(frame) : [],
      title: null,
      text: null,
    })),
  };
}

function firstBoxes({ covered, privateAreas = [], ...size }: NonNullable<Recorded["frame"]>): CoverBox[] {
  return [
    ...covered.map((box) => ({ ...box, id: crypto.randomUUID(), found: null })),
    ...privateAreas.map(({ kind, mark: _, ...box }) => ({
      ...insideOf(size, box),
      ...{ id: crypto.randomUUID(), found: kind },
    })),
  ];
}

export function usedSteps({ steps }: Review): ReviewedStep[] {
  return steps.filter(({ isLeftOut }) => !isLeftOut);
}

export function changeStep(
  review: Review,
  order: number,
  change: (step: ReviewedStep) => ReviewedStep,
): Review {
  return { ...review, steps: review.steps.map((step) => (step.order === order ? change(step) : step)) };
}

/** Excludes or includes a step. The last one can't be excluded, because a guide needs at least one. */
export function leaveOut(review: Review, order: number, isLeftOut: boolean): Review {
  const left = usedSteps(review).filter((step) => step.order !== order).length;
  if (isLeftOut && left === 0) return review;
  return changeStep(review, order, (step) => ({ ...step, isLeftOut }));
}

export function rewordStep(
  review: Review,
  order: number,
  words: Partial<Pick<ReviewedStep, "title" | "text">>,
): Review {
  return changeStep(review, order, (step) => ({ ...step, ...words }));
}

/** Moves a step by one place. The first one can't become earlier, nor the last one later. */
export function moveStep(review: Review, order: number, by: -1 | 1): Review {
  const from = review.steps.findIndex((step) => step.order === order);
  const step = review.steps[from];
  const to = from + by;
  if (!step || to < 0 || to >= review.steps.length) return review;
  return { ...review, steps: review.steps.toSpliced(from, 1).toSpliced(to, 0, step) };
}

export function addBox(review: Review, order: number, box: CoverBox): Review {
  return changeStep(review, order, (step) => ({
    ...step,
    boxes: [...step.boxes, { ...box, ...insideOf(step, box) }],
  }));
}

export function changeBox(review: Review, order: number, box: CoverBox): Review {
  return changeStep(review, order, (step) => ({
    ...step,
    boxes: step.boxes.map((old) => (old.id === box.id ? { ...box, ...insideOf(step, box) } : old)),
  }));
}

export function removeBox(review: Review, order: number, id: string): Review {
  return changeStep(review, order, (step) => ({
    ...step,
    boxes: step.boxes.filter((box) => box.id !== id),
  }));
}

/** Adds the box at the same position to every screenshot that doesn't have it yet. */
export function coverOnAll(review: Review, order: number, id: string): Review {
  const from = review.steps.find((step) => step.order === order);
  const box = from?.boxes.find((one) => one.id === id);
  if (!from || !box) return review;
  const steps = review.steps.map((step) => {
    if (step.order === order || step.width === 0) return step;
    const place = insideOf(step, scaledBox(box, step.width / from.width, step.height / from.height));
    if (step.boxes.some((old) => isSamePlace(old, place))) return step;
    return { ...step, boxes: [...step.boxes, { ...place, id: crypto.randomUUID(), found: null }] };
  });
  return { ...review, steps };
}

export interface PlacedCover {
  /** Of its step. */
  order: number;
  box: CoverBox;
}

/** All covers of the guide, in its order. */
export function coversOf(review: Review): PlacedCover[] {
  return usedSteps(review).flatMap(({ order, boxes }) => boxes.map((box) => ({ order, box })));
}

/** The cover after the selected one, and after the last one the first. Null without covers. */
export function nextCover(covers: PlacedCover[], selected: string | null): PlacedCover | null {
  const at = covers.findIndex(({ box }) => box.id === selected);
  return covers[(at + 1) % covers.length] ?? null;
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

/** A ring with its middle at this place, as large as the one before. Null is the middle of the picture. */
export function ringAt(
  place: { x: number; y: number } | null,
  { ring, picture }: { ring: Box | null; picture: { width: number; height: number } },
): Box {
  const { x, y } = place ?? { x: picture.width / 2, y: picture.height / 2 };
  const { width, height } = ring ?? { width: picture.width / 8, height: picture.height / 16 };
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function scaledBox({ x, y, width, height }: Box, across: number, down: number): Box {
  return { x: x * across, y: y * down, width: width * across, height: height * down };
}

/**
 * Moves the box with the arrow keys, or only its right and bottom edges if Shift is held. Returns null for other keys.
 */
export function boxAfterKey<T extends Box>(
  box: T,
  { key, shiftKey, altKey }: { key: string; shiftKey: boolean; altKey: boolean },
): T | null {
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

/** The share of the box that the cover hides, from 0 to 1. */
export function coveredShare(box: Box, cover: Box): number {
  const across = Math.min(box.x + box.width, cover.x + cover.width) - Math.max(box.x, cover.x);
  const down = Math.min(box.y + box.height, cover.y + cover.height) - Math.max(box.y, cover.y);
  return (Math.max(0, across) * Math.max(0, down)) / (box.width * box.height);
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
