import { type Click, type ClicksProblem, clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import type { FrameFacts, OwnWords } from "../recording.ts";

/** A step without a picture. */
export interface BareClick {
  /** Position among all steps of the recording. */
  order: number;
  timestampSeconds: number;
  click: Click;
  words?: OwnWords;
}

/** As the server gets it. */
export function factsOfBare({ timestampSeconds, click, words }: BareClick): FrameFacts {
  return {
    ...{ timestampSeconds, kind: "change", changed: null, covered: [], click, hasPicture: false },
    ...(words ? { words } : {}),
  };
}

const problems: Record<ClicksProblem, string> = {
  unknown:
    "This isn't a recording of clicks. Choose a ZIP of recorded clicks, or JSON from the Chrome DevTools Recorder.",
  version: "A newer version of Step recorded this file. Update Step, then try again.",
  "too-large": `This file is too large. Recordings can have ${clickLimits.fileBytes / 1_000_000} MB.`,
  "too-many-steps": `A guide can have ${clickLimits.steps} steps. Record a shorter task.`,
  "no-steps": "This recording has no clicks. Record a task, then try again.",
  broken: "We couldn't read this file. Export it again, then try again.",
  picture: "We couldn't read a picture of this recording. Record it again.",
};

export const clickTexts = {
  problems,
  only: "Choose one file.",
} as const;
