/** Follows a screen through small grey copies, in the order of time, and marks the views that stood still. */
import { createRestlessCells } from "./create-restless-cells.ts";
import { createTickFinder } from "./create-tick-finder.ts";
import {
  changedPixels,
  findPatches,
  mayBeLinkAddress,
  mayBePointerMoving,
  type Patch,
  significantChange,
} from "./find-changes.ts";
import { findScroll } from "./find-scroll.ts";
import type { GreyFrame } from "./grey-frame.ts";
import type { Area, Mark } from "./mark.ts";

/** Fades and slides of pages take 150 to 300 ms. */
const stillSeconds = 0.3;
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
  /** How it looks but for pointers: the newest copy that differs from it in nothing. */
  look: GreyFrame;
  /** The newest copy that belongs to it. */
  last: GreyFrame;
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
  /** By how many rows the page has been moved up by scrolling. */
  let scrolledUp = 0;
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
      look: ended.last,
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
    if (!tick || !view || view.until < frame.timestampSeconds || tick.before.timestampSeconds < view.from)
      return;
    const ended = { ...view, last: tick.before, until: tick.before.timestampSeconds };
    endView(ended, areaOf([tick.patch], frame), "tick");
    view = beginningWith(frame, frame.timestampSeconds);
  }

  /**
   * A page is scrolled down before it is scrolled up: what moves down without that was pushed down by something new
   * above it, which somebody asked for.
   */
  function endOf(look: GreyFrame, frame: GreyFrame, changed: Uint8Array): Mark["endedBy"] {
    const up = findScroll(look, frame, changed);
    if (up === null || (up < 0 && scrolledUp + up < -1)) {
      scrolledUp = 0;
      return "change";
    }
    scrolledUp += up;
    return "scroll";
  }

  function lookAt(frame: GreyFrame): void {
    if (!view) {
      view = beginningWith(frame, stillSince);
      return;
    }
    const changed = changedPixels(view.look, frame);
    const patches = findPatches(changed, frame.width, restless.cells()).filter(
      (patch) => !mayBeLinkAddress(patch, frame),
    );
    const change = significantChange(patches);
    if (change) {
      const endedBy = endOf(view.look, frame, changed);
      endView(view, areaOf(change, frame), endedBy);
      view = beginningWith(frame, Math.max(stillSince, view.until));
      hasMoved = false;
      ticks.forget();
      return;
    }
    view.until = frame.timestampSeconds;
    view.last = frame;
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

function beginningWith(frame: GreyFrame, from: number): View {
  return { look: frame, last: frame, from, until: frame.timestampSeconds };
}

function areaOf(patches: Patch[], { width, height }: GreyFrame): Area {
  const left = Math.min(...patches.map((patch) => patch.left));
  const top = Math.min(...patches.map((patch) => patch.top));
  const right = Math.max(...patches.map((patch) => patch.right)) + 1;
  const bottom = Math.max(...patches.map((patch) => patch.bottom)) + 1;
  return { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height };
}
