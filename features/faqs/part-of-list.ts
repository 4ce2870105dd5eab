/** Loads a long list in two responses. The first has the visible part with the totals, the second the whole list. */
import type { OwnerFaq, OwnerFaqs } from "./owner-faq.ts";

/** Counts that include the questions that aren't loaded yet. */
export interface ListTotals<Counts> {
  faqs: number;
  /** Questions that pass the current filter. */
  shown: number;
  counts: Counts;
}

/** Up to this length, a list is sent in one response. */
const shortList = 100;

export interface PartInput<Counts> {
  list: OwnerFaqs;
  /** The questions as the page filters and sorts them. */
  shown: OwnerFaq[];
  /** Index of the first visible row. */
  first: number;
  size: number;
  editingId: string | null;
  /** Only called for a long list. */
  count: () => Counts;
}

/** Returns a short list unchanged, with `totals` null. */
export function partOfList<Counts>(input: PartInput<Counts>): {
  list: OwnerFaqs;
  totals: ListTotals<Counts> | null;
} {
  const { list, shown, first, size, editingId } = input;
  if (list.faqs.length <= shortList) return { list, totals: null };
  const seen = new Set(shown.slice(first, first + size).map(({ id }) => id));
  if (editingId !== null) seen.add(editingId);
  return {
    list: { ...list, faqs: list.faqs.filter(({ id }) => seen.has(id)) },
    totals: { faqs: list.faqs.length, shown: shown.length, counts: input.count() },
  };
}
