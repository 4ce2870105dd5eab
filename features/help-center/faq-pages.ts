/** Pagination for help centers with too many questions for one page. */
import type { CategoryOf } from "#features/faqs/group-by-category.ts";

/** A single page with this many questions takes 50 ms and 320 kB. */
export const maxOnOnePage = 200;
export const questionsPerPage = 50;

/** Limits for the first page of a long list: total number of questions, and questions per category. */
const firstInAll = 120;
const firstOfEach = { most: 20, least: 3 };
/** Further categories are listed without their questions. */
export const maxOpenCategories = firstInAll / firstOfEach.least;

export interface NamedCategory {
  id: string;
  name: string;
  /** Number of its questions. */
  count: number;
  /** Relative to the help center's base path. */
  path: string;
}

export interface CategoryStart<Faq> extends NamedCategory {
  /** The category's first questions. */
  first: Faq[];
}

interface Center {
  faqCount: number;
  categoryCount: number;
}

/** Path of a category's own page. If there is only one category, its first page is the list of all questions. */
export function categoryPath(
  id: string,
  { page = 1, categoryCount }: { page?: number; categoryCount: number },
): string {
  if (categoryCount === 1 && page === 1) return "/faq";
  return `/faq/about/${encodeURIComponent(nameInPath(id))}${page > 1 ? `/${page}` : ""}`;
}

/** Address that links to a category point to. */
export function categoryAddress(id: string, { faqCount, categoryCount }: Center): string {
  return faqCount > maxOnOnePage ? categoryPath(id, { categoryCount }) : `/faq#${encodeURIComponent(id)}`;
}

/** "billing" for the category whose id on a page is "about_billing". */
export function nameInPath(id: string): string {
  return id.replace(/^about_/, "");
}

/** Categories with their first questions. Categories beyond the limit are returned by name only. */
export function startOfMany<Faq>(categories: CategoryOf<Faq>[]): {
  open: CategoryStart<Faq>[];
  others: NamedCategory[];
} {
  const { most, least } = firstOfEach;
  const each = Math.min(most, Math.max(least, Math.floor(firstInAll / categories.length)));
  const named = nameCategories(categories);
  return {
    open: named
      .slice(0, maxOpenCategories)
      .map((category, index) => ({ ...category, first: (categories[index]?.faqs ?? []).slice(0, each) })),
    others: named.slice(maxOpenCategories),
  };
}

export function nameCategories(categories: CategoryOf<unknown>[]): NamedCategory[] {
  const categoryCount = categories.length;
  return categories.map(({ id, name, faqs }) => ({
    id,
    name,
    count: faqs.length,
    path: categoryPath(id, { categoryCount }),
  }));
}

export interface PartOfCategory<Faq> {
  faqs: Faq[];
  /** Positions of the first and last question on this page, starting at 1. */
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

/** The first page, the last page and those around the current one. `isApart` marks a page that follows a gap. */
export function pagesAround(page: number, pageCount: number): { number: number; isApart: boolean }[] {
  const isNear = (each: number) => Math.abs(each - page) <= 1 || each === 1 || each === pageCount;
  // A gap of one page would take as much space as its number.
  const isShown = (each: number) => isNear(each) || (isNear(each - 1) && isNear(each + 1));
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(isShown);
  return shown.map((number, index) => ({ number, isApart: index > 0 && shown[index - 1] !== number - 1 }));
}
