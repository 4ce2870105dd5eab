/** Columns of the list. A column without a value in any row isn't shown. */
import type { FaqNumbers } from "./faq-filter.ts";

export interface Columns {
  category: boolean;
  views: boolean;
  helpful: boolean;
  asked: boolean;
  /** From which width the source is shown. */
  sourceClass: string;
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
  const grids = hasCategory ? withCategory : withoutCategory;
  return { ...shown, sourceClass: sourceClassOf({ numbers, hasCategory }), gridClass: grids[numbers] ?? "" };
}

/** The source gives way first, then the category: without their room, a question would lose its end. */
function sourceClassOf({ numbers, hasCategory }: { numbers: number; hasCategory: boolean }): string {
  if (numbers < 2) return "max-lg:hidden";
  return hasCategory ? "max-2xl:hidden" : "max-xl:hidden";
}

// Classes instead of a style, because the page's content security policy allows no inline styles.
const withoutCategory = [
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_4.25rem_2rem]",
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_4rem_4.25rem_2rem]",
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,1fr)_4rem_4rem_4.25rem_2rem] xl:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_4rem_4rem_4.25rem_2rem]",
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,1fr)_3.5rem_3.5rem_3.5rem_4.25rem_2rem] xl:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_4rem_4rem_4rem_4.25rem_2rem]",
];
const withCategory = [
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_4.25rem_2rem] xl:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_minmax(4rem,1fr)_4.25rem_2rem]",
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_4rem_4.25rem_2rem] xl:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_minmax(4rem,1fr)_4rem_4.25rem_2rem]",
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,1fr)_4rem_4rem_4.25rem_2rem] xl:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_4rem_4rem_4.25rem_2rem] 2xl:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_minmax(4rem,1fr)_4rem_4rem_4.25rem_2rem]",
  "lg:grid-cols-[1.75rem_0.875rem_minmax(0,1fr)_3.5rem_3.5rem_3.5rem_4.25rem_2rem] xl:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_4rem_4rem_4rem_4.25rem_2rem] 2xl:grid-cols-[1.75rem_0.875rem_minmax(0,3fr)_minmax(4rem,1fr)_minmax(4rem,1fr)_4rem_4rem_4rem_4.25rem_2rem]",
];
