/**
 * Types and texts that the recorder and the server share. The video stays in the browser unless its owner publishes or
 * uploads it. Only screenshots are sent, after the owner has covered private areas.
 */

import type { Click } from "#engines/recording/clicks/step-clicks.ts";
import type { ShownText } from "#shared/covered-places.ts";
import type { RecordingStatus } from "#shared/enumerations.ts";

/** In pixels from the top left corner of the screenshot. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sent with each JPEG, in the same order. */
export interface FrameFacts {
  timestampSeconds: number;
  /**
   * `opening` is the first view, `change` is just before the screen changed, and `even` is from a series of evenly
   * spaced screenshots.
   */
  kind: "opening" | "change" | "even";
  /** The area that changed next. Null if unknown. */
  changed: Box | null;
  /** Areas that the owner covered. OCR skips them. */
  covered: Box[];
  /** Private texts of a recorded page that the owner left uncovered. Checks leave them so. */
  shown?: ShownText[];
  /** Parts of the same view without the pointer, to read what the pointer hides. */
  behind?: BehindPointer[];
  /** The control that was used, from a recording of clicks. */
  click?: Click;
  /** A click without a picture. No JPEG is sent for it. */
  hasPicture?: false;
  /** What the owner wrote in the review, instead of Step. */
  words?: OwnWords;
}

export interface OwnWords {
  title?: string;
  /** Markdown. */
  text?: string;
}

export interface BehindPointer {
  box: Box;
  /** A JPEG of the box's size, in base64. */
  jpeg: string;
}

/** In one screenshot. A list of a hundred customers has an address and a number of each. */
export const maxCovered = 300;

/** For one screenshot. Enough for the pointer's earlier position, its current position, and hover effects. */
export const maxBehind = 6;
export const maxBehindLength = 60_000;
/** Limit for all facts of a recording together, as JSON. */
export const maxFactsLength = 8_000_000;

/** Limits for the words that the review has read in all screenshots together. Their JSON is counted in UTF-8. */
export const maxReviewedInAll = { words: 30_000, bytes: 2_000_000 };

export const recordingTargets = ["getting-started", "faqs", "guides"] as const;
export type RecordingTarget = (typeof recordingTargets)[number];

export interface RecordingState {
  id: string;
  target: RecordingTarget;
  status: RecordingStatus;
  progress: number;
  text: string;
  /** Set if the guide could be made but is worse than usual. */
  warning: string | null;
  /** Why the recording failed. Null if it didn't. */
  error: string | null;
}

/** The specification defines these texts by percent. */
export const progressTexts = {
  0: "Starting video analysis...",
  20: "Extracting frames from video...",
  40: "Analyzing video content with AI...",
  60: "Uploading frame images...",
  80: "Generating step-by-step guide...",
  90: "Saving Getting Started guide...",
  100: "Getting Started guide created successfully!",
} as const;

/** Replace the texts above for a step-by-step guide. */
const stepGuideProgressTexts: Partial<Record<keyof typeof progressTexts, string>> = {
  90: "Saving step-by-step guide...",
  100: "Step-by-step guide created successfully!",
};

export function progressTextOf(target: RecordingTarget, progress: number): string {
  const texts: Record<number, string> =
    target === "guides" ? { ...progressTexts, ...stepGuideProgressTexts } : progressTexts;
  const reached = Object.entries(texts).filter(([percent]) => Number(percent) <= progress);
  return reached.at(-1)?.[1] ?? progressTexts[0];
}

const stepGuideTexts = {
  done: "Step-by-step guide created. Review it, then publish it.",
  failed: "Failed to generate step-by-step guide: {message}",
} as const;

export function outcomeTexts(target: RecordingTarget) {
  return target === "guides" ? stepGuideTexts : recordingTexts;
}

export const recordingTexts = {
  failedStep: "Processing failed",
  fallbackWarning: "Using fallback descriptions due to AI analysis error",
  noLanguageData:
    "Text recognition for your language isn't installed, so letters may be wrong. Check the names.",
  analysisStarts: "Video uploaded! Starting analysis...",
  done: "Getting Started guide generated successfully!",
  failed: "Failed to generate Getting Started guide: {message}",
} as const;
