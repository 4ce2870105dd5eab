/** A visitor's website, read before there is an account: the state as plain JSON, which the page and the server share. */
import type { PreviewCenter } from "#features/help-center/preview.ts";
import type { Versioned } from "../state-events.ts";
import type { WizardColors, WizardCrawl, WizardFailure, WizardFaq, WizardLogo } from "../wizard.ts";

/** "waiting" for other visitors' websites. "failed" also if the website has nothing to write questions from. */
export type TrialStatus = "waiting" | "reading" | "writing" | "ready" | "failed";

export interface TrialState extends Versioned {
  status: TrialStatus;
  /** The host without "www.", such as "hubley.cc". */
  siteLabel: string;
  /** How many websites are read before this one. 0 unless it is waiting. */
  ahead: number;
  /** In percent, never falling: 0 to 60 while reading, then to 100 while writing. */
  progress: number;
  /** All questions, of which `faqs` has the first. */
  faqCount: number;
  crawl: WizardCrawl | null;
  companyName: string;
  colors: WizardColors;
  logos: WizardLogo[];
  /** Those that would be published, in the order of the help center. */
  faqs: TrialFaq[];
  failure: WizardFailure | null;
  preview: PreviewCenter | null;
}

/** Nothing more happens to it automatically. */
export function isSettled({ status }: Pick<TrialState, "status">): boolean {
  return status === "ready" || status === "failed";
}

export type TrialFaq = Pick<WizardFaq, "id" | "question" | "answerHtml" | "evidence" | "source">;

/** The largest number of questions that the page shows. The preview counts all. */
export const maxFaqsShown = 12;

export const trialTexts = {
  expired: "We delete websites that were read without an account after 24 hours. Enter the address again.",
  busy: "Many websites are being read right now. Please try again in a few minutes.",
  tooSoon: "You can have one website read per minute without an account. Please wait a moment.",
  siteTooSoon: "This website is being read for another visitor. Please try again in a minute.",
  tooMany: "That's enough websites for today. Sign up to have more read.",
  nothing: "We couldn't find anything on this website that answers a question.",
  taken: "Another account keeps this help center. Sign in with it, or have the website read again.",
  otherTab: "You had another website read in another tab. This is its help center.",
  kept: "We'll keep this help center for you. It's yours as soon as you're invited.",
} as const;
