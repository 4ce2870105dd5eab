import type { Refused } from "#shared/action-outcome.ts";
import type { StepBasis } from "#shared/enumerations.ts";
import type { PictureRing } from "./picture-ring.ts";

export interface OwnerStep {
  id: string;
  title: string;
  description: string;
  image: GuideImage | null;
  imageAlt: string;
  /** In seconds. Null for a step that the owner wrote. */
  timestampSeconds: number | null;
  basis: StepBasis | null;
  seenText: string | null;
}

export interface GuideImage {
  url: string;
  /** In pixels. Null for images stored before sizes were recorded. */
  width: number | null;
  height: number | null;
  /** Where the recorded control is. Missing for an image that the owner uploaded. */
  ring?: PictureRing | null;
}

export interface GuideText {
  title: string;
  steps: OwnerStep[];
}

export interface OwnerGuide extends GuideText {
  /** Increases with every stored change, for optimistic locking. 0 if nothing is stored yet. */
  version: number;
  isPublished: boolean;
  /** True if a draft is newer than the published text. */
  isAhead: boolean;
  /** ISO date. Null if nothing is stored yet. */
  savedAt: string | null;
  recording: GuideRecording | null;
  /** The guide that this one replaced. The owner can restore it. */
  previous: { recording: GuideRecording | null } | null;
}

export interface GuideRecording {
  /** Formatted like "November 20". Null if unknown. */
  day: string | null;
  seconds: number | null;
}

export type GuideActionResult = GuideActionDone | GuideActionRefused;

export interface GuideActionDone {
  ok: true;
  toast: string | null;
  guide: OwnerGuide;
  isShown: boolean;
}

/** `errors` are keyed by "title" or by a step's id. `conflict` is what another tab saved. */
export type GuideActionRefused = Refused<string, OwnerGuide>;

export type ImageUploadResult =
  | { ok: true; toast: string; image: GuideImage }
  /** `message` is the reason, if it helps the owner. `isBusy` means that a retry may succeed. */
  | { ok: false; toast: string; message: string | null; isBusy?: boolean };

export interface NewGuideWords {
  title: string;
  firstSteps: readonly string[];
  description: string;
}

export interface NewStepWords {
  /** By the step's place. */
  titles: string[];
  description: string;
}

/** Shown in the editor until the owner saves a guide. */
export function defaultGuide({ title, firstSteps, description }: NewGuideWords): OwnerGuide {
  const steps = firstSteps.map((title, index) => ({
    ...emptyStep,
    id: `step-${index + 1}`,
    title,
    description,
  }));
  return {
    title,
    steps,
    version: 0,
    isPublished: false,
    isAhead: false,
    savedAt: null,
    recording: null,
    previous: null,
  };
}

const emptyStep: Omit<OwnerStep, "id" | "title" | "description"> = {
  image: null,
  imageAlt: "",
  timestampSeconds: null,
  basis: null,
  seenText: null,
};

/** Comes after `count` other steps. */
export function newStep(
  { titles, description }: NewStepWords,
  { id, count }: { id: string; count: number },
): OwnerStep {
  return { ...emptyStep, id, title: titles[count] ?? "", description };
}

/** Keeps the last step, because a guide needs at least one. */
export function withoutStep<Step extends { id: string }>(steps: Step[], id: string): Step[] {
  return steps.length > 1 ? steps.filter((step) => step.id !== id) : steps;
}

/** Moves a step to index `to`, limited to the length of the list. */
export function withStepAt<Step extends { id: string }>(steps: Step[], id: string, to: number): Step[] {
  const from = steps.findIndex((step) => step.id === id);
  const moved = steps[from];
  if (!moved) return steps;
  const place = Math.min(Math.max(to, 0), steps.length - 1);
  return place === from ? steps : steps.toSpliced(from, 1).toSpliced(place, 0, moved);
}

/** Whether visitors would see no difference. */
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
