/** What a check repeats of a stored guide. */
import type { GuideFrame } from "#db/schema/guides.ts";
import type { ReplayStep } from "#engines/recording/replay/replayed-step.ts";
import { isObject } from "#features/guides/present-public.ts";

export interface KeyedStep {
  /** Position in the guide's frames. */
  key: number;
  step: ReplayStep;
}

/** Steps that a person wrote, or that were read from a video, can't be repeated. */
export function replayStepsOf(frames: GuideFrame[]): KeyedStep[] {
  return frames.flatMap((frame, key) => {
    // Imported JSON may contain anything.
    const { click: recorded, isSafeToPress = false } = isObject(frame) ? frame : {};
    if (!recorded) return [];
    const { covered, ...click } = recorded;
    return [{ key, step: { click, box: boxInView(frame), isSafeToPress, ...(covered ? { covered } : {}) } }];
  });
}

/** Rings are stored in pixels of the picture. */
function boxInView({ click, frameRing, frameWidth }: GuideFrame): ReplayStep["box"] {
  if (!click?.view || !frameRing || !frameWidth) return null;
  const scale = click.view.width / frameWidth;
  return {
    x: frameRing.x * scale,
    y: frameRing.y * scale,
    width: frameRing.width * scale,
    height: frameRing.height * scale,
  };
}
