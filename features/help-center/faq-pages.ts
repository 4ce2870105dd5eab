/** Pagination for help centers with too many questions for one page. */
import type { CategoryOf } from "#features/faqs/group-by-category.ts";
import { slugify } from "#shared/text.ts";

/** A single page with this many questions takes 50 ms to render and is 320 kB in size. */
export const maxOnOnePage = 200;
export const questionsPerPage = 50;

const firstInAll = 120;
const firstOfEach = { most: 20, least: 3 };
/** Categories beyond this number are listed without their questions. */
export const maxOpenCategories = firstInAll / firstOfEach.least;

export interface NamedCategory {
  id: string;
  name: string;
  count: number;
  path: string;
}

export interface CategoryStart<Faq> extends NamedCategory {
  first: Faq[];
}

/** If there is only one category, its first page is the list of all questions. */
export function categoryPath(
  slug: string,
  { page = 1, categoryCount }: { page?: number; categoryCount: number },
): string {
  if (categoryCount === 1 && page === 1) return "/faq";
  return `/c/${encodeURIComponent(slug)}${page > 1 ? `/${page}` : ""}`;
}

/** Returns categories with their first questions. Those beyond the limit are only named. */
export function startOfMany<Faq>(
  categories: CategoryOf<Faq>[],
  slugs: ReadonlyMap<string, string>,
): { open: CategoryStart<Faq>[]; others: NamedCategory[] } {
  const { most, least } = firstOfEach;
  const each = Math.min(most, Math.max(least, Math.floor(firstInAll / categories.length)));
  const named = nameCategories(categories, slugs);
  return {
    open: named
      .slice(0, maxOpenCategories)
      .map((category, index) => ({ ...category, first: (categories[index]?.faqs ?? []).slice(0, each) })),
    others: named.slice(maxOpenCategories),
  };
}

/** `slugs` has the last part of each category's address, by name. */
export function nameCategories(
  categories: CategoryOf<unknown>[],
  slugs: ReadonlyMap<string, string>,
): NamedCategory[] {
  const categoryCount = categories.length;
  return categories.map(({ id, name, faqs }) => ({
    id,
    name,
    count: faqs.length,
    path: categoryPath(slugs.get(name) ?? slugify(name), { categoryCount }),
  }));
}

export interface PartOfCategory<Faq> {
  faqs: Faq[];
  /** Position of the first and last question on this page, counted from 1. */
  from: number;
  to: number;
  count: number;
  page: number;
  pageCount: number;
}

/** Returns null if the page doesn't exist. */
export function partOfCategory<Faq>(faqs: Faq[], page: number): PartOfCategory<Faq> | null {
  const pageCount = Math.ceil(faqs.length / questionsPerPage);
  if (page < 1 || page > pageCount) return null;
  const start = (page - 1) * questionsPerPage;
  const part = faqs.slice(start, start + questionsPerPage);
  return { faqs: part, from: start + 1, to: start + part.length, count: faqs.length, page, pageCount };
}

/** Returns the first, last, current and neighboring pages. `isApart` marks a page that follows a gap. */
export function pagesAround(page: number, pageCount: number): { number: number; isApart: boolean }[] {
  const isNear = (each: number) => Math.abs(each - page) <= 1 || each === 1 || each === pageCount;
  // A gap of a single page would take as much space as the page's number.
  const isShown = (each: number) => isNear(each) || (isNear(each - 1) && isNear(each + 1));
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(isShown);
  return shown.map((number, index) => ({ number, isApart: index > 0 && shown[index - 1] !== number - 1 }));
}
