/** Every answer cites sentences that are on a page word for word. */

import type { ContactInfo } from "#engines/brand/types.ts";
import type { CrawledPage } from "#engines/crawler/types.ts";
import type { IntentModelOf } from "#engines/customer-questions/learned/intent-model.ts";
import type { RecognizedTrade } from "#engines/customer-questions/recognize-trade.ts";
import type { ReviewState, TradeId } from "#shared/enumerations.ts";

/**
 * "explicit" is the site's own question and answer, "fact" comes from a fixed template, "section" from a heading turned
 * into a question, and "model" from a language model.
 */
export type FaqOrigin = "explicit" | "fact" | "section" | "model";

export interface GeneratedFaq {
  /** At least 5 characters, ending in a question mark. With the topic "title", the title of a part of a page. */
  question: string;
  /** At least 10 characters. Markdown subset: bold, italic, links, lists, code. */
  answer: string;
  /** A topic of the site, or one of the categories of its language. */
  category: string | null;
  sourceUrl: string;
  sourceTitle: string | null;
  origin: FaqOrigin;
  /** The source page's sentences that the answer is based on, word for word. At least one. */
  evidence: string[];
  /** `contentHash` of the source page. */
  pageHash: string;
  /** 0 to 1. */
  confidence: number;
  /** What a template's question is about, the same in every language. */
  topic?: string;
  /** "uncertain" and "more" aren't published until the owner says so. */
  review: ReviewState;
}

export type ContradictionKind = "phone" | "email" | "price" | "hours" | "address";

interface ContradictingValue {
  /** As the page writes it, such as "$29 / month" or "Mon–Fri 9:00–18:00". */
  value: string;
  /** The line of the page that states the value, word for word. */
  evidence: string;
  sourceUrl: string;
  sourceTitle: string | null;
  pageHash: string;
}

/**
 * Two statements on the site that disagree. Only the owner knows which is right, so no template states any of the
 * values, but the site's own answers stay unchanged.
 */
export interface Contradiction {
  kind: ContradictionKind;
  /** What the values apply to, in the site's words ("Oil change", "Support"). Empty for the company itself. */
  subject: string;
  /** At least two different values. */
  values: ContradictingValue[];
}

export interface FaqWriterInput {
  pages: CrawledPage[];
  companyName: string | null;
  contactInfo: ContactInfo;
  /** What the owner says the company is. Otherwise it is recognized from the pages. */
  chosenTrade?: TradeId | null;
  /** Finds answers in other words than the bank's. Can't cross threads, so each thread adds its own. */
  intentModelOf?: IntentModelOf;
}

export interface FaqWriterResult {
  faqs: GeneratedFaq[];
  actualCount: number;
  targetCount: number;
  /** 'fallback' if the site has fewer than 200 characters of text. */
  qualityMode: "standard" | "fallback";
  /** Null if FAQs were written, otherwise a message from the error catalog. */
  failureReason: string | null;
  /**
   * The site's primary language tag. "en" if unknown, "und" if the site's script isn't Latin and several languages use
   * it.
   */
  language: string;
  /** Empty if the site is consistent. */
  contradictions: Contradiction[];
  trade: RecognizedTrade;
}
