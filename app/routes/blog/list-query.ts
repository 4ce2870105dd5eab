/** Parameters of the blog list: `?q=`, `?category=` and `?page=`. */

export interface BlogQuery {
  search: string;
  category: string | null;
  page: number;
}

const maxSearchLength = 100;
const maxPage = 10_000;
const pageSize = 12;

/** Never throws. An invalid page number becomes 1. */
export function readBlogQuery(url: string): BlogQuery {
  const { searchParams } = new URL(url);
  const asked = Number(searchParams.get("page"));
  const category = (searchParams.get("category") ?? "").replace(/\p{Cc}/gu, "").trim();
  return {
    search: (searchParams.get("q") ?? "")
      .replace(/\p{Cc}/gu, "")
      .trim()
      .slice(0, maxSearchLength),
    category: category === "" ? null : category.slice(0, maxSearchLength),
    page: Number.isInteger(asked) && asked >= 1 && asked <= maxPage ? asked : 1,
  };
}

/** The unfiltered first page has one more post, because the newest is shown above the list. */
export function rangeOf(query: BlogQuery): { limit: number; offset: number; hasLead: boolean } {
  const { search, category, page } = query;
  const lead = search === "" && category === null ? 1 : 0;
  if (page === 1) return { limit: pageSize + lead, offset: 0, hasLead: lead === 1 };
  return { limit: pageSize, offset: (page - 1) * pageSize + lead, hasLead: false };
}

export function blogAddress({ search, category, page }: BlogQuery): string {
  const kept = new URLSearchParams();
  if (search !== "") kept.set("q", search);
  if (category !== null) kept.set("category", category);
  if (page > 1) kept.set("page", String(page));
  return kept.size > 0 ? `/blog?${kept}` : "/blog";
}
