/** Input and output of the FAQ writer. Every answer cites sentences that occur verbatim on a page. */

import type { ContactInfo } from "#engines/brand/types.ts";
import type { CrawledPage } from "#engines/crawler/types.ts";

/**
 * explicit: the site's own question and answer. fact: from a fixed template. section: from a heading turned into a
 * question. model: written by an LLM.
 */
export type FaqOrigin = "explicit" | "fact" | "section" | "model";

export interface GeneratedFaq {
  /** At least 5 characters, ending in a question mark. */
  question: string;
  /** At least 10 characters. Markdown subset: bold, italic, links, lists, code. */
  answer: string;
  /** One of `faqCategories`; 'General Questions' when none fits. */
  category: string;
  sourceUrl: string;
  sourceTitle: string | null;
  origin: FaqOrigin;
  /** The sentences of the source page that the answer is based on: verbatim, at least one. */
  evidence: string[];
  /** contentHash of the source page. */
  pageHash: string;
  /** 0 to 1. */
  confidence: number;
}

/** Kinds of details on which two passages of a site may contradict each other. */
export type ContradictionKind = "phone" | "email" | "price" | "hours" | "address";

/** One of the contradicting values and where the site states it. */
interface ContradictingValue {
  /** As the page writes it: "$29 / month", "Mon–Fri 9:00–18:00". */
  value: string;
  /** The line of the page that states the value, verbatim. */
  evidence: string;
  sourceUrl: string;
  sourceTitle: string | null;
  pageHash: string;
}

/**
 * Two statements of the site that disagree. Only the owner knows which is right, so no template states any of the
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
}

export interface FaqWriterResult {
  faqs: GeneratedFaq[];
  actualCount: number;
  targetCount: number;
  /** 'fallback' if the site has fewer than 200 characters of text. */
  qualityMode: "standard" | "fallback";
  /** Null if FAQs were written, otherwise a message from the error catalog. */
  failureReason: string | null;
  /** The site's primary language tag; "en" if unknown. */
  language: string;
  /** Empty if the site is consistent. */
  contradictions: Contradiction[];
}
