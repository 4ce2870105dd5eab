import type { Refused } from "#shared/action-outcome.ts";
import type { StepBasis } from "#shared/enumerations.ts";
import type { PictureRing } from "./picture-ring.ts";

export interface OwnerStepGuideCard {
  id: string;
  title: string;
  category: string | null;
  stepCount: number;
  isPublished: boolean;
  createdAt: string;
  thumbnailUrl: string | null;
}

export interface OwnerFrame {
  /** Index in the stored list. It identifies the step until the next save. */
  key: number;
  title: string;
  description: string;
  imageUrl: string | null;
  imageAlt: string;
  /** In pixels. Null if unknown. */
  imageSize: { width: number; height: number } | null;
  /** Where the recorded control is in the image. Null if unknown. */
  ring: PictureRing | null;
  /** In seconds. Null if unknown. */
  startSeconds: number | null;
  /** Null for a step that the owner wrote. */
  basis: StepBasis | null;
  seenText: string | null;
}

export interface OwnerStepGuide {
  id: string;
  /** Increases with every stored change, for optimistic locking. */
  version: number;
  title: string;
  description: string;
  category: string;
  frames: OwnerFrame[];
  isPublished: boolean;
  /** Whether its steps were recorded as clicks, so that they can be checked. */
  isRecorded: boolean;
  /** Websites on which its controls were recorded, as origins. */
  recordedOn: string[];
  /** File name of the video. */
  sourceVideo: string | null;
  createdAt: string;
  /** Last segment of the guide's public URL. */
  slug: string;
}

export type StepGuideAnswer =
  | { ok: true; intent: string; id: string; toast: string; version: number | null }
  | (Refused & { intent: string; id: string });

export const stepGuideTexts = {
  saved: "Guide saved",
  published: "Guide published",
  unpublished: "Guide hidden from visitors",
  tourOffered: "The widget offers to show this guide",
  tourWithdrawn: "The widget no longer shows this guide",
  notRecorded: "This guide has no recorded clicks. Record it again with the extension.",
  tooManyTours: "The widget can show at most 200 guides. Turn one off first.",
  deleted: "Guide deleted",
  noTitle: "A guide needs a title",
  noSteps: "A guide needs at least one step",
  conflict: "This guide was changed elsewhere. Copy your text, then reload the page.",
  versionRestored: "Version restored",
  pictureGone: "This step's picture is no longer available. Add it again.",
  noVersion: "This version no longer exists.",
  gone: "This guide no longer exists.",
  notInPlan: "Your plan doesn't include creating or editing step-by-step guides.",
  failed: "Something went wrong on our side. Please try again.",
} as const;

/** The specification requires this text in the database. It isn't shown, because it is the same for every guide. */
export const defaultStepGuideDescription = "Step-by-step guide";
