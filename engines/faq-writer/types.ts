/** What the FAQ writer takes and gives. Every answer rests on sentences that stand word for word on a page. */

import type { ContactInfo } from "#engines/brand/types.ts";
import type { CrawledPage } from "#engines/crawler/types.ts";

/** explicit: the site's own question and answer. fact: fixed template. section: heading made a question. model: by an LLM. */
export type FaqOrigin = "explicit" | "fact" | "section" | "model";

export interface GeneratedFaq {
  /** 5 characters or more, ends in a question mark. */
  question: string;
  /** 10 characters or more; Markdown subset: bold, italic, links, lists, code. */
  answer: string;
  /** One of `faqCategories`; 'General Questions' where none fits. */
  category: string;
  sourceUrl: string;
  sourceTitle: string | null;
  origin: FaqOrigin;
  /** The sentences of the source page that the answer rests on, verbatim, at least one. */
  evidence: string[];
  /** contentHash of the source page. */
  pageHash: string;
  /** 0 to 1. */
  confidence: number;
}

/** What two passages of a site may say differently. */
export type ContradictionKind = "phone" | "email" | "price" | "hours" | "address";

/** One of the values that the site gives, where it gives it. */
interface ContradictingValue {
  /** As the page writes it: "$29 / month", "Mon–Fri 9:00–18:00". */
  value: string;
  /** The line of the page that says so, verbatim. */
  evidence: string;
  sourceUrl: string;
  sourceTitle: string | null;
  pageHash: string;
}

/**
 * The site says two things of one. Nobody but its owner knows which is right, so no answer that a template made
 * states any of the values; the site's own answers stay as they are.
 */
export interface Contradiction {
  kind: ContradictionKind;
  /** What the values are of, in the site's words ("Oil change", "Support"); empty for the company itself. */
  subject: string;
  /** Two or more, differing. */
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
  /** 'fallback' below 200 characters of text. */
  qualityMode: "standard" | "fallback";
  /** Null when FAQs were written; else a text of the error catalogue. */
  failureReason: string | null;
  /** Primary language tag of the site, "en" when unknown. */
  language: string;
  /** Empty where the site agrees with itself. */
  contradictions: Contradiction[];
}
