/** Loads a long list in two responses. The first has the visible part with the totals, the second the whole list. */
import type { FaqList, OwnerFaq, OwnerFaqs } from "./owner-faq.ts";

/** Counts that include the questions that aren't loaded yet. */
export interface ListTotals {
  faqs: number;
  /** In the order of each category's first question. */
  categories: { name: string; count: number }[];
  shown: Record<FaqList, { count: number; drafts: number }>;
}

/** Up to this length, a list is sent in one response. */
const shortList = 100;

export interface PartInput {
  list: OwnerFaqs;
  /** Both lists as the page filters them. */
  shown: { list: FaqList; rows: OwnerFaq[] }[];
  /** Index of the first visible row of each list. */
  first: number;
  size: number;
  editingId: string | null;
  countCategories: (faqs: OwnerFaq[]) => Map<string, number>;
}

/** Returns a short list unchanged, with `totals` null. */
export function partOfList(input: PartInput): { list: OwnerFaqs; totals: ListTotals | null } {
  const { list, shown, first, size, editingId } = input;
  if (list.faqs.length <= shortList) return { list, totals: null };
  const seen = new Set(shown.flatMap(({ rows }) => rows.slice(first, first + size).map(({ id }) => id)));
  if (editingId !== null) seen.add(editingId);
  const totalOf = (name: FaqList) => {
    const rows = shown.find((one) => one.list === name)?.rows ?? [];
    return { count: rows.length, drafts: rows.filter(({ status }) => status === "draft").length };
  };
  return {
    list: { ...list, faqs: list.faqs.filter(({ id }) => seen.has(id)) },
    totals: {
      faqs: list.faqs.length,
      categories: [...input.countCategories(list.faqs)].map(([name, count]) => ({ name, count })),
      shown: { manual: totalOf("manual"), video: totalOf("video") },
    },
  };
}
