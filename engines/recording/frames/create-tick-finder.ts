/** Detects changes that are as small as a moved pointer: a checked box, or one word replaced by another. */
import { changedPixels, findPatches, mayBeLinkAddress, type Patch } from "./find-changes.ts";
import type { GrayFrame } from "./gray-frame.ts";

/** A moving pointer never stops for this long. */
const restSeconds = 0.3;
/** In brightness levels. Frames at rest differ by less compression noise than frames in motion. */
const noise = 10;
const minPixels = 3;
/** In pixels of the gray copy. A caret is narrower than two. */
const [minWidth, maxWidth, maxHeight] = [2, 60, 8];

interface Tick {
  patch: Patch;
  before: GrayFrame;
}

export interface TickFinder {
  /** Takes frames in chronological order. `ignored` marks restless cells with 1. */
  push(frame: GrayFrame, ignored: Uint8Array): Tick | null;
  /** Drops the earlier frames, because the next one can't be compared with them. */
  reset(): void;
}

/**
 * Compares each moment of complete rest with the one before. A pointer that moved in between leaves two patches. A
 * single patch is a change at or away from the pointer, or a trembling hand; the full-size frames decide which.
 */
export function createTickFinder(): TickFinder {
  let previous: GrayFrame | null = null;
  let rested: GrayFrame | null = null;
  let quietSince = 0;
  return {
    push(frame, ignored) {
      const isQuiet = previous !== null && smallPatches(previous, frame, ignored).length === 0;
      previous = frame;
      if (!isQuiet) quietSince = frame.timestampSeconds;
      if (frame.timestampSeconds - quietSince < restSeconds) return null;
      const before = rested;
      rested = frame;
      if (!before) return null;
      const [patch, second] = smallPatches(before, frame, ignored);
      if (!patch || second || !isTick(patch)) return null;
      return { patch, before };
    },
    reset() {
      previous = null;
      rested = null;
    },
  };
}

function smallPatches(before: GrayFrame, after: GrayFrame, ignored: Uint8Array): Patch[] {
  const changed = changedPixels(before, after, noise);
  return findPatches(changed, after.width, ignored, minPixels).filter(
    (patch) => patch.right - patch.left + 1 >= minWidth && !mayBeLinkAddress(patch, after),
  );
}

function isTick({ left, top, right, bottom }: Patch): boolean {
  return right - left < maxWidth && bottom - top < maxHeight;
}
