/**
 * Rows of tiles, each with a value and what it is: "6 areas" above "where we come to you". Each is an item of a list, and
 * says nothing without one of its two lines.
 */
import type { TextLine } from "../page-lines.ts";
import type { PageElement } from "../page-tree.ts";

const minTiles = 3;
/** In characters. */
const maxValue = 24;
const maxLabel = 60;

/** The tiles by their lines. */
export function tilesIn(lines: readonly TextLine[]): Map<TextLine, PageElement> {
  const pairs = lines.flatMap((value, at) => {
    const label = lines[at + 1];
    return label && isTile(value, label) ? [{ value, label, tile: value.block! }] : [];
  });
  const rows = Map.groupBy(pairs, ({ tile }) => tile.parent);
  return new Map(
    [...rows.values()]
      .filter((row) => row.length >= minTiles)
      .flatMap((row) =>
        row.flatMap(({ value, label, tile }) => [[value, tile] as const, [label, tile] as const]),
      ),
  );
}

/** True for two lines that share a box with nothing else. */
function isTile(value: TextLine, label: TextLine): boolean {
  const box = value.block;
  return (
    box !== null &&
    box === label.block &&
    box.tag !== "dl" &&
    box.size === lettersIn(value.text) + lettersIn(label.text) &&
    value.text.length <= maxValue &&
    label.text.length <= maxLabel &&
    [value, label].every(
      ({ text, level, isListItem, isControl }) =>
        level === 7 && !isListItem && !isControl && !/[.!?:…。！？：]$/u.test(text),
    )
  );
}

function lettersIn(text: string): number {
  return text.replace(/\s+/g, "").length;
}
