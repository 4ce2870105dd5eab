/**
 * What the recorder in the browser and the server tell each other about a recording that becomes a guide. The
 * recording itself stays in the browser unless its owner publishes or uploads it; what is sent are the kept pictures,
 * after the owner has covered what nobody should see.
 */

import type { RecordingStatus } from "#shared/enumerations.ts";

/** Pixels of the picture, from its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One kept picture, sent as a JPEG beside these facts, in the same order. */
export interface FrameFacts {
  /** Seconds from the beginning of the recording. */
  timestampSeconds: number;
  /** `opening`: the first view; `change`: just before something on the screen changed; `even`: taken at even distances. */
  kind: "opening" | "change" | "even";
  /** Where the picture differs from the one that followed it; null when that is not known. */
  changed: Box | null;
  /** What the owner covered. Nothing is read there. */
  covered: Box[];
  /** Small parts of the same view while the pointer was elsewhere: what it hides on the picture is read there. */
  behind?: BehindPointer[];
}

export interface BehindPointer {
  box: Box;
  /** A JPEG of the box's size, in base64. */
  jpeg: string;
}

/** Of one picture: where a pointer was, where it is, and what lit up below it. */
export const maxBehind = 6;
export const maxBehindLength = 60_000;

export const recordingTargets = ["getting-started", "faqs", "guides"] as const;
export type RecordingTarget = (typeof recordingTargets)[number];

/** What the dialog shows while a guide is made; the same after a reload, in another tab, and from another process. */
export interface RecordingState {
  id: string;
  target: RecordingTarget;
  status: RecordingStatus;
  /** 0 to 100. */
  progress: number;
  /** What is being done, in the words of `progressTexts`. */
  text: string;
  /** Set when it worked, but not as well as it could. */
  warning: string | null;
  /** Why it failed; null otherwise. */
  error: string | null;
}

/** The specification's steps, percent by percent. */
export const progressTexts = {
  0: "Starting video analysis...",
  20: "Extracting frames from video...",
  40: "Analyzing video content with AI...",
  60: "Uploading frame images...",
  80: "Generating step-by-step guide...",
  90: "Saving Getting Started guide...",
  100: "Getting Started guide created successfully!",
} as const;

/** The same where a step-by-step guide is made. */
const stepGuideProgressTexts: Partial<Record<keyof typeof progressTexts, string>> = {
  90: "Saving step-by-step guide...",
  100: "Step-by-step guide created successfully!",
};

/** What is being done when so many percent are. */
export function progressTextOf(target: RecordingTarget, progress: number): string {
  const texts: Record<number, string> =
    target === "guides" ? { ...progressTexts, ...stepGuideProgressTexts } : progressTexts;
  const reached = Object.entries(texts).filter(([percent]) => Number(percent) <= progress);
  return reached.at(-1)?.[1] ?? progressTexts[0];
}

/** What the dialog says at the end. */
export function outcomeTexts(target: RecordingTarget): { done: string; failed: (message: string) => string } {
  if (target !== "guides") return recordingTexts;
  return {
    done: "Step-by-step guide created. Review it, then publish it.",
    failed: (message) => `Failed to generate step-by-step guide: ${message}`,
  };
}

export const recordingTexts = {
  failedStep: "Processing failed",
  fallbackWarning: "Using fallback descriptions due to AI analysis error",
  analysisStarts: "Video uploaded! Starting analysis...",
  done: "Getting Started guide generated successfully!",
  failed: (message: string) => `Failed to generate Getting Started guide: ${message}`,
} as const;
