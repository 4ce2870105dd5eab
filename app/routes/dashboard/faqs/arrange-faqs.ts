/**
 * Decides which questions the page shows, and in which order. Runs on every key press, so it must be fast with
 * thousands of questions.
 */
import type { FaqList, OwnerFaq } from "#features/faqs/owner-faq.ts";

export interface FaqFilter {
  category: string | null;
  query: string;
}

/**
 * Groups questions by category as visitors see them: categories in the order of their first question, uncategorized
 * ones last. The question being edited always stays visible, and a new one comes first.
 */
export function arrangeFaqs(
  faqs: OwnerFaq[],
  { list, filter, editingId }: { list: FaqList; filter: FaqFilter; editingId: string | null },
): OwnerFaq[] {
  const words = wordsOf(filter.query);
  const groups = new Map<string | null, OwnerFaq[]>();
  const first: OwnerFaq[] = [];
  for (const faq of faqs) {
    if (faq.list !== list) continue;
    const isEdited = faq.id === editingId;
    if (isEdited && faq.isNew) {
      first.push(faq);
      continue;
    }
    if (!isEdited && !matches(faq, filter.category, words)) continue;
    const group = groups.get(faq.category);
    if (group) group.push(faq);
    else groups.set(faq.category, [faq]);
  }
  const without = groups.get(null) ?? [];
  groups.delete(null);
  return [...first, ...[...groups.values()].flat(), ...without];
}

/** Counts the questions of each category, in the order of their first question. */
export function countCategories(faqs: OwnerFaq[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of faqs)
    if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/** Sorts the questions by `order`. Those that `order` doesn't contain keep their places. */
export function reorderFaqs(faqs: OwnerFaq[], order: string[]): OwnerFaq[] {
  const byId = new Map(faqs.map((faq) => [faq.id, faq]));
  const wanted = order.flatMap((id) => byId.get(id) ?? []);
  const named = new Set(wanted.map(({ id }) => id));
  let next = 0;
  return faqs.map((faq) => (named.has(faq.id) ? (wanted[next++] ?? faq) : faq));
}

function matches(faq: OwnerFaq, category: string | null, words: string[]): boolean {
  if (category !== null && faq.category !== category) return false;
  return words.length === 0 || words.every((word) => haystackOf(faq).includes(word));
}

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Cached per question. An edited question is a new object, so entries are never stale. */
const haystacks = new WeakMap<OwnerFaq, string>();

function haystackOf(faq: OwnerFaq): string {
  const known = haystacks.get(faq);
  if (known !== undefined) return known;
  const made = `${faq.question}\n${faq.answer}\n${faq.category ?? ""}`.toLowerCase();
  haystacks.set(faq, made);
  return made;
}
