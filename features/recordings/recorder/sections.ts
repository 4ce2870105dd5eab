import type { Plan } from "#shared/enumerations.ts";
import type { RecordingTarget } from "../recording.ts";

export type RecordSection = "help-center" | "faqs" | "guides" | "videos" | "getting-started";

interface SectionWords {
  /** Follows "Record" on buttons and in messages. */
  content: string;
  /** Null if recordings aren't supported here. */
  makes: RecordingTarget | null;
  hasUpload: boolean;
  /** Whether a recording of clicks can be imported. */
  hasImport: boolean;
  hint: string;
  /** What the AI plan makes of a recording that other plans don't support. */
  onAiPlan: string | null;
}

const pauseHint = "Pause after each click, so that Step can take a screenshot.";

export const recordSections: Record<RecordSection, SectionWords> = {
  // A help center recording becomes the Getting Started guide.
  "help-center": {
    content: "Help Center Content",
    makes: "getting-started",
    hasUpload: true,
    hasImport: true,
    hint: `Show one task from start to end. ${pauseHint}`,
    onAiPlan: null,
  },
  "getting-started": {
    content: "Getting Started Content",
    makes: "getting-started",
    hasUpload: false,
    hasImport: true,
    hint: `Show one task from start to end. ${pauseHint}`,
    onAiPlan: null,
  },
  faqs: {
    content: "FAQ Content",
    makes: null,
    hasUpload: true,
    hasImport: false,
    hint: "Answer one question at a time, aloud or on screen.",
    onAiPlan:
      "Step takes questions and answers from the speech in your videos. You check them before visitors see them.",
  },
  guides: {
    content: "Guide Content",
    makes: null,
    hasUpload: true,
    hasImport: true,
    hint: `Show one task from start to end. ${pauseHint}`,
    onAiPlan: "Step turns a recording of your screen into a guide with a picture of each step.",
  },
  videos: {
    content: "How-to Video",
    makes: null,
    hasUpload: true,
    hasImport: false,
    hint: "Explain what you're doing as you do it.",
    onAiPlan: "You record or upload videos, and visitors watch them in your help center.",
  },
};

/**
 * Returns what a recording becomes on this plan. "video" only saves it as a video, and null means that it isn't
 * supported.
 */
export function makesOf(section: RecordSection, plan: Plan): RecordingTarget | "video" | null {
  if (plan === "ai" && section === "guides") return "guides";
  if (plan === "ai" && section === "videos") return "video";
  return recordSections[section].makes;
}

export function recordTitle(section: RecordSection): string {
  return `Record ${recordSections[section].content}`;
}

/** What a recording of the extension becomes, which doesn't know the section. */
function extensionMakes(plan: Plan): RecordingTarget {
  return plan === "ai" ? "guides" : "getting-started";
}

export type RecordTab = "tab" | "record" | "upload" | "import";

/**
 * The ways to record. A browser that can't record gets none for it. "tab" needs the extension, and is only offered where
 * its recordings become the same.
 */
export function recordTabs(
  section: RecordSection,
  { canRecord, plan }: { canRecord: boolean; plan: Plan },
): RecordTab[] {
  const { hasUpload, hasImport } = recordSections[section];
  const isOfExtension = hasImport && makesOf(section, plan) === extensionMakes(plan);
  return [
    ...(canRecord && isOfExtension ? (["tab"] as const) : []),
    ...(canRecord ? (["record"] as const) : []),
    ...(hasUpload || !canRecord ? (["upload"] as const) : []),
    ...(hasImport ? (["import"] as const) : []),
  ];
}
