export interface ChecksQuery {
  /** Otherwise only those that are due. */
  isAll: boolean;
  page: number;
}

const maxPage = 10_000;

export function readChecksQuery(url: string): ChecksQuery {
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get("page") ?? "1");
  return {
    isAll: searchParams.get("show") === "all",
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

export function checksAddress({ isAll = false, page = 1 }: Partial<ChecksQuery>): string {
  const params = new URLSearchParams();
  if (isAll) params.set("show", "all");
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? "/dashboard/check-dates" : `/dashboard/check-dates?${query}`;
}
