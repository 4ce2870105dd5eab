/** Columns of the list. A column without a value in any row isn't shown. */
import type { FaqNumbers } from "./faq-filter.ts";

export interface Columns {
  category: boolean;
  views: boolean;
  helpful: boolean;
  asked: boolean;
  /** For wide screens. Narrow ones show the same facts on a second line. */
  gridClass: string;
}

export function columnsOf(
  { votes, asked, views }: FaqNumbers,
  { hasCategory }: { hasCategory: boolean },
): Columns {
  const shown = {
    category: hasCategory,
    views: Object.keys(views).length > 0,
    helpful: Object.keys(votes).length > 0,
    asked: Object.keys(asked).length > 0,
  };
  const numbers = Number(shown.views) + Number(shown.helpful) + Number(shown.asked);
  return { ...shown, gridClass: (hasCategory ? withCategory : withoutCategory)[numbers] ?? "" };
}

// Classes instead of a style, because the page's content security policy allows no inline styles.
const withoutCategory = [
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_4.25rem_2rem]",
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_4rem_4.25rem_2rem]",
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_4rem_4rem_4.25rem_2rem]",
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_4rem_4rem_4rem_4.25rem_2rem]",
];
const withCategory = [
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_minmax(4rem,1fr)_4.25rem_2rem]",
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_minmax(4rem,1fr)_4rem_4.25rem_2rem]",
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_minmax(4rem,1fr)_4rem_4rem_4.25rem_2rem]",
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_minmax(4rem,1fr)_4rem_4rem_4rem_4.25rem_2rem]",
];
