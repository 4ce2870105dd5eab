/** The page's state is in its URL. Server and browser parse it the same way. */
import { maxCategoryLength, readCategory } from "#features/faqs/owner-faq.ts";
import type { FaqFilter } from "./arrange-faqs.ts";

export interface FaqsQuery {
  filter: FaqFilter;
  added: string[];
  editingId: string | null;
  /** Starts at 1. Only used without JavaScript, where long lists are paginated. */
  page: number;
}

const faqsPath = "/dashboard/faqs";
const maxAdded = 50;

export function readFaqsQuery(url: string): FaqsQuery {
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get("page"));
  const added = searchParams
    .getAll("added")
    .flatMap((typed) => readCategory(typed) ?? [])
    .filter((name) => name.length <= maxCategoryLength);
  return {
    filter: {
      category: readCategory(searchParams.get("category") ?? ""),
      query: (searchParams.get("q") ?? "").slice(0, 200),
    },
    added: [...new Set(added)].slice(0, maxAdded),
    editingId: searchParams.get("edit"),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

export function faqsAddress({ filter, added, editingId, page }: FaqsQuery): string {
  const search = new URLSearchParams();
  if (filter.category !== null) search.set("category", filter.category);
  if (filter.query) search.set("q", filter.query);
  for (const name of added) search.append("added", name);
  if (editingId !== null) search.set("edit", editingId);
  if (page > 1) search.set("page", String(page));
  const said = search.toString();
  return said ? `${faqsPath}?${said}` : faqsPath;
}
