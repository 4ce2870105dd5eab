/** Pagination of a help center's questions once there are too many for one page. Pure. */
import type { CategoryOf } from "#features/faqs/group-by-category.ts";

/** Maximum number of questions on a single page, which takes 50 ms and 320 kB. */
export const maxOnOnePage = 200;
export const questionsPerPage = 50;

/** Limits for the first page of a long list: questions in total, and per category. */
const firstInAll = 120;
const firstOfEach = { most: 20, least: 3 };
/** Further categories are listed without their questions. */
export const maxOpenCategories = firstInAll / firstOfEach.least;

export interface NamedCategory {
  id: string;
  name: string;
  /** Number of its questions. */
  count: number;
  /** Below the help center's base path. */
  path: string;
}

export interface CategoryStart<Faq> extends NamedCategory {
  /** Its first questions. */
  first: Faq[];
}

interface Center {
  faqCount: number;
  categoryCount: number;
}

/** Path of a category's own page. With a single category, the list of all questions is its first page. */
export function categoryPath(
  id: string,
  { page = 1, categoryCount }: { page?: number; categoryCount: number },
): string {
  if (categoryCount === 1 && page === 1) return "/faq";
  return `/faq/about/${encodeURIComponent(nameInPath(id))}${page > 1 ? `/${page}` : ""}`;
}

/** Target of links to a category. */
export function categoryAddress(id: string, { faqCount, categoryCount }: Center): string {
  return faqCount > maxOnOnePage ? categoryPath(id, { categoryCount }) : `/faq#${encodeURIComponent(id)}`;
}

/** "billing" for the category whose id on a page is "about_billing". */
export function nameInPath(id: string): string {
  return id.replace(/^about_/, "");
}

/** Categories with their first questions, and further ones by name only. */
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
  /** Positions of the first and last question on this page, counted from 1. */
  from: number;
  to: number;
  count: number;
  page: number;
  pageCount: number;
}

/** Null if there is no such page. */
export function partOfCategory<Faq>(faqs: Faq[], page: number): PartOfCategory<Faq> | null {
  const pageCount = Math.ceil(faqs.length / questionsPerPage);
  if (page < 1 || page > pageCount) return null;
  const start = (page - 1) * questionsPerPage;
  const part = faqs.slice(start, start + questionsPerPage);
  return { faqs: part, from: start + 1, to: start + part.length, count: faqs.length, page, pageCount };
}

/** The first and last page and those around the current one. `isApart`: a gap precedes the page. */
export function pagesAround(page: number, pageCount: number): { number: number; isApart: boolean }[] {
  const isNear = (each: number) => Math.abs(each - page) <= 1 || each === 1 || each === pageCount;
  // A gap of one page would take as much space as its number.
  const isShown = (each: number) => isNear(each) || (isNear(each - 1) && isNear(each + 1));
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(isShown);
  return shown.map((number, index) => ({ number, isApart: index > 0 && shown[index - 1] !== number - 1 }));
}
