/**
 * Decides which questions the page shows, and in which order. Runs on every key press, so it must be fast with
 * thousands of questions.
 */
import type { OwnerCategory, OwnerFaq } from "#features/faqs/owner-faq.ts";
import { foldForSearch, searchWords } from "#shared/text.ts";
import { compareFaqs, type FaqFilter, type FaqNumbers, type FaqSort, passesFilter } from "./faq-filter.ts";

interface Arrangement {
  categories: OwnerCategory[];
  filter: FaqFilter;
  sort: FaqSort;
  editingId: string | null;
  numbers: FaqNumbers;
}

/**
 * Groups questions by category as visitors see them, uncategorized ones last. The question being edited always stays
 * visible, and a new one comes first.
 */
export function arrangeFaqs(faqs: OwnerFaq[], arrangement: Arrangement): OwnerFaq[] {
  const { categories, filter, sort, editingId, numbers } = arrangement;
  const words = searchWords(filter.query);
  const groups = new Map<string | null, OwnerFaq[]>(categories.map(({ name }) => [name, []]));
  const first: OwnerFaq[] = [];
  for (const faq of faqs) {
    const isEdited = faq.id === editingId;
    if (isEdited && faq.isNew) {
      first.push(faq);
      continue;
    }
    if (!isEdited && !matches(faq, filter, { words, numbers })) continue;
    const group = groups.get(faq.category);
    if (group) group.push(faq);
    else groups.set(faq.category, [faq]);
  }
  const without = groups.get(null) ?? [];
  groups.delete(null);
  const all = [...[...groups.values()].flat(), ...without];
  if (sort !== "page") all.sort(compareFaqs(sort, numbers));
  return [...first, ...all];
}

export interface CategoryTab extends OwnerCategory {
  count: number;
}

/** The categories that have content or that the owner added, in the order of the page. */
export function categoryTabs(faqs: OwnerFaq[], categories: OwnerCategory[]): CategoryTab[] {
  const counts = new Map<string, number>();
  for (const { category } of faqs)
    if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  const known = new Set(categories.map(({ name }) => name));
  const others = [...counts.keys()].filter((name) => !known.has(name));
  return [...categories, ...others.map(unknownCategory)]
    .map((category) => ({ ...category, count: counts.get(category.name) ?? 0 }))
    .filter(
      ({ name, count, otherCount, isKept }) =>
        count + otherCount > 0 || isKept || categories.some(({ parent }) => parent === name),
    );
}

/** Added in this tab, before the server has answered. */
function unknownCategory(name: string): OwnerCategory {
  return {
    name,
    slug: "",
    description: null,
    icon: null,
    parent: null,
    otherCount: 0,
    isKept: false,
    isLast: false,
  };
}

/** Sorts the questions by `order`. Those that `order` doesn't contain keep their places. */
export function reorderFaqs(faqs: OwnerFaq[], order: string[]): OwnerFaq[] {
  const byId = new Map(faqs.map((faq) => [faq.id, faq]));
  const wanted = order.flatMap((id) => byId.get(id) ?? []);
  const named = new Set(wanted.map(({ id }) => id));
  let next = 0;
  return faqs.map((faq) => (named.has(faq.id) ? (wanted[next++] ?? faq) : faq));
}

function matches(
  faq: OwnerFaq,
  { category, only }: FaqFilter,
  { words, numbers }: { words: string[]; numbers: FaqNumbers },
): boolean {
  if (category !== null && faq.category !== category) return false;
  if (only !== null && !passesFilter(faq, only, numbers)) return false;
  return words.length === 0 || words.every((word) => haystackOf(faq).includes(word));
}

/** Cached per question. An edited question is a new object, so entries are never stale. */
const haystacks = new WeakMap<OwnerFaq, string>();

function haystackOf(faq: OwnerFaq): string {
  const known = haystacks.get(faq);
  if (known !== undefined) return known;
  const made = foldForSearch(`${faq.question}\n${faq.answer}\n${faq.category ?? ""}`);
  haystacks.set(faq, made);
  return made;
}
