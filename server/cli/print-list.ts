/** Prints a list as a table for terminals or as one JSON array. */

export interface Column<Row> {
  title: string;
  of: (row: Row) => string | number | null;
}

const maxCellLength = 60;

export function printList<Row>(
  rows: Row[],
  { columns, json, none }: { columns: Column<Row>[]; json: boolean; none: string },
): void {
  if (json) process.stdout.write(`${printableJson(rows, 2)}\n`);
  else if (rows.length === 0) process.stdout.write(`${none}\n`);
  else process.stdout.write(tableOf(rows, columns));
}

const unprintable = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Names are user input, and other texts come from websites, so control characters are replaced: they could form terminal
 * escape sequences.
 */
export function printable(text: string): string {
  return text.replace(unprintable, " ");
}

/** The same value for programs that read it, without control characters beyond those that JSON escapes. */
export function printableJson(value: unknown, indent?: number): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value, null, indent).replace(unprintable, (found) =>
    found.replace(/[^\n]/g, escaped),
  );
}

function tableOf<Row>(rows: Row[], columns: Column<Row>[]): string {
  const lines = rows.map((row) => columns.map(({ of }) => cell(of(row))));
  lines.unshift(columns.map(({ title }) => title));
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map(
      (line) =>
        `${line
          .map((text, i) => text.padEnd(widths[i] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

function cell(value: string | number | null): string {
  const text = value === null || value === "" ? "-" : printable(String(value));
  return text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1)}…` : text;
}

export function day(date: Date | null): string | null {
  return date?.toISOString().slice(0, 10) ?? null;
}
