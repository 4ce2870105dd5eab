/** How the questions of a help center are spread over pages, once there are too many for one. Pure. */
import type { CategoryOf } from "#features/faqs/group-by-category.ts";

/** All of a help center's questions stand on one page up to here: it takes 50 ms and 320 kB. */
export const maxOnOnePage = 200;
export const questionsPerPage = 50;

/** On the first page of many questions: so many in all, and of each category at most and at least so many. */
const firstInAll = 120;
const firstOfEach = { most: 20, least: 3 };
/** Further ones are named without their questions. */
export const maxOpenCategories = firstInAll / firstOfEach.least;

export interface NamedCategory {
  id: string;
  name: string;
  /** Of its questions. */
  count: number;
  /** Below the help center's base path. */
  path: string;
}

export interface CategoryStart<Faq> extends NamedCategory {
  /** The first of them. */
  first: Faq[];
}

interface Center {
  faqCount: number;
  categoryCount: number;
}

/** A category's own page. With one category only, the list of all questions is its first page. */
export function categoryPath(
  id: string,
  { page = 1, categoryCount }: { page?: number; categoryCount: number },
): string {
  if (categoryCount === 1 && page === 1) return "/faq";
  return `/faq/about/${encodeURIComponent(nameInPath(id))}${page > 1 ? `/${page}` : ""}`;
}

/** Where a link to a category leads. */
export function categoryAddress(id: string, { faqCount, categoryCount }: Center): string {
  return faqCount > maxOnOnePage ? categoryPath(id, { categoryCount }) : `/faq#${encodeURIComponent(id)}`;
}

/** "billing" for the category that is "about_billing" on a page. */
export function nameInPath(id: string): string {
  return id.replace(/^about_/, "");
}

/** Categories with their first questions, and those beyond them by name. */
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
  /** Of the first and the last question on this page, counted from 1. */
  from: number;
  to: number;
  count: number;
  page: number;
  pageCount: number;
}

/** Null for a page that there is not. */
export function partOfCategory<Faq>(faqs: Faq[], page: number): PartOfCategory<Faq> | null {
  const pageCount = Math.ceil(faqs.length / questionsPerPage);
  if (page < 1 || page > pageCount) return null;
  const start = (page - 1) * questionsPerPage;
  const part = faqs.slice(start, start + questionsPerPage);
  return { faqs: part, from: start + 1, to: start + part.length, count: faqs.length, page, pageCount };
}

/** The first, the last, and those around this one. `isApart`: there are others between it and the one before. */
export function pagesAround(page: number, pageCount: number): { number: number; isApart: boolean }[] {
  const isNear = (each: number) => Math.abs(each - page) <= 1 || each === 1 || each === pageCount;
  // A gap of one page would take as much room as its number.
  const isShown = (each: number) => isNear(each) || (isNear(each - 1) && isNear(each + 1));
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(isShown);
  return shown.map((number, index) => ({ number, isApart: index > 0 && shown[index - 1] !== number - 1 }));
}
