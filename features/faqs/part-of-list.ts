/** A long list in two answers: what is seen first, with the numbers of all of it; the whole of it right after. */
import type { FaqList, OwnerFaq, OwnerFaqs } from "./owner-faq.ts";

/** Numbers of questions that are not here yet. */
export interface ListTotals {
  faqs: number;
  /** Names in the order of their first question. */
  categories: { name: string; count: number }[];
  /** As the filter leaves them. */
  shown: Record<FaqList, { count: number; drafts: number }>;
}

/** Shorter ones come whole at once. */
const shortList = 100;

export interface PartInput {
  list: OwnerFaqs;
  /** Both lists as the page shows them. */
  shown: { list: FaqList; rows: OwnerFaq[] }[];
  /** Place of the first row of each that is seen. */
  first: number;
  size: number;
  editingId: string | null;
  countCategories: (faqs: OwnerFaq[]) => Map<string, number>;
}

/** The list as it is when it is short; `totals` is null then. */
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
