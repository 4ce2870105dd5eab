/** Pages of a list: a cursor names the last item of the page before. */
import { z } from "zod";

/** Every list is ordered by time and id, which don't change, so that no item is skipped or repeated. */
export interface Cursor {
  at: Date;
  id: string;
}

const pageSizes = { usual: 50, most: 200 } as const;

const shape = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** Postgres can't store times in the far future. */
const lastMs = 32_503_680_000_000;

function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString("base64url");
}

export function readCursor(text: string): Cursor | null {
  const [, ms = "", id = ""] = shape.exec(Buffer.from(text, "base64url").toString("latin1")) ?? [];
  return ms !== "" && Number(ms) < lastMs ? { at: new Date(Number(ms)), id } : null;
}

/** Takes one row more than the page has, or `hasMore`. */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  {
    limit,
    timeOf,
    hasMore = rows.length > limit,
  }: { limit: number; timeOf: (row: Row) => Date; hasMore?: boolean },
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = hasMore ? shown.at(-1) : undefined;
  return {
    rows: shown,
    nextCursor: last ? writeCursor({ at: timeOf(last), id: last.id }) : null,
  };
}

export const pageQuery = z.object({
  cursor: z
    .string()
    .max(100)
    .refine((text) => readCursor(text) !== null, "This isn't a cursor of a page")
    .optional()
    .describe("`nextCursor` of the page before"),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(pageSizes.most)
    .default(pageSizes.usual)
    .describe("How many items the page has at most"),
});
