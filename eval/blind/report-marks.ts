/** Summarizes a rater's marks by origin. */
import { z } from "zod";
import { type Column, renderTable } from "#bench/table.ts";
import { markNames, type SheetKey } from "./make-sheet.ts";

const mark = z.boolean().optional();

export const marksFile = z.object({
  sheet: z.string(),
  marks: z.record(z.string(), z.object({ useful: mark, true: mark, wellWorded: mark })),
});

export const sheetKeyFile: z.ZodType<SheetKey> = z.object({
  sheet: z.string(),
  pairs: z.record(z.string(), z.object({ site: z.string(), origin: z.string(), question: z.string() })),
});

export interface OriginMarks {
  origin: string;
  pairs: number;
  /** Number of pairs with all three marks. */
  marked: number;
  /** Share of the pairs with this mark, or null if none has it. */
  useful: number | null;
  true: number | null;
  wellWorded: number | null;
  /** Share of pairs with yes for all three, among those with all three marks. */
  all: number | null;
}

/** Returns one row per origin and a total. Throws for marks of another sheet. */
export function measureMarks({ sheet, marks }: z.output<typeof marksFile>, key: SheetKey): OriginMarks[] {
  if (sheet !== key.sheet)
    throw new Error("These marks are of another sheet: make it again, or take its key.");
  const pairs = Object.entries(key.pairs).map(([id, { origin }]) => ({ origin, set: marks[id] ?? {} }));
  const origins = [...Map.groupBy(pairs, ({ origin }) => origin)].sort(([a], [b]) => a.localeCompare(b));
  return [...origins, ["all", pairs] as const].map(([origin, some]) => {
    const share = (name: (typeof markNames)[number]) =>
      shareOf(some.flatMap(({ set }) => (set[name] === undefined ? [] : [set[name]])));
    const whole = some.filter(({ set }) => markNames.every((name) => set[name] !== undefined));
    return {
      origin,
      pairs: some.length,
      marked: whole.length,
      useful: share("useful"),
      true: share("true"),
      wellWorded: share("wellWorded"),
      all: shareOf(whole.map(({ set }) => markNames.every((name) => set[name]))),
    };
  });
}

function shareOf(values: boolean[]): number | null {
  return values.length === 0 ? null : values.filter(Boolean).length / values.length;
}

const columns: Column<OriginMarks>[] = [
  { title: "origin", value: (row) => row.origin },
  { title: "pairs", value: (row) => row.pairs },
  { title: "marked", value: (row) => row.marked },
  { title: "useful", value: (row) => row.useful, digits: 2 },
  { title: "true", value: (row) => row.true, digits: 2 },
  { title: "well worded", value: (row) => row.wellWorded, digits: 2 },
  { title: "all three", value: (row) => row.all, digits: 2 },
];

export function reportMarks(rows: OriginMarks[]): string {
  return renderTable(columns, rows);
}
