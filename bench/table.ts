/** Formats tables for the terminal, with the first column aligned to the left and the others to the right. */

type Cell = string | number | boolean | null | undefined;

export interface Column<Row> {
  title: string;
  value: (row: Row) => Cell;
  /** Decimal places of numbers that aren't integers. Defaults to 2. */
  digits?: number;
}

export function renderTable<Row>(columns: Column<Row>[], rows: Row[]): string {
  const lines = [
    columns.map((column) => column.title),
    ...rows.map((row) => columns.map((column) => showCell(column.value(row), column.digits ?? 2))),
  ];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]!.length)));
  const drawn = lines.map((line) =>
    line
      .map((text, index) => (index === 0 ? text.padEnd(widths[index]!) : text.padStart(widths[index]!)))
      .join("  ")
      .trimEnd(),
  );
  return [drawn[0], widths.map((width) => "-".repeat(width)).join("  "), ...drawn.slice(1)].join("\n");
}

/** Shows a missing measurement as an en dash. */
function showCell(value: Cell, digits = 2): string {
  if (value === null || value === undefined || Number.isNaN(value)) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  return Number.isInteger(value) ? String(value) : value.toFixed(digits);
}
