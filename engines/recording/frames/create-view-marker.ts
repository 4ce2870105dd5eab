/** Splits a recording into still views, based on small gray copies of its frames. */
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
import type { GrayFrame } from "./gray-frame.ts";
import type { Area, Mark } from "./mark.ts";

/** Page transitions take 150 to 300 ms. */
const stillSeconds = 0.3;
export interface ViewMarker {
  /** Frames must have increasing times. If their size changes because the window was resized, marking starts over. */
  push(frame: GrayFrame): void;
  /** Returns all marks, including the last view's. `push` must not be called afterward. */
  end(): Mark[];
}

export interface ViewMarkerOptions {
  /** How long before the end of a view its frame is taken. Shorter if the view doesn't last that long. */
  marginSeconds?: number;
  onMark?: (mark: Mark) => void;
  /** Called if something moved but the screen is unchanged. */
  onNothing?: () => void;
}

interface View {
  /** The newest frame that is identical to the view. */
  look: GrayFrame;
  /** The newest frame of the view, in which the pointer may have moved. */
  last: GrayFrame;
  from: number;
  until: number;
}

/**
 * Skips views shorter than 0.3 s (fades, slides, page transitions). Ignores the pointer, blinking carets, compression
 * noise and cells that change all the time (videos, spinners, tickers).
 */
export function createViewMarker({
  marginSeconds = 0.15,
  onMark,
  onNothing,
}: ViewMarkerOptions = {}): ViewMarker {
  const marks: Mark[] = [];
  let previous: GrayFrame | null = null;
  let view: View | null = null;
  let stillSince = 0;
  let hasMoved = false;
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

  function begin(frame: GrayFrame): void {
    if (view) endView(view, { x: 0, y: 0, width: 1, height: 1 }, "change");
    view = null;
    stillSince = frame.timestampSeconds;
    restless = createRestlessCells(frame);
    ticks.reset();
  }

  /** If a small change happened within the view, ends the view before that change. */
  function lookForTick(frame: GrayFrame): void {
    const tick = ticks.push(frame, restless.cells());
    if (!tick || !view || view.until < frame.timestampSeconds || tick.before.timestampSeconds < view.from)
      return;
    const ended = { ...view, last: tick.before, until: tick.before.timestampSeconds };
    endView(ended, areaOf([tick.patch], frame), "tick");
    view = beginningWith(frame, frame.timestampSeconds);
  }

  /**
   * Content can scroll back only as far as it was scrolled before. If it moves down further, something new above pushed
   * it, which is a change that the user caused.
   */
  function endOf(look: GrayFrame, frame: GrayFrame, changed: Uint8Array): Mark["endedBy"] {
    const up = findScroll(look, frame, changed);
    if (up === null || (up < 0 && scrolledUp + up < -1)) {
      scrolledUp = 0;
      return "change";
    }
    scrolledUp += up;
    return "scroll";
  }

  function lookAt(frame: GrayFrame): void {
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
      ticks.reset();
      return;
    }
    view.until = frame.timestampSeconds;
    view.last = frame;
    if (hasMoved) onNothing?.();
    hasMoved = false;
    // Updated only if nothing differs, so that small changes such as typed letters don't accumulate unnoticed.
    if (findPatches(changed, frame.width, restless.cells(), 1).length === 0) view.look = frame;
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

function beginningWith(frame: GrayFrame, from: number): View {
  return { look: frame, last: frame, from, until: frame.timestampSeconds };
}

function areaOf(patches: Patch[], { width, height }: GrayFrame): Area {
  const left = Math.min(...patches.map((patch) => patch.left));
  const top = Math.min(...patches.map((patch) => patch.top));
  const right = Math.max(...patches.map((patch) => patch.right)) + 1;
  const bottom = Math.max(...patches.map((patch) => patch.bottom)) + 1;
  return { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height };
}
