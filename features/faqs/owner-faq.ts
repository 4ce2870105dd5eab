/** A question as its owner sees and edits it; the contract between the dashboard page and the server. */
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
  /** Increases with each change of question or answer, and with nothing else. */
  version: number;
  /** A new FAQ with placeholder text: its first save publishes it. */
  isNew: boolean;
  proof: FaqProof | null;
  /** "14 November" for a question that the owner wrote; null for others. */
  writtenOn: string | null;
  /** The recording it is from; only in the video list. */
  video: { name: string; time: string | null } | null;
}

export interface FaqProof {
  /** Each page with its sentences, verbatim and in order. */
  pages: { url: string | null; label: string; sentences: string[] }[];
  /** Number of sentences. */
  count: number;
  /** "today", "yesterday" or "on 14 November". */
  checked: string;
  /** The owner edited the text after its evidence was found. */
  isEdited: boolean;
  /** When a later scan found the page changed, formatted like `checked`; null if none did. */
  changed: string | null;
  /** The open proposal about it, if the website says something else and the owner hasn't decided yet. */
  proposalId: string | null;
  /** A sentence is no longer on its page, and the owner decided to keep the text. */
  isKept: boolean;
}

interface RemovedFaq {
  id: string;
  question: string;
}

export interface OwnerFaqs {
  /** In page order, both lists. */
  faqs: OwnerFaq[];
  /** Questions that can be restored, newest first, at most `maxRemovedShown`. */
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
  /** Ids of questions that this action removed. */
  gone: string[];
  /** All ids in their new order, if it changed. */
  order: string[] | null;
}

/** Its conflict is what another tab saved in the meantime. */
export type FaqActionRefused = Refused<"question" | "answer" | "category", OwnerFaq>;

/** From this many questions on, the page offers search and bulk selection. */
export const manyFaqs = 20;
export const maxRemovedShown = 50;
/** Per company, both lists. */
export const maxFaqs = 5_000;
export const maxCategoryLength = 80;

/** Trimmed, with single spaces; null for "no category". */
export function readCategory(typed: string): string | null {
  const name = typed
    .replace(/[^\P{Cc}\t\n\r]+/gu, "")
    .toWellFormed()
    .replace(/\s+/g, " ")
    .trim();
  return name === "" ? null : name;
}
