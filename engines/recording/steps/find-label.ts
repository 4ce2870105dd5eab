import { distanceBetween, isOnOneRow, overlaps, type Phrase } from "./phrases.ts";
import { quotable } from "./quotable.ts";
import type { Screen } from "./screen.ts";
import type { Box } from "./types.ts";

/** In pixels. */
const [maxGapAbove, maxGapLeft] = [46, 220];

/** Returns the text directly above a field, or to its left on the same row. */
export function findLabel({ phrases, heading }: Screen, field: Box, not: (Phrase | null)[]): Phrase | null {
  const others = phrases.filter(
    (phrase) =>
      phrase !== heading &&
      !not.includes(phrase) &&
      !overlaps(phrase.box, field) &&
      quotable(phrase) &&
      /\p{L}{2}/u.test(phrase.text) &&
      phrase.text.length <= 50,
  );
  const above = others
    .filter(({ box }) => {
      const gap = field.y - (box.y + box.height);
      return gap > 0 && gap < maxGapAbove && box.x > field.x - 60 && box.x < field.x + 40;
    })
    .sort((a, b) => b.box.y - a.box.y)[0];
  const left = others
    .filter(
      ({ box }) =>
        isOnOneRow(box, field) &&
        box.x + box.width <= field.x + 2 &&
        field.x - box.x - box.width < maxGapLeft,
    )
    .sort((a, b) => b.box.x - a.box.x)[0];
  // A label to the left wins unless one is close above. In a column of labels, the text above a field is the value of
  // another field.
  if (above && left) {
    const isColumn = others.some(
      ({ box }) => box.x < above.box.x && isOnOneRow(box, above.box) && Math.abs(box.x - left.box.x) < 6,
    );
    return isColumn || distanceBetween(left.box, field) < 40 ? left : above;
  }
  return above ?? left ?? null;
}
