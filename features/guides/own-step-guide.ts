/** A step-by-step guide as its owner sees and edits it. Pure. */
import type { Refused } from "#shared/action-outcome.ts";

export interface OwnerStepGuideCard {
  id: string;
  title: string;
  category: string | null;
  stepCount: number;
  isPublished: boolean;
  /** ISO 8601. */
  createdAt: string;
  thumbnailUrl: string | null;
}

export interface OwnerFrame {
  /** Its place in what is stored: the name of the step until that is stored anew. */
  key: number;
  title: string;
  /** Markdown. */
  description: string;
  imageUrl: string | null;
  imageAlt: string;
  /** Seconds from the start of the video; null when it is not known. */
  startSeconds: number | null;
}

export interface OwnerStepGuide {
  id: string;
  /** Grows with each change that is stored. */
  version: number;
  title: string;
  /** "" for none. */
  description: string;
  category: string;
  frames: OwnerFrame[];
  isPublished: boolean;
  /** The file it was made from. */
  sourceVideo: string | null;
  createdAt: string;
  /** Last part of its public address. */
  slug: string;
}

export const stepGuideLimits = {
  title: 120,
  description: 1_000,
  category: 80,
  stepTitle: 200,
  stepDescription: 5_000,
  alt: 300,
  frames: 60,
} as const;

export type StepGuideAnswer =
  | { ok: true; intent: string; id: string; toast: string; version: number | null }
  | (Refused & { intent: string; id: string });

export const stepGuideTexts = {
  saved: "Guide saved",
  published: "Guide published",
  unpublished: "Guide hidden from visitors",
  deleted: "Guide deleted",
  noTitle: "A guide needs a title",
  noSteps: "A guide needs at least one step",
  conflict: "This guide was changed elsewhere. Copy your text, then reload the page.",
  gone: "This guide no longer exists.",
  notInPlan: "Your plan doesn't include creating or editing step-by-step guides.",
  failed: "Something went wrong on our side. Please try again.",
} as const;

/** Stored as it is, and shown to nobody: it says what every guide is (specification). */
export const defaultStepGuideDescription = "Step-by-step guide";
