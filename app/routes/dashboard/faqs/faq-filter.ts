/** What the list can be filtered and sorted by, and the measured numbers of each question. */
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { helpfulShare, isUnhelpful, type VoteCount } from "#features/feedback/vote-count.ts";

/** In the order of the toolbar. */
export const specialFilters = [
  "draft",
  "changed",
  "unhelpful",
  "unsourced",
  "due",
  "manual",
  "video",
] as const;
export type SpecialFilter = (typeof specialFilters)[number];

/** "page" is the order of the public page. */
export const faqSorts = ["page", "views", "helpful", "asked", "updated", "question"] as const;
export type FaqSort = (typeof faqSorts)[number];

export interface FaqFilter {
  category: string | null;
  query: string;
  only: SpecialFilter | null;
}

/** Keyed by question id. Questions without a number are omitted. */
export interface FaqNumbers {
  votes: Record<string, VoteCount>;
  /** How often visitors searched for it before it had an answer. */
  asked: Record<string, number>;
  /** How often its own page was opened. */
  views: Record<string, number>;
}

/** The numbers of some questions. One other entry stays, because a column without any number isn't shown. */
export function numbersOf(faqs: OwnerFaq[], { votes, asked, views }: FaqNumbers): FaqNumbers {
  const ids = new Set(faqs.map(({ id }) => id));
  const some = <T>(numbers: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(numbers).filter(([id], index) => index === 0 || ids.has(id)));
  return { votes: some(votes), asked: some(asked), views: some(views) };
}

export const filterLabels = {
  draft: "Draft",
  changed: "Changed on site",
  unhelpful: "Unhelpful",
  unsourced: "No source",
  due: "Check due",
  manual: "Manual FAQs",
  video: "Video Generated FAQs",
} as const satisfies Record<SpecialFilter, string>;

export const sortLabels = {
  page: "Page order",
  views: "Most viewed",
  helpful: "Least helpful",
  asked: "Most asked",
  updated: "Last updated",
  question: "A to Z",
} as const satisfies Record<FaqSort, string>;

export function isOneOfNames<Name extends string>(
  names: readonly Name[],
  typed: string | null,
): typed is Name {
  return names.some((name) => name === typed);
}

export function isChangedOnSite({ proof }: OwnerFaq): boolean {
  return proof !== null && proof.changed !== null && !proof.isKept;
}

export function passesFilter(faq: OwnerFaq, only: SpecialFilter, { votes }: FaqNumbers): boolean {
  switch (only) {
    case "draft":
      return faq.status === "draft";
    case "changed":
      return isChangedOnSite(faq);
    case "unhelpful":
      return isUnhelpful(votes[faq.id]);
    case "unsourced":
      return faq.proof === null && faq.video === null;
    case "due":
      return faq.isDue;
    case "manual":
      return faq.writtenOn !== null;
    case "video":
      return faq.list === "video";
  }
}

/**
 * Questions from videos are counted separately from the others, as in the specification's two lists, but only if there
 * are any.
 */
export function countFilters(faqs: OwnerFaq[], numbers: FaqNumbers): Record<SpecialFilter, number> {
  const counts = { draft: 0, changed: 0, unhelpful: 0, unsourced: 0, due: 0, manual: 0, video: 0 };
  for (const faq of faqs)
    for (const only of specialFilters) if (passesFilter(faq, only, numbers)) counts[only]++;
  return counts.video === 0 ? { ...counts, manual: 0 } : counts;
}

/** Sorts that make sense with the numbers at hand. */
export function sortsFor({ votes, asked, views }: FaqNumbers): FaqSort[] {
  const measured: Partial<Record<FaqSort, object>> = { views, helpful: votes, asked };
  return faqSorts.filter((sort) => !measured[sort] || Object.keys(measured[sort]).length > 0);
}

/** Compares two questions. 0 keeps the order of the page. */
export function compareFaqs(
  sort: FaqSort,
  { votes, asked, views }: FaqNumbers,
): (a: OwnerFaq, b: OwnerFaq) => number {
  switch (sort) {
    case "page":
      return () => 0;
    case "views":
      return (a, b) => (views[b.id] ?? 0) - (views[a.id] ?? 0);
    case "helpful":
      return (a, b) => (helpfulShare(votes[a.id]) ?? 2) - (helpfulShare(votes[b.id]) ?? 2);
    case "asked":
      return (a, b) => (asked[b.id] ?? 0) - (asked[a.id] ?? 0);
    case "updated":
      return (a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0);
    case "question": {
      const { compare } = new Intl.Collator("en", { numeric: true });
      return (a, b) => compare(a.question, b.question);
    }
  }
}
