/** A quote in context, shared by the page and the server. */
import type { MarkedLine as Marked } from "#engines/faq-writer/mark-source.ts";

export type MarkedLine = Marked;

export interface SourceView {
  /** The question, or the contradictory value. */
  about: string;
  pages: SourcePageView[];
}

export interface SourcePageView {
  url: string | null;
  label: string;
  title: string | null;
  /** ISO 8601; null if the page's text wasn't kept, so that only the sentences are known. */
  readAt: string | null;
  lines: MarkedLine[];
  /** Sentences that aren't in the stored text. */
  unplaced: string[];
  /** When a later scan found that the page had changed, as ISO 8601; null if none did. */
  changedAt: string | null;
  /** Sentences that the later scan no longer found on the page. */
  missing: string[];
}
