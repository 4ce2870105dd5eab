/** What a center can answer from: passages of its content and of the website pages that it was written from. */

type PassageKind = "question" | "contact" | "article" | "guide" | "video" | "page";

/** Sentences that appear together under one heading. Callers may add their own fields. */
export interface Passage {
  id: string;
  kind: PassageKind;
  /** The question, or the title of the article, guide, video or page. */
  title: string;
  /** The heading above the sentences; null at the start of a text. */
  heading: string | null;
  /** The question, if neither title nor heading is one: "Where are you located?" above "Address". Never shown. */
  asks?: string;
  /** The heading that this one is below, such as the tour that "Highlights" are of. Never shown. */
  above?: string | null;
  /** Other wordings of the question that visitors are known to use. Never shown. */
  wordings?: readonly string[];
  /** Verbatim and in order. Answers consist of these and nothing else. */
  sentences: readonly string[];
  url: string;
  /** The day on which Step last saw the sentences on their page; null for texts that the owner wrote. */
  checkedAt: string | null;
  /** Primary language tag. */
  language: string;
}

export interface SelectedSentence<P extends Passage> {
  passage: P;
  /** Index in the passage's sentences. */
  at: number;
  text: string;
}

export function endsAsQuestion(text: string): boolean {
  return /[?？؟]["'”’»)」』\s+×–-]*$/u.test(text);
}

/** True for sentences that were written as the answer to a question, by the owner or on a page. */
export function answersQuestion(passage: Passage): boolean {
  return passage.kind === "question" || (passage.heading !== null && endsAsQuestion(questionOf(passage)));
}

/** What the sentences are about: a question, or a heading or title. */
export function questionOf({ asks, heading, title }: Passage): string {
  return asks ?? heading ?? title;
}
