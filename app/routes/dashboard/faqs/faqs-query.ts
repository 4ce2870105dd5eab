/** The page's state is in its URL. Server and browser parse it the same way. */
import { readCategory } from "#features/faqs/owner-faq.ts";
import {
  type FaqFilter,
  type FaqSort,
  faqSorts,
  isOneOfNames,
  type SpecialFilter,
  specialFilters,
} from "./faq-filter.ts";

export interface FaqsQuery {
  filter: FaqFilter;
  sort: FaqSort;
  editingId: string | null;
  /** Starts at 1. Only used without JavaScript, where long lists are paginated. */
  page: number;
}

const faqsPath = "/dashboard/faqs";

export function readFaqsQuery(url: string): FaqsQuery {
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get("page"));
  const [only, sort] = [searchParams.get("only"), searchParams.get("sort")];
  return {
    filter: {
      category: readCategory(searchParams.get("category") ?? ""),
      query: (searchParams.get("q") ?? "").slice(0, 200),
      only: isOneOfNames<SpecialFilter>(specialFilters, only) ? only : null,
    },
    sort: isOneOfNames<FaqSort>(faqSorts, sort) ? sort : "page",
    editingId: searchParams.get("edit"),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

export function faqsAddress({ filter, sort, editingId, page }: FaqsQuery): string {
  const search = new URLSearchParams(filterFields({ filter, sort }));
  if (editingId !== null) search.set("edit", editingId);
  if (page > 1) search.set("page", String(page));
  const said = search.toString();
  return said ? `${faqsPath}?${said}` : faqsPath;
}

/** The fields of the current view, for forms that request it again. */
export function filterFields({ filter, sort }: Pick<FaqsQuery, "filter" | "sort">): [string, string][] {
  return [
    ...(filter.category === null ? [] : [["category", filter.category] satisfies [string, string]]),
    ...(filter.query ? [["q", filter.query] satisfies [string, string]] : []),
    ...(filter.only ? [["only", filter.only] satisfies [string, string]] : []),
    ...(sort === "page" ? [] : [["sort", sort] satisfies [string, string]]),
  ];
}
