import type { ChangedLine } from "./lines-of-changes.ts";

/** How many places changed. */
export function countChanges(lines: readonly ChangedLine[]): number {
  return lines.filter(
    ({ parts, formats, formerLook }) =>
      formerLook !== null || formats.length > 0 || parts.some(({ kind }) => kind !== "same"),
  ).length;
}
