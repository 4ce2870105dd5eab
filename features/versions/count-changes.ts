import type { ChangedLine } from "./lines-of-changes.ts";

function isChanged({ parts, formats, formerLook }: ChangedLine): boolean {
  return formerLook !== null || formats.length > 0 || parts.some(({ kind }) => kind !== "same");
}

/** How many places changed. */
export function countChanges(lines: readonly ChangedLine[]): number {
  return lines.filter(isChanged).length;
}

/** With the number of each changed line from 0, and null for the others. */
export function numberChanges<Line extends ChangedLine>(
  lines: readonly Line[],
): (Line & { change: number | null })[] {
  let count = 0;
  return lines.map((line) => ({ ...line, change: isChanged(line) ? count++ : null }));
}
