/** Types that the wizard's pages and the server share: the steps, their order, and the state as plain JSON. */
import type { ColorSource } from "#engines/brand/types.ts";
import type { OpenContradiction } from "#features/faqs/contradiction.ts";
import type { PreviewCenter } from "#features/help-center/preview.ts";
import type { ColorVerdict } from "#features/websites/read/color-verdict.ts";
import type { CrawlStatus, FaqOrigin, ReviewState, WorkStatus } from "#shared/enumerations.ts";
import type { StateEvent, Versioned } from "./state-events.ts";

/** `companies.onboarding_step` stores a step's number, from 1 to 7. */
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

export function numberOfStep(step: WizardStep): number {
  return wizardSteps.indexOf(step) + 1;
}

/** A stored number may be out of range. Then the nearest step is used. */
export function stepOfNumber(number: number): WizardStep {
  return wizardSteps[Math.min(Math.max(Math.trunc(number) || 1, 1), wizardSteps.length) - 1] ?? "welcome";
}

/**
 * Returns the step that Back opens, or null. Skips the crawl and writing steps, which would immediately lead forward
 * again.
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
    case "generating-content":
    case "complete":
      return "logo-selection";
    default:
      return null;
  }
}

/** The address of each step. `/onboarding` leads to the step that is stored. */
export function pathOfStep(step: WizardStep): string {
  return `/onboarding/${step}`;
}

/** These steps continue automatically, so Back skips them. */
export function isPassing(step: WizardStep): boolean {
  return step === "crawl-website" || step === "generating-content";
}

/** Returns the step that an address opens: the one that it names if it is open, otherwise the stored one. */
export function stepAt(
  asked: string | undefined,
  state: Pick<WizardState, "step"> & Parameters<typeof reachableSteps>[0],
): WizardStep {
  const { step } = state;
  const named = reachableSteps(state).find((one) => one === asked);
  if (!named || named === step) return step;
  // Nothing can be changed while the questions are written.
  const isLocked = step === "generating-content" && named !== "complete";
  return isLocked || named === "generating-content" ? step : named;
}

/** Returns the steps that can be opened with the available data. */
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

export interface WizardState extends Versioned {
  step: WizardStep;
  email: string;
  /** The name entered at sign-up, otherwise the one on the website. Empty until known. */
  companyName: string;
  /** Null until the owner selects an option. */
  source: "website" | "sample" | "empty" | "help-center" | null;
  websiteUrl: string | null;
  /** Suggestion for the URL field, derived from the email address. Null if that belongs to a mail provider. */
  suggestedUrl: string | null;
  crawl: WizardCrawl | null;
  colors: WizardColors;
  /** At most 5, best first. More may appear while the crawl is running. */
  logos: WizardLogo[];
  selectedLogo: SelectedLogo;
  generation: WizardGeneration | null;
  /** In the order in which the page lists them. */
  faqs: WizardFaq[];
  contradictions: OpenContradiction[];
  /** Preview of the help center with the data found so far. `HelpCenterPreview` renders it. */
  preview: PreviewCenter;
}

export interface WizardFailure {
  code: string;
  /** A heading such as "Website Analysis Failed". */
  title: string;
  /** May have several lines. Lines that begin with "- " form a list. */
  message: string;
  tips: readonly string[];
}

export interface WizardCrawl {
  id: string;
  status: CrawlStatus;
  /** In percent: 0 before the crawl starts, 10 while connecting, 30 while analyzing, 100 when complete. */
  progress: number;
  /** How often this URL was retried. 0 for the first attempt. */
  retryCount: number;
  /** The host without "www.", such as "hubley.cc". */
  siteLabel: string;
  /** Pages read so far, in crawl order. */
  pages: { url: string; path: string; title: string | null; words: number }[];
  words: number;
  reading: { url: string; path: string }[];
  /**
   * Only the first 20 skipped pages; `skippedTotal` counts all. `path` begins with the host if the page is on another
   * website.
   */
  skipped: { url: string; path: string; reason: string }[];
  skippedTotal: number;
  /** The website's languages, the main one first. Empty until they are known, and if there is only one. */
  languages: WizardLanguage[];
  /** Details found so far. Null if there are none yet. */
  found: {
    companyName: string | null;
    email: string | null;
    phone: string | null;
    address: string | null;
  } | null;
  error: WizardFailure | null;
}

export interface WizardLanguage {
  /** Primary tag such as "en". */
  tag: string;
  /** In English. */
  name: string;
  /** "unread" means that Step skipped this language, because the website has too many or because time ran out. */
  status: "main" | "read" | "left-out" | "unread";
  pages: number;
}

export interface ExtractedColor {
  color: string;
  group: "primary" | "background" | "accent";
  /** How the website uses the color, such as "buttons and headers". */
  usedFor: string;
  source: ColorSource;
  /** How often the color occurs in the site's style sheets and pages. */
  frequency: number;
}

export interface WizardColors {
  primary: string;
  secondary: string;
  /** Who decided: "chosen" by the owner, "found" on the website, or our "default". */
  origin: "chosen" | "found" | "default";
  /** Explains an unusual source of the first color. Null if there is nothing to explain. */
  note: string | null;
  /** At most 12 distinct colors, best first. Empty if the website has none. */
  extracted: ExtractedColor[];
  /** Judges the stored colors. While the owner picks new ones, the browser calls `judgeColors` itself. */
  verdict: ColorVerdict;
}

export interface WizardLogo {
  id: string;
  /** A path on our own server. */
  url: string;
  width: number;
  height: number;
  kind: "found" | "uploaded";
  /** Where the logo is on the website. */
  sourceUrl: string | null;
}

export type SelectedLogo =
  | {
      kind: "found" | "uploaded";
      id: string;
      url: string;
      width: number;
      height: number;
      /** False if we picked the best logo found and the owner hasn't confirmed it. */
      isChosen: boolean;
    }
  /** Shows the company's name instead of a picture. */
  | { kind: "wordmark"; isChosen: boolean };

export interface WizardGeneration {
  id: string;
  status: WorkStatus;
  /** In percent: 0 at first, then 10, 25, 40, 70 and 100. */
  progress: number;
  log: string[];
  /** "built-in" or the name of the model. Null until known. */
  engine: string | null;
  /**
   * Why the model contributed nothing, such as "gpt did not answer in time". Null if it contributed or wasn't asked.
   */
  engineNote: string | null;
  /** "fallback" means that the website has so little text that only the safest questions were written. */
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
  /** In our subset of Markdown. */
  answer: string;
  answerHtml: string;
  category: string;
  /** If true, the question stays a draft when the others are published. */
  leftOut: boolean;
  /** Where the writer placed it in the owner's review. Null for a question that the owner wrote. */
  review: ReviewState | null;
  /** Sentences quoted from the source. Empty if the owner wrote the text. */
  evidence: { sentence: string; sourceUrl: string; sourceTitle: string | null }[];
  /** The page of the first sentence. Null if there is no evidence. */
  source: { url: string; label: string } | null;
  /** Path of our page that shows the sentences in context. Null if there is no evidence. */
  sourcePath: string | null;
  origin: FaqOrigin;
  /** If the owner edited the text, the evidence belongs to the original text. */
  isEdited: boolean;
  /** For optimistic locking. An edit must send this version. */
  version: number;
}

/** "finished": in another tab, for example. The page then opens the dashboard. */
export type WizardEvent = StateEvent<WizardState>;
