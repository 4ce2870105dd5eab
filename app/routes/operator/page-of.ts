import type { PagerProps } from "./components/pager.tsx";
import { type ListQuery, listAddress } from "./list-query.ts";

export function pageOf(
  url: string,
  { query, shown, total }: { query: ListQuery; shown: number; total: number },
): PagerProps {
  const { page, offset } = query;
  const pageAddress = (number: number) => listAddress(url, { page: number === 1 ? null : String(number) });
  return {
    from: Math.min(offset + 1, total),
    to: offset + shown,
    total,
    previous: page > 1 ? pageAddress(page - 1) : null,
    next: offset + shown < total ? pageAddress(page + 1) : null,
  };
}
