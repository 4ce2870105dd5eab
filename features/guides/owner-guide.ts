/** The guide as seen and edited by its owner; the contract between the dashboard and the server. Pure. */
import type { Refused } from "#shared/action-outcome.ts";
import type { StepBasis } from "#shared/enumerations.ts";
import { guideWords } from "./owner-texts.ts";

export interface OwnerStep {
  id: string;
  title: string;
  /** Markdown. */
  description: string;
  image: GuideImage | null;
  /** Alt text. */
  imageAlt: string;
  /** Time in the recording; null for a step written by hand. */
  timestampSeconds: number | null;
  basis: StepBasis | null;
  seenText: string | null;
}

export interface GuideImage {
  url: string;
  /** Pixels; null for images stored before sizes were. */
  width: number | null;
  height: number | null;
}

export interface GuideText {
  title: string;
  steps: OwnerStep[];
}

export interface OwnerGuide extends GuideText {
  /** Incremented by every stored change, for optimistic locking; 0 while nothing is stored. */
  version: number;
  isPublished: boolean;
  /** True when there is a draft newer than the published text. */
  isAhead: boolean;
  /** ISO 8601; null while nothing is stored. */
  savedAt: string | null;
  recording: GuideRecording | null;
  /** The replaced guide, which can be restored. */
  previous: { recording: GuideRecording | null } | null;
}

export interface GuideRecording {
  /** "November 20"; null when unknown. */
  day: string | null;
  /** Length of the recording. */
  seconds: number | null;
}

/** Result of a form action. */
export type GuideActionResult = GuideActionDone | GuideActionRefused;

export interface GuideActionDone {
  ok: true;
  toast: string | null;
  guide: OwnerGuide;
  isShown: boolean;
}

/** `errors` are keyed by "title" or step id; `conflict` is the version saved by another tab. */
export type GuideActionRefused = Refused<string, OwnerGuide>;

export type ImageUploadResult =
  | { ok: true; toast: string; image: GuideImage }
  /** `message` is the reason, if helpful. `isBusy`: a retry may succeed. */
  | { ok: false; toast: string; message: string | null; isBusy?: boolean };

export const guideLimits = {
  steps: 50,
  title: 200,
  stepTitle: 200,
  description: 5_000,
  alt: 300,
  /** Per uploaded image. */
  imageBytes: 10_000_000,
} as const;

/** The editor's initial guide while none is stored. */
export function defaultGuide(): OwnerGuide {
  const steps = guideWords.firstSteps.map((title, index) => ({
    ...emptyStep,
    id: `step-${index + 1}`,
    title,
  }));
  return {
    title: guideWords.title,
    steps,
    version: 0,
    isPublished: false,
    isAhead: false,
    savedAt: null,
    recording: null,
    previous: null,
  };
}

const emptyStep: Omit<OwnerStep, "id" | "title"> = {
  description: guideWords.description,
  image: null,
  imageAlt: "",
  timestampSeconds: null,
  basis: null,
  seenText: null,
};

/** Titled by its position after `count` others. */
export function newStep(id: string, count: number): OwnerStep {
  return { ...emptyStep, id, title: `Step ${count + 1}` };
}

/** Removes a step, except the last one: a guide needs one. */
export function withoutStep<Step extends { id: string }>(steps: Step[], id: string): Step[] {
  return steps.length > 1 ? steps.filter((step) => step.id !== id) : steps;
}

/** Moves a step to index `to`, clamped to the list. */
export function withStepAt<Step extends { id: string }>(steps: Step[], id: string, to: number): Step[] {
  const from = steps.findIndex((step) => step.id === id);
  const moved = steps[from];
  if (!moved) return steps;
  const place = Math.min(Math.max(to, 0), steps.length - 1);
  return place === from ? steps : steps.toSpliced(from, 1).toSpliced(place, 0, moved);
}

/** True when a reader sees no difference. */
export function isSameText(one: GuideText, other: GuideText): boolean {
  return (
    one.title === other.title &&
    one.steps.length === other.steps.length &&
    one.steps.every((step, index) => {
      const twin = other.steps[index];
      return twin !== undefined && isSameStep(step, twin);
    })
  );
}

function isSameStep(one: OwnerStep, other: OwnerStep): boolean {
  return (
    one.id === other.id &&
    one.title === other.title &&
    one.description === other.description &&
    one.imageAlt === other.imageAlt &&
    (one.image?.url ?? null) === (other.image?.url ?? null)
  );
}

/** True for the placeholder description, which visitors don't see. */
export function isUnwritten(description: string): boolean {
  return description.trim() === guideWords.description;
}
