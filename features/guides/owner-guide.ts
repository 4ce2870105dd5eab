/** The guide as its owner sees and edits it; the contract between the dashboard's page and the server. Pure. */
import type { Refused } from "#shared/action-outcome.ts";
import type { StepBasis } from "#shared/enumerations.ts";
import { guideWords } from "./owner-texts.ts";

export interface OwnerStep {
  id: string;
  title: string;
  /** Markdown. */
  description: string;
  image: GuideImage | null;
  /** What the image shows, for those who can't see it. */
  imageAlt: string;
  /** Where in the recording it was taken from; null for one that a person wrote. */
  timestampSeconds: number | null;
  basis: StepBasis | null;
  seenText: string | null;
}

export interface GuideImage {
  url: string;
  /** Pixels; null for a picture from before they were stored. */
  width: number | null;
  height: number | null;
}

export interface GuideText {
  title: string;
  steps: OwnerStep[];
}

export interface OwnerGuide extends GuideText {
  /** Grows with each change that is stored; 0 while none is. */
  version: number;
  isPublished: boolean;
  /** Visitors see an older text: this one was saved since. */
  isAhead: boolean;
  /** As an ISO date; null while nothing is stored. */
  savedAt: string | null;
  recording: GuideRecording | null;
  /** What was replaced and can be had back. */
  previous: { recording: GuideRecording | null } | null;
}

export interface GuideRecording {
  /** "November 20"; null when it is not known any more. */
  day: string | null;
  /** Its length. */
  seconds: number | null;
}

/** What a posted form did. */
export type GuideActionResult = GuideActionDone | GuideActionRefused;

export interface GuideActionDone {
  ok: true;
  toast: string | null;
  guide: OwnerGuide;
  isShown: boolean;
}

/** Its errors are those of "title" and of steps, by their id; its conflict is what another tab saved in the meantime. */
export type GuideActionRefused = Refused<string, OwnerGuide>;

export type ImageUploadResult =
  | { ok: true; toast: string; image: GuideImage }
  /** `message` says why, where that helps. `isBusy`: the same picture may be accepted a moment later. */
  | { ok: false; toast: string; message: string | null; isBusy?: boolean };

export const guideLimits = {
  steps: 50,
  title: 200,
  stepTitle: 200,
  description: 5_000,
  alt: 300,
  /** Of one picture, as it is sent. */
  imageBytes: 10_000_000,
} as const;

/** What the editor begins with while no guide is stored. */
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

/** Named after its place, the one behind `count` others. */
export function newStep(id: string, count: number): OwnerStep {
  return { ...emptyStep, id, title: `Step ${count + 1}` };
}

/** The last one stays: a guide has at least one step. */
export function withoutStep<Step extends { id: string }>(steps: Step[], id: string): Step[] {
  return steps.length > 1 ? steps.filter((step) => step.id !== id) : steps;
}

/** `to` counts from 0, among all steps; beyond the ends is as far as it goes. */
export function withStepAt<Step extends { id: string }>(steps: Step[], id: string, to: number): Step[] {
  const from = steps.findIndex((step) => step.id === id);
  const moved = steps[from];
  if (!moved) return steps;
  const place = Math.min(Math.max(to, 0), steps.length - 1);
  return place === from ? steps : steps.toSpliced(from, 1).toSpliced(place, 0, moved);
}

/** The same to whoever reads it. */
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

/** A description that nobody wrote yet is none to a visitor. */
export function isUnwritten(description: string): boolean {
  return description.trim() === guideWords.description;
}
