/** The wizard as both sides know it: its steps, what a step may lead to, and everything its pages show. Plain JSON. */
import type { ColorSource } from "#engines/brand/types.ts";
import type { OpenContradiction } from "#features/faqs/contradiction.ts";
import type { PreviewCenter } from "#features/help-center/preview.ts";
import type { ColorVerdict } from "#features/websites/read/color-verdict.ts";
import type { CrawlStatus, FaqOrigin, WorkStatus } from "#shared/enumerations.ts";

/** Stored as `companies.onboarding_step`, 1 to 7. */
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

/** What is stored may be anything; the wizard then begins at the nearest step it has. */
export function stepOfNumber(number: number): WizardStep {
  return wizardSteps[Math.min(Math.max(Math.trunc(number) || 1, 1), wizardSteps.length) - 1] ?? "welcome";
}

/**
 * Where Back leads; null where there is no way back. A step that ends by itself (reading, writing) is passed over:
 * it would lead forward again at once.
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

/** How far the wizard may be opened with what is there. */
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
  /** Grows with each change; also the id of the events that tell of it. */
  revision: number;
  step: WizardStep;
  email: string;
  /** As signed up with, else what the website says; "" while unknown. */
  companyName: string;
  /** What the help center is made from; null until it was chosen. */
  source: "website" | "sample" | "empty" | null;
  /** As entered and completed; null before. */
  websiteUrl: string | null;
  /** Prefill of the URL field from the email address; null for an address at a mail provider. */
  suggestedUrl: string | null;
  crawl: WizardCrawl | null;
  colors: WizardColors;
  /** At most 5, best first. They appear while the crawl runs. */
  logos: WizardLogo[];
  chosenLogo: ChosenLogo;
  generation: WizardGeneration | null;
  /** Drafts in the order of the page. */
  faqs: WizardFaq[];
  /** What the website says in two ways, for the owner to decide. */
  contradictions: OpenContradiction[];
  /** The center as it will look with what is known so far; `HelpCenterPreview` draws it. */
  preview: PreviewCenter;
}

export interface WizardFailure {
  code: string;
  /** "Website Analysis Failed". */
  title: string;
  /** May have several lines; lines that begin with "- " are a list. */
  message: string;
  tips: readonly string[];
}

export interface WizardCrawl {
  id: string;
  /** "queued" and "running" are under way. */
  status: CrawlStatus;
  /** 0 before it begins; 10 connecting, 30 analysing, 100 complete. */
  progress: number;
  /** 0 for the first try; counts the presses of Retry for this address. */
  retryCount: number;
  /** Host without "www.": "hubley.cc". */
  siteLabel: string;
  /** Read, in the order of reading. */
  pages: { url: string; path: string; title: string | null; words: number }[];
  /** Of all pages read. */
  words: number;
  /** Being read at this moment. */
  reading: { url: string; path: string }[];
  /** The first 20; `skippedTotal` counts all that are stored. `path` begins with the host on another website. */
  skipped: { url: string; path: string; reason: string }[];
  skippedTotal: number;
  /** Primary language tags of the pages, most frequent first: ["en"]. */
  languages: string[];
  /** What the site says of the company so far; null while nothing was found out. */
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
  /** How the site uses it, in words: "buttons and headers". */
  usedFor: string;
  source: ColorSource;
  /** Places in its style sheets and pages. */
  frequency: number;
}

export interface WizardColors {
  /** "#RRGGBB": what was chosen, else found, else the default. */
  primary: string;
  secondary: string;
  /** "chosen" by the owner, "found" on the site, or the product's "default". */
  origin: "chosen" | "found" | "default";
  /** What its owner should know about where the first color comes from; null when it was simply found or chosen. */
  note: string | null;
  /** Without repeats, best first, at most 12; empty when the site shows none. */
  extracted: ExtractedColor[];
  /** For the stored colours; `judgeColors` gives the same in the browser for ones that are being picked. */
  verdict: ColorVerdict;
}

export interface WizardLogo {
  id: string;
  /** Path on our own origin. */
  url: string;
  width: number;
  height: number;
  kind: "found" | "uploaded";
  /** Where on the website it was found. */
  sourceUrl: string | null;
}

export type ChosenLogo =
  | {
      kind: "found" | "uploaded";
      id: string;
      url: string;
      width: number;
      height: number;
      /** False: the best one found, which nobody has confirmed. */
      isChosen: boolean;
    }
  /** No picture: the company's name is written instead. */
  | { kind: "wordmark"; isChosen: boolean };

export interface WizardGeneration {
  id: string;
  status: WorkStatus;
  /** 0 before it begins; 10, 25, 40, 70, 100. */
  progress: number;
  /** Lines for people, oldest first. */
  log: string[];
  /** "built-in", or the name of the model that wrote; null until it is known. */
  engine: string | null;
  /** Why a model that was asked had no part in it: "gpt did not answer in time". Null: none was asked, or it had. */
  engineNote: string | null;
  /** "fallback": so little text that only the surest things were written. */
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
  /** Markdown subset. */
  answer: string;
  /** The same as safe HTML. */
  answerHtml: string;
  category: string;
  /** True: stays a draft when the others are published. */
  leftOut: boolean;
  /** Verbatim sentences of the source; empty for a text that a person wrote. */
  evidence: { sentence: string; sourceUrl: string; sourceTitle: string | null }[];
  /** Where the first sentence stands, as a link; null without evidence. */
  source: { url: string; label: string } | null;
  /** Of the page that shows the sentences where they stand; null without evidence. */
  sourcePath: string | null;
  origin: FaqOrigin;
  /** True once a person changed it: the sentences then prove what was first written. */
  isEdited: boolean;
  /** Hand it back with an edit. */
  version: number;
}

/** What the event stream sends, as the data of a plain message: first the whole state, then what changed of it. */
export type WizardEvent =
  | { type: "state"; state: WizardState }
  | { type: "patch"; revision: number; patch: Partial<WizardState> }
  /** The wizard was finished or skipped (in another tab, say): go to the dashboard. */
  | { type: "finished" };

/** Pure; the same event twice changes nothing. */
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
