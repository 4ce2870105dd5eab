/** A quote in its context. */
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
  /** ISO date. Null if the page's text wasn't stored, so that only the sentences are known. */
  readAt: string | null;
  lines: MarkedLine[];
  /** Sentences that the stored text doesn't contain. */
  unplaced: string[];
  /** ISO date of the scan that found the page changed. Null if no scan did. */
  changedAt: string | null;
  /** Sentences that this scan no longer found. */
  missing: string[];
}
