/** What the page that shows a quote where it stands is made of; the contract between it and the server. */
import type { MarkedLine as Marked } from "#engines/faq-writer/mark-source.ts";

export type MarkedLine = Marked;

export interface SourceView {
  /** Of the question, or what is said two ways. */
  about: string;
  pages: SourcePageView[];
}

export interface SourcePageView {
  url: string | null;
  label: string;
  title: string | null;
  /** ISO 8601; null when the page's text was not kept: then there are only the sentences. */
  readAt: string | null;
  lines: MarkedLine[];
  /** Sentences that stand nowhere in what was kept. */
  unplaced: string[];
  /** A later reading found that the page says something else: when, ISO 8601. */
  changedAt: string | null;
  /** Sentences that the page did not say any more then. */
  missing: string[];
}
