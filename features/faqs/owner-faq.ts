/** A question as its owner sees and edits it, shared by the dashboard page and the server. */
import type { Refused } from "#shared/action-outcome.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";

export type FaqList = "manual" | "video";

export interface OwnerFaq {
  id: string;
  list: FaqList;
  question: string;
  /** Markdown. */
  answer: string;
  category: string | null;
  status: PublicationStatus;
  /** Increases with each change to the question or answer, and with nothing else. */
  version: number;
  /** Whether this is a new FAQ with placeholder text, which the first save publishes. */
  isNew: boolean;
  proof: FaqProof | null;
  /** "14 November" for a question that the owner wrote; otherwise null. */
  writtenOn: string | null;
  /** The recording that the question comes from; only in the video list. */
  video: { name: string; time: string | null } | null;
}

export interface FaqProof {
  /** Each page with its sentences, verbatim and in order. */
  pages: { url: string | null; label: string; sentences: string[] }[];
  /** Number of sentences. */
  count: number;
  /** "today", "yesterday" or "on 14 November". */
  checked: string;
  /** Whether the owner edited the text after its evidence was found. */
  isEdited: boolean;
  /** Date on which a later scan found that the page had changed, formatted like `checked`; null if none did. */
  changed: string | null;
  /** The open proposal about this question, if the website says something else and the owner hasn't decided yet. */
  proposalId: string | null;
  /** Whether a sentence is no longer on its page and the owner decided to keep the text. */
  isKept: boolean;
}

interface RemovedFaq {
  id: string;
  question: string;
}

export interface OwnerFaqs {
  /** Questions of both lists in the order of the page. */
  faqs: OwnerFaq[];
  /** Questions that can be restored, newest first. There are at most `maxRemovedShown`. */
  removed: RemovedFaq[];
  isShown: boolean;
}

/** Result of a form submission. */
export type FaqActionResult = FaqActionDone | FaqActionRefused;

export interface FaqActionDone {
  ok: true;
  toast: { kind: "success" | "warning"; text: string } | null;
  /** Current state of the questions that were added, changed or restored. */
  faqs: OwnerFaq[];
  /** Ids of the questions that this action removed. */
  gone: string[];
  /** All ids in their new order; null if the order is unchanged. */
  order: string[] | null;
}

/** `conflict` contains what another tab saved in the meantime. */
export type FaqActionRefused = Refused<"question" | "answer" | "category", OwnerFaq>;

/** Pages with at least this many questions offer search and bulk selection. */
export const manyFaqs = 20;
export const maxRemovedShown = 50;
/** Limit per company, for both lists together. */
export const maxFaqs = 5_000;
export const maxCategoryLength = 80;

/** Normalizes a category name: trimmed, with single spaces. Null for "no category". */
export function readCategory(typed: string): string | null {
  const name = typed
    .replace(/[^\P{Cc}\t\n\r]+/gu, "")
    .toWellFormed()
    .replace(/\s+/g, " ")
    .trim();
  return name === "" ? null : name;
}
