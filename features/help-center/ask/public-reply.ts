import type { MarkedText } from "#engines/search/mark-text.ts";
import type { FeedbackItem } from "#features/feedback/feedback-item.ts";

export interface PublicReply {
  decision: "answer" | "near" | "unknown";
  /** Null unless the decision is "answer". */
  answer: AnswerClip | null;
  /** What another page says about it. Only where it is shown, and null without an answer. */
  also: AnswerClip | null;
  near: NearClip[];
}

export interface Clip {
  /** Title of the page and heading of the section. */
  trail: string[];
  lang?: string | undefined;
  href: string;
  /** Whether the link leaves the help center. */
  isSource: boolean;
  origin: ClipOrigin;
  /** What a vote on it counts for. Null for pages of the website and for videos. */
  item: FeedbackItem | null;
}

/** The website and when Step last saw the text there, or the day on which the company changed it. */
type ClipOrigin =
  | { label: string; checkedAt: Date }
  | { label: null; author: string | null; writtenAt: Date | null };

export interface AnswerClip extends Clip {
  /** Verbatim and in the order of the page. Those that aren't part of the answer show what is around it. */
  sentences: { text: string; isAnswer: boolean }[];
}

export interface NearClip extends Clip {
  /** The one that comes closest. */
  sentence: MarkedText;
  /** That sentence and a few lines around it, in a row as on the page. */
  excerpt: MarkedText[];
}

/** A question is often suggested together with the page of the website that says the same. The question is kept. */
export function withoutRepeats(near: NearClip[]): NearClip[] {
  const ownTexts = new Set(near.filter(({ isSource }) => !isSource).map(({ sentence }) => sentence.text));
  const seen = new Set<string>();
  return near.filter(({ isSource, sentence: { text } }) => {
    if (seen.has(text) || (isSource && ownTexts.has(text))) return false;
    seen.add(text);
    return true;
  });
}
