import { uniqueName } from "./unique-name.ts";

interface OrderedRow {
  slug: string;
  /** Position of the row's category. Null if it has no category. */
  categoryPosition: number | null;
}

/**
 * Sorts both tables' questions by category. Expects each table in the owner's order, with the written questions first.
 * If both tables have the same slug, the later question gets a different one, so moving a category doesn't change any
 * URL.
 */
export function inOrderOfPage<Row extends OrderedRow>(rows: Row[]): Omit<Row, "categoryPosition">[] {
  const taken = new Set<string>();
  return rows
    .map((row) => ({ ...row, slug: uniqueName(row.slug, taken) }))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ categoryPosition: _, ...row }) => row);
}

function placeOf({ categoryPosition }: OrderedRow): number {
  return categoryPosition ?? Number.MAX_SAFE_INTEGER;
}
