/** Notices what is too small to tell from a pointer by its size alone: a box that is ticked, a word that takes another's place. */
import { changedPixels, findPatches, mayBeLinkAddress, type Patch } from "./find-changes.ts";
import type { GreyFrame } from "./grey-frame.ts";

/** A pointer on its way rests nowhere for so long. */
const restSeconds = 0.3;
/** Brightness steps: between two copies at rest compression moves less than in motion. */
const noise = 10;
const fewestPixels = 3;
/** Pixels of the grey copy. A caret is thinner than two. */
const [thinnest, widest, highest] = [2, 60, 8];

interface Tick {
  patch: Patch;
  /** The last moment at which it had not happened. */
  before: GreyFrame;
}

export interface TickFinder {
  /** Copies in the order of time; `ignored` marks restless cells with 1. */
  push(frame: GreyFrame, ignored: Uint8Array): Tick | null;
  /** What came so far is no comparison any more. */
  forget(): void;
}

/**
 * Holds each moment of complete rest against the one before. A pointer that went elsewhere in between left two places;
 * a single one that differs is a change at the pointer or away from it, or a hand that trembled: whoever sees the whole
 * pictures can tell.
 */
export function createTickFinder(): TickFinder {
  let previous: GreyFrame | null = null;
  let rested: GreyFrame | null = null;
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
    forget() {
      previous = null;
      rested = null;
    },
  };
}

function smallPatches(before: GreyFrame, after: GreyFrame, ignored: Uint8Array): Patch[] {
  const changed = changedPixels(before, after, noise);
  return findPatches(changed, after.width, ignored, fewestPixels).filter(
    (patch) => patch.right - patch.left + 1 >= thinnest && !mayBeLinkAddress(patch, after),
  );
}

function isTick({ left, top, right, bottom }: Patch): boolean {
  return right - left < widest && bottom - top < highest;
}
