/** Follows a screen through small grey copies, in the order of time, and marks the views that stood still. */
import { createRestlessCells } from "./create-restless-cells.ts";
import { createTickFinder } from "./create-tick-finder.ts";
import {
  changedPixels,
  findPatches,
  mayBeLinkAddress,
  mayBePointer,
  mayBePointerMoving,
  type Patch,
} from "./find-changes.ts";
import type { GreyFrame } from "./grey-frame.ts";
import { isScrolled } from "./is-scrolled.ts";
import type { Area, Mark } from "./mark.ts";

/** Fades and slides of pages take 150 to 300 ms. */
const stillSeconds = 0.3;
/** A pointer that went elsewhere leaves two patches; a third one this large is a box that was ticked. */
const smallestTick = 8;
export interface ViewMarker {
  /** Copies have one size and rising times; one of another size (a window that was resized) begins anew. */
  push(frame: GreyFrame): void;
  /** Marks so far, with the last view. Nothing may be pushed afterwards. */
  end(): Mark[];
}

export interface ViewMarkerOptions {
  /** Pictures stand this long before the end of their view, where it lasted long enough. */
  marginSeconds?: number;
  onMark?: (mark: Mark) => void;
  /** Something moved, and the screen looks as before. */
  onNothing?: () => void;
}

interface View {
  /** How it looks: the newest copy that belongs to it. */
  look: GreyFrame;
  from: number;
  until: number;
}

/**
 * Not views: what lasts less than a third of a second (fades, slides, a page on its way). Not changes: the pointer,
 * blinking carets, compression, and cells that change all the time (films, spinners, tickers).
 */
export function createViewMarker({
  marginSeconds = 0.15,
  onMark,
  onNothing,
}: ViewMarkerOptions = {}): ViewMarker {
  const marks: Mark[] = [];
  let previous: GreyFrame | null = null;
  let view: View | null = null;
  let stillSince = 0;
  let hasMoved = false;
  let restless = createRestlessCells({ width: 1, height: 1 });
  const ticks = createTickFinder();

  function endView(ended: View, changed: Area | null, endedBy: Mark["endedBy"]): void {
    const length = ended.until - ended.from;
    const mark: Mark = {
      timestampSeconds: Math.max(ended.from + length / 2, ended.until - marginSeconds),
      stillFromSeconds: ended.from,
      stillUntilSeconds: ended.until,
      changed,
      endedBy,
    };
    marks.push(mark);
    onMark?.(mark);
  }

  function begin(frame: GreyFrame): void {
    if (view) endView(view, { x: 0, y: 0, width: 1, height: 1 }, "change");
    view = null;
    stillSince = frame.timestampSeconds;
    restless = createRestlessCells(frame);
    ticks.forget();
  }

  /** Ends a view before something small that happened in it. */
  function lookForTick(frame: GreyFrame): void {
    const tick = ticks.push(frame, restless.cells());
    if (!tick || !view || view.until < frame.timestampSeconds || tick.beforeSeconds < view.from) return;
    endView({ ...view, until: tick.beforeSeconds }, areaOf([tick.patch], frame), "tick");
    view = { look: frame, from: frame.timestampSeconds, until: frame.timestampSeconds };
  }

  function lookAt(frame: GreyFrame): void {
    if (!view) {
      view = { look: frame, from: stillSince, until: frame.timestampSeconds };
      return;
    }
    const changed = changedPixels(view.look, frame);
    const patches = findPatches(changed, frame.width, restless.cells()).filter(
      (patch) => !mayBeLinkAddress(patch, frame),
    );
    const change = significantChange(patches);
    if (change) {
      const endedBy = isScrolled(view.look, frame, changed) ? "scroll" : "change";
      endView(view, areaOf(change, frame), endedBy);
      view = { look: frame, from: stillSince, until: frame.timestampSeconds };
      hasMoved = false;
      ticks.forget();
      return;
    }
    view.until = frame.timestampSeconds;
    if (hasMoved) onNothing?.();
    hasMoved = false;
    // The look moves along with a pointer, but never takes over a small change bit by bit.
    if (patches.length === 0) view.look = frame;
  }

  return {
    push(frame) {
      if (!previous || previous.width !== frame.width || previous.height !== frame.height) begin(frame);
      else {
        const changed = changedPixels(previous, frame);
        restless.watch(changed, frame.timestampSeconds);
        const moving = findPatches(changed, frame.width, restless.cells()).some(
          (patch) => !mayBePointerMoving(patch) && !mayBeLinkAddress(patch, frame),
        );
        if (moving) {
          stillSince = frame.timestampSeconds;
          hasMoved = true;
        }
      }
      previous = frame;
      if (frame.timestampSeconds - stillSince >= stillSeconds) lookAt(frame);
      lookForTick(frame);
    },
    end() {
      if (view) endView(view, null, "end");
      view = null;
      return marks;
    },
  };
}

/** The patches that make up a change; null when it may all be a pointer that went elsewhere. */
function significantChange(patches: Patch[]): Patch[] | null {
  const large = patches.filter((patch) => !mayBePointer(patch));
  if (large.length > 0) return large;
  const bySize = patches.toSorted((a, b) => b.pixels - a.pixels);
  const third = bySize[2];
  return third && third.pixels >= smallestTick ? bySize.slice(0, 1) : null;
}

function areaOf(patches: Patch[], { width, height }: GreyFrame): Area {
  const left = Math.min(...patches.map((patch) => patch.left));
  const top = Math.min(...patches.map((patch) => patch.top));
  const right = Math.max(...patches.map((patch) => patch.right)) + 1;
  const bottom = Math.max(...patches.map((patch) => patch.bottom)) + 1;
  return { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height };
}
