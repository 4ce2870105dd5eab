/** What the page of a guide's check shows, and its texts. */

import type { PictureRing } from "#features/guides/picture-ring.ts";
import type { ChangedPart } from "#features/versions/compare-texts.ts";
import type { Refused } from "#shared/action-outcome.ts";

export interface CheckedPicture {
  url: string;
  width: number;
  height: number;
  ring: PictureRing | null;
}

export interface CheckedStep {
  /** Position in the guide. */
  key: number;
  title: string;
  /** Null for a step that can't be repeated. */
  state: "works" | "renamed" | "missing" | "unchecked" | null;
  /** Found, but not pressed, because it may send, pay, delete or save something. */
  isHeldBack: boolean;
  isSafeToPress: boolean;
  isField: boolean;
  before: CheckedPicture | null;
  now: CheckedPicture | null;
  /** Whether the picture may replace the recorded one. */
  isUsable: boolean;
  oldName: string;
  newName: string;
  /** Where the control is now, without the scheme. */
  page: string;
  /** Only for a control with a new name. What would change in the step's texts, without their Markdown. */
  proposal: { title: ChangedPart[]; description: ChangedPart[] } | null;
}

export interface StepTexts {
  title: string;
  description: string;
}

export interface GuideCheck {
  guide: { id: string; title: string; recordedAt: string };
  /** Null before the first check. */
  run: {
    id: string;
    status: "running" | "done" | "failed";
    /** Steps that are done. */
    progress: number;
    error: string | null;
    at: string;
    /** The guide was edited since, so that its steps may be others. */
    isOutdated: boolean;
  } | null;
  steps: CheckedStep[];
  /** Whether the guide has recorded steps with addresses. */
  isCheckable: boolean;
  isScheduled: boolean;
  /** Where the check begins. */
  host: string;
  /** Whether the team has proven that the website is theirs. */
  isVerified: boolean;
}

export type GuideCheckAnswer = { ok: true; toast: string } | Refused;

export const guideCheckTexts = {
  started: "Check started",
  running: "This guide is already being checked.",
  tooOften: "You've started too many checks. Try again in an hour.",
  notCheckable: "This guide has no recorded clicks. Record it again with the extension.",
  notVerified: "Prove that the website is yours first. Then Step can check the guide every week.",
  outdated: "The guide or its check has changed. Reload the page.",
  updated: "Step updated",
  kept: "Your wording stays",
  retaken: "Pictures replaced",
  noPictures: "This check has no pictures. Run it again.",
  scheduled: "Step checks this guide every week",
  unscheduled: "Weekly checks turned off",
  safe: "Checks may press this step's control",
  notSafe: "Checks won't press this step's control",
  failed: "Something went wrong on our side. Please try again.",
  noBrowser: "Checks need Chromium. Install it on the server, or set BROWSER_PATH.",
  unreachable: "Step couldn't open the page where the guide begins.",
} as const;
