/** Where the dialog is opened, and what comes of a recording there. A section is switched on here. */
import type { Plan } from "#shared/enumerations.ts";
import type { RecordingTarget } from "../recording.ts";

export type RecordSection = "help-center" | "faqs" | "guides" | "videos" | "getting-started";

interface SectionWords {
  /** After "Record", and in what is said about it. */
  content: string;
  /** What it is made into; null: not in this version. */
  makes: RecordingTarget | null;
  hasUpload: boolean;
  hint: string;
}

const pauseHint = "Pause after each click, so that Step can take a screenshot.";

export const recordSections: Record<RecordSection, SectionWords> = {
  // The guide is what a help center is recorded for in this version.
  "help-center": {
    content: "Help Center Content",
    makes: "getting-started",
    hasUpload: true,
    hint: `Show one task from start to end. ${pauseHint}`,
  },
  "getting-started": {
    content: "Getting Started Content",
    makes: "getting-started",
    hasUpload: false,
    hint: `Show one task from start to end. ${pauseHint}`,
  },
  faqs: {
    content: "FAQ Content",
    makes: null,
    hasUpload: true,
    hint: "Answer one question at a time, aloud or on screen.",
  },
  guides: {
    content: "Guide Content",
    makes: null,
    hasUpload: true,
    hint: `Show one task from start to end. ${pauseHint}`,
  },
  videos: {
    content: "How-to Video",
    makes: null,
    hasUpload: true,
    hint: "Explain what you're doing as you do it.",
  },
};

/** What it is made into for a company with this plan ("video": it is kept as it is); null: nothing, in this version. */
export function makesOf(section: RecordSection, plan: Plan): RecordingTarget | "video" | null {
  if (plan === "ai" && section === "guides") return "guides";
  if (plan === "ai" && section === "videos") return "video";
  return recordSections[section].makes;
}

export function recordTitle(section: RecordSection): string {
  return `Record ${recordSections[section].content}`;
}

/** Which ways there are: a browser that can't record gets the other one, wherever anything is made of it. */
export function recordTabs(
  section: RecordSection,
  { canRecord }: { canRecord: boolean },
): ("record" | "upload")[] {
  if (!canRecord) return ["upload"];
  return recordSections[section].hasUpload ? ["record", "upload"] : ["record"];
}
