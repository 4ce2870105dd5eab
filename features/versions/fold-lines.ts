/** Hides the lines far from any change, so that a long text shows what changed. */
import type { ChangedLine } from "./lines-of-changes.ts";

interface LineGroup<Line> {
  isFolded: boolean;
  lines: Line[];
  /** Of a folded group, without empty lines. */
  count: number;
}

/** Shown before and after each change. */
const around = 1;
/** Fewer lines take no more room than the note that they are hidden. */
const minFolded = 3;

/** The title and the heading above each change stay. Without a change, everything does. */
export function foldUnchanged<Line extends ChangedLine & { change: number | null }>(
  lines: readonly Line[],
): LineGroup<Line>[] {
  const isKept = keptOf(lines);
  const groups: LineGroup<Line>[] = [];
  for (const [index, line] of lines.entries()) {
    const isFolded = !isKept[index];
    const last = groups.at(-1);
    if (last?.isFolded === isFolded) last.lines.push(line);
    else groups.push({ isFolded, lines: [line], count: 0 });
  }
  const counted = groups.map((group) => ({ ...group, count: group.lines.filter(hasText).length }));
  return joinShown(counted.map((group) => (group.count < minFolded ? { ...group, isFolded: false } : group)));
}

const hasText = ({ parts }: ChangedLine) => parts.length > 0;

function keptOf(lines: readonly (ChangedLine & { change: number | null })[]): boolean[] {
  const hasChanges = lines.some(({ change }) => change !== null);
  const kept = lines.map(({ look, change }) => !hasChanges || change !== null || look === "title");
  let heading = -1;
  for (const [index, { look, change }] of lines.entries()) {
    if (look === "heading") heading = index;
    if (change === null) continue;
    if (heading >= 0) kept[heading] = true;
    for (const step of [-1, 1]) keepFrom(index + step, step);
  }
  return kept;

  function keepFrom(start: number, step: number): void {
    let found = 0;
    for (let at = start; found < around; at += step) {
      const line = lines[at];
      if (!line) return;
      kept[at] = true;
      if (hasText(line)) found += 1;
    }
  }
}

function joinShown<Line>(groups: LineGroup<Line>[]): LineGroup<Line>[] {
  const joined: LineGroup<Line>[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last && !last.isFolded && !group.isFolded) last.lines.push(...group.lines);
    else joined.push({ ...group, lines: [...group.lines] });
  }
  return joined;
}
