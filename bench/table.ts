/** Plain-text tables for the terminal: first column left-aligned, the others right-aligned. */

type Cell = string | number | boolean | null | undefined;

export interface Column<Row> {
  title: string;
  value: (row: Row) => Cell;
  /** Decimal places of non-integers. Default 2. */
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

/** An en dash marks a missing measurement. */
function showCell(value: Cell, digits = 2): string {
  if (value === null || value === undefined || Number.isNaN(value)) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  return Number.isInteger(value) ? String(value) : value.toFixed(digits);
}
