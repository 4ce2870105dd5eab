/**
 * The wizard's contract between browser and server: its steps, their order, and everything its pages show, as plain
 * JSON.
 */
import type { ColorSource } from "#engines/brand/types.ts";
import type { OpenContradiction } from "#features/faqs/contradiction.ts";
import type { PreviewCenter } from "#features/help-center/preview.ts";
import type { ColorVerdict } from "#features/websites/read/color-verdict.ts";
import type { CrawlStatus, FaqOrigin, WorkStatus } from "#shared/enumerations.ts";

/** A step's number, 1 to 7, is stored in `companies.onboarding_step`. */
export const wizardSteps = [
  "welcome",
  "url-input",
  "crawl-website",
  "brand-colors",
  "logo-selection",
  "generating-content",
  "complete",
] as const;

export type WizardStep = (typeof wizardSteps)[number];

/** 1 to 7. */
export function numberOfStep(step: WizardStep): number {
  return wizardSteps.indexOf(step) + 1;
}

/** Stored numbers may be out of range; the nearest step is used then. */
export function stepOfNumber(number: number): WizardStep {
  return wizardSteps[Math.min(Math.max(Math.trunc(number) || 1, 1), wizardSteps.length) - 1] ?? "welcome";
}

/**
 * The step that Back leads to; null if none. Skips steps that end automatically (crawl and writing), because
 * they would immediately lead forward again.
 */
export function stepBefore(step: WizardStep): WizardStep | null {
  switch (step) {
    case "url-input":
      return "welcome";
    case "crawl-website":
    case "brand-colors":
      return "url-input";
    case "logo-selection":
      return "brand-colors";
    case "complete":
      return "logo-selection";
    default:
      return null;
  }
}

/** Steps that can be opened with the available data. */
export function reachableSteps(state: {
  source: WizardState["source"];
  crawl: Pick<WizardCrawl, "status"> | null;
  generation: Pick<WizardGeneration, "status"> | null;
}): WizardStep[] {
  const isRead = state.source === "empty" || state.crawl?.status === "completed";
  return wizardSteps.filter((step) => {
    switch (step) {
      case "crawl-website":
        return state.crawl !== null;
      case "brand-colors":
      case "logo-selection":
        return isRead;
      case "generating-content":
        return isRead && state.generation !== null;
      case "complete":
        return isRead && state.generation?.status === "completed";
      default:
        return true;
    }
  });
}

export interface WizardState {
  /** Increases with each change. It is also the id of the event about that change. */
  revision: number;
  step: WizardStep;
  email: string;
  /** The name entered at sign-up, otherwise the one on the website; "" while unknown. */
  companyName: string;
  /** What the help center is created from; null until the owner selects an option. */
  source: "website" | "sample" | "empty" | null;
  /** Normalized; null before the owner enters it. */
  websiteUrl: string | null;
  /** Suggestion for the URL field, derived from the email address; null if the address belongs to a mail provider. */
  suggestedUrl: string | null;
  crawl: WizardCrawl | null;
  colors: WizardColors;
  /** At most 5, best first. They appear while the crawl is running. */
  logos: WizardLogo[];
  chosenLogo: ChosenLogo;
  generation: WizardGeneration | null;
  /** Drafts in the order of the page. */
  faqs: WizardFaq[];
  /** Contradictions on the website that the owner can resolve. */
  contradictions: OpenContradiction[];
  /** The help center as far as it is known, drawn by `HelpCenterPreview`. */
  preview: PreviewCenter;
}

export interface WizardFailure {
  code: string;
  /** For example "Website Analysis Failed". */
  title: string;
  /** May have several lines; lines that begin with "- " are a list. */
  message: string;
  tips: readonly string[];
}

export interface WizardCrawl {
  id: string;
  /** Active while "queued" or "running". */
  status: CrawlStatus;
  /** 0 before the crawl starts, 10 while connecting, 30 while analyzing, 100 when complete. */
  progress: number;
  /** Number of retries for this URL; 0 for the first attempt. */
  retryCount: number;
  /** Host without "www.": "hubley.cc". */
  siteLabel: string;
  /** Pages read so far, in crawl order. */
  pages: { url: string; path: string; title: string | null; words: number }[];
  /** Total number of words on all pages read. */
  words: number;
  /** Pages that are currently being read. */
  reading: { url: string; path: string }[];
  /**
   * The first 20 skipped pages; `skippedTotal` counts all stored ones. `path` begins with the host if the page is on
   * another website.
   */
  skipped: { url: string; path: string; reason: string }[];
  skippedTotal: number;
  /** Primary language subtags of the pages, most frequent first: ["en"]. */
  languages: string[];
  /** Company details found on the site so far; null while there are none. */
  found: {
    companyName: string | null;
    email: string | null;
    phone: string | null;
    address: string | null;
  } | null;
  error: WizardFailure | null;
}

export interface ExtractedColor {
  /** "#RRGGBB". */
  color: string;
  group: "primary" | "background" | "accent";
  /** How the site uses the color, in words: "buttons and headers". */
  usedFor: string;
  source: ColorSource;
  /** Number of occurrences in the site's style sheets and pages. */
  frequency: number;
}

export interface WizardColors {
  /** "#RRGGBB": the owner's selection, otherwise the site's color, otherwise the default. */
  primary: string;
  secondary: string;
  /** "chosen" by the owner, "found" on the site, or the product's "default". */
  origin: "chosen" | "found" | "default";
  /** Explains an unusual origin of the first color; null if the color was simply found or chosen. */
  note: string | null;
  /** Distinct, best first, at most 12; empty if the site has none. */
  extracted: ExtractedColor[];
  /** Verdict on the stored colors. The browser runs `judgeColors` while colors are being picked. */
  verdict: ColorVerdict;
}

export interface WizardLogo {
  id: string;
  /** Path on our own origin. */
  url: string;
  width: number;
  height: number;
  kind: "found" | "uploaded";
  /** URL of the logo on the website. */
  sourceUrl: string | null;
}

export type ChosenLogo =
  | {
      kind: "found" | "uploaded";
      id: string;
      url: string;
      width: number;
      height: number;
      /** False if this is the best logo found and the owner hasn't confirmed it yet. */
      isChosen: boolean;
    }
  /** The company's name instead of a picture. */
  | { kind: "wordmark"; isChosen: boolean };

export interface WizardGeneration {
  id: string;
  status: WorkStatus;
  /** 0 before the generation starts, then 10, 25, 40, 70 and 100. */
  progress: number;
  /** Messages for the owner, oldest first. */
  log: string[];
  /** "built-in", or the name of the model; null until known. */
  engine: string | null;
  /**
   * Why a model contributed nothing: "gpt did not answer in time". Null if no model was asked or the model contributed.
   */
  engineNote: string | null;
  /** "fallback" if there was so little text that only the safest questions were written. */
  qualityMode: "standard" | "fallback" | null;
  actualCount: number | null;
  targetCount: number | null;
  retryCount: number;
  isFallback: boolean;
  failure: WizardFailure | null;
}

export interface WizardFaq {
  id: string;
  question: string;
  /** Subset of Markdown. */
  answer: string;
  /** Sanitized HTML of the answer. */
  answerHtml: string;
  category: string;
  /** If true, the question stays a draft when the others are published. */
  leftOut: boolean;
  /** Verbatim sentences from the source; empty for a text that the owner wrote. */
  evidence: { sentence: string; sourceUrl: string; sourceTitle: string | null }[];
  /** Page of the first sentence; null if there is no evidence. */
  source: { url: string; label: string } | null;
  /** Path of the page that shows the sentences in context; null if there is no evidence. */
  sourcePath: string | null;
  origin: FaqOrigin;
  /** Whether the owner edited the text. The evidence then supports the original text. */
  isEdited: boolean;
  /** For optimistic locking: an edit must send this version back. */
  version: number;
}

/** Messages of the event stream: first the whole state, then patches. */
export type WizardEvent =
  | { type: "state"; state: WizardState }
  | { type: "patch"; revision: number; patch: Partial<WizardState> }
  /** Sent when the wizard was finished or skipped, for example in another tab. The page goes to the dashboard. */
  | { type: "finished" };

/** Returns the state after the event. Pure and idempotent. */
export function applyWizardEvent(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case "state":
      return event.state.revision < state.revision ? state : event.state;
    case "patch":
      return event.revision < state.revision ? state : { ...state, ...event.patch, revision: event.revision };
    default:
      return state;
  }
}
