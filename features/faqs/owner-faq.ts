/** A question as its owner sees and edits it. */
import type { Refused } from "#shared/action-outcome.ts";
import type { CollectionIconName, PublicationStatus } from "#shared/enumerations.ts";
import { faqLimits } from "#shared/faq-limits.ts";

type FaqList = "manual" | "video";

export interface OwnerFaq {
  id: string;
  list: FaqList;
  question: string;
  answer: string;
  category: string | null;
  status: PublicationStatus;
  /** Only increases when the question or answer changes. */
  version: number;
  /** Whether this is a new FAQ with placeholder text, which the first save publishes. */
  isNew: boolean;
  proof: FaqProof | null;
  /** The day on which the owner wrote the question, such as "14 November". Null for other questions. */
  writtenOn: string | null;
  /** Whether a person wrote it and should check it now. */
  isDue: boolean;
  /** ISO 8601. */
  updatedAt: string;
  /** The recording that the question was made from. Only set in the video list. */
  video: { name: string; time: string | null } | null;
}

export interface FaqProof {
  /** One entry per page, with its quoted sentences in order. */
  pages: { url: string | null; label: string; sentences: string[] }[];
  count: number;
  checked: string;
  /** ISO 8601. */
  checkedAt: string;
  /** Whether the owner edited the text after we found its evidence. */
  isEdited: boolean;
  /** Day of the scan that found the page changed, in the same format as `checked`. Null if no scan did. */
  changed: string | null;
  /** The open proposal about this question. Null if there is none. */
  proposalId: string | null;
  /** What the open proposal would change. */
  siteChange: SiteChange | null;
  /** True if a sentence is no longer on its page and the owner decided to keep the text. */
  isKept: boolean;
}

export interface SiteChange {
  kind: "changed" | "gone";
  /** The owner's words: the quoted sentences, or the answer if the owner edited it. */
  yours: { text: string; isRemoved: boolean }[];
  /** Verbatim sentences of the website. Empty if it no longer says anything about it. */
  site: string;
}

interface RemovedFaq {
  id: string;
  question: string;
}

export interface OwnerCategory {
  name: string;
  /** The last part of its public address. */
  slug: string;
  description: string | null;
  icon: CollectionIconName | null;
  /** Name of the category that it is inside. */
  parent: string | null;
  /** Number of articles and step guides in it. */
  otherCount: number;
  /** Whether it is listed even if it has no questions. */
  isKept: boolean;
  /** Whether it comes after all others and can't be moved, such as "General". */
  isLast: boolean;
}

export interface OwnerFaqs {
  /** Questions of both lists in the order of the page. */
  faqs: OwnerFaq[];
  /** Questions that can be restored, newest first, at most `maxRemovedShown`. */
  removed: RemovedFaq[];
  /** In the order of the public page. Includes empty ones. */
  categories: OwnerCategory[];
  isShown: boolean;
}

export type FaqActionResult = FaqActionDone | FaqActionRefused;

export interface FaqActionDone {
  ok: true;
  toast: { kind: "success" | "warning"; text: string } | null;
  /** The new state of the questions that were added, changed or restored. */
  faqs: OwnerFaq[];
  /** Ids of the questions that this action removed. */
  gone: string[];
  /** Null if the order didn't change. */
  order: string[] | null;
  /** All categories, if the action changed any. Otherwise null. */
  categories: OwnerCategory[] | null;
  /** What is left to decide, after a decision on a website change. */
  openChanges?: string;
}

/** `conflict` contains what another tab saved in the meantime. */
export type FaqActionRefused = Refused<"question" | "answer" | "category", OwnerFaq> &
  Pick<FaqActionDone, "openChanges">;

export const maxRemovedShown = 50;
/** For both lists of a company together. */
export const maxFaqs = 5_000;
export const maxCategoryLength = faqLimits.category.max;
export const maxCategories = 200;
export const maxCategoryDescription = faqLimits.categoryDescription.max;

/** Trims the name and collapses whitespace. Returns null for "no category". */
export function readCategory(typed: string): string | null {
  const name = typed
    .replace(/[^\P{Cc}\t\n\r]+/gu, "")
    .toWellFormed()
    .replace(/\s+/g, " ")
    .trim();
  return name === "" ? null : name;
}
