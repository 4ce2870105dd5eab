export interface ListQuery {
  search: string;
  page: number;
  limit: number;
  offset: number;
}

const maxSearchLength = 100;
const maxPage = 100_000;

/** Never throws. An invalid page number becomes 1. */
export function readListQuery(url: string, { limit }: { limit: number }): ListQuery {
  const { searchParams } = new URL(url);
  const asked = Number(searchParams.get("page"));
  const page = Number.isInteger(asked) && asked >= 1 && asked <= maxPage ? asked : 1;
  const search = (searchParams.get("q") ?? "").trim().slice(0, maxSearchLength);
  return { search, page, limit, offset: (page - 1) * limit };
}

/** Returns the list's URL with other parameters. Null removes one. */
export function listAddress(url: string, change: Record<string, string | null>): string {
  const { pathname, searchParams } = new URL(url);
  const kept = new URLSearchParams();
  for (const name of ["show", "q", "page"]) {
    const value = name in change ? change[name] : searchParams.get(name);
    if (value) kept.set(name, value);
  }
  const path = pathname.replace(/\.data$/, "");
  return kept.size > 0 ? `${path}?${kept}` : path;
}
