/** A question as its owner sees and edits it; the contract between the dashboard's page and the server. */
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
  /** Of question and answer: it grows with each change of them, and with nothing else. */
  version: number;
  /** Made by "Add FAQ" and not written yet: its first saving publishes it. */
  isNew: boolean;
  proof: FaqProof | null;
  /** "14 November", for one that a person wrote; null for the others. */
  writtenOn: string | null;
  /** The recording it was made from; only in the list of videos. */
  video: { name: string; time: string | null } | null;
}

export interface FaqProof {
  /** Each page with its sentences, word for word, in their order. */
  pages: { url: string | null; label: string; sentences: string[] }[];
  /** How many sentences there are. */
  count: number;
  /** "today", "yesterday" or "on 14 November". */
  checked: string;
  /** The text was changed by a person since the proof was found. */
  isEdited: boolean;
  /** A later reading found another page there: the same words as `checked`; null when none did. */
  changed: string | null;
  /** The website says something else by now, and its owner has not decided yet: the proposal that shows both. */
  proposalId: string | null;
  /** A sentence is on its page no more, and the owner has decided to keep the text. */
  isKept: boolean;
}

interface RemovedFaq {
  id: string;
  question: string;
}

export interface OwnerFaqs {
  /** In the order of the page, both lists. */
  faqs: OwnerFaq[];
  /** What can be had back, the newest first, at most `maxRemovedShown`. */
  removed: RemovedFaq[];
  isShown: boolean;
}

/** What a posted form did. */
export type FaqActionResult = FaqActionDone | FaqActionRefused;

export interface FaqActionDone {
  ok: true;
  toast: { kind: "success" | "warning"; text: string } | null;
  /** As they stand now: those that were added, changed or had back. */
  faqs: OwnerFaq[];
  /** Ids of those that were removed now. */
  gone: string[];
  /** Every id in its new order, when that changed. */
  order: string[] | null;
}

/** Its conflict is what another tab saved in the meantime. */
export type FaqActionRefused = Refused<"question" | "answer" | "category", OwnerFaq>;

/** From this many questions on there is something to search, and to choose many at once. */
export const manyFaqs = 20;
export const maxRemovedShown = 50;
/** Questions of one company, both lists. */
export const maxFaqs = 5_000;
export const maxCategoryLength = 80;

/** Trimmed, single spaces; null for "no category". */
export function readCategory(typed: string): string | null {
  const name = typed
    .replace(/[^\P{Cc}\t\n\r]+/gu, "")
    .toWellFormed()
    .replace(/\s+/g, " ")
    .trim();
  return name === "" ? null : name;
}
