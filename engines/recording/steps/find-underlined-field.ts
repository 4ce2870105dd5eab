/** Finds a field that has only a line below it, which changes when the field gets the focus. */
import { contains, grown, type Patch } from "./compare-views.ts";
import { textInFrame } from "./framed-text.ts";
import { quotable } from "./quotable.ts";
import type { Box } from "./types.ts";
import type { Change, UsedControl } from "./used-control.ts";

/** In pixels. */
const [maxLine, minWidth, maxWidth, fieldHeight] = [8, 120, 1_150, 56];

/** The field's words, such as a placeholder or a label that floats, are its name. */
export function findUnderlinedField({ before, after }: Change, patches: Patch[]): UsedControl | null {
  const lines = patches.filter(
    ({ width, height }) => height <= maxLine && width >= minWidth && width <= maxWidth,
  );
  const [line, ...others] = lines;
  if (!line || others.length > 0) return null;
  const field: Box = {
    x: line.x,
    y: line.y - fieldHeight,
    width: line.width,
    height: fieldHeight + line.height,
  };
  const isElsewhere = patches.some((patch) => patch !== line && !isInside(patch, grown(field, 8)));
  // The pointer is a text cursor over the field, or hides while a person types.
  const isUsed = [after.cursor, before.cursor].some(
    (cursor) => cursor === null || (cursor.shape === "beam" && contains(field, cursor.x, cursor.y)),
  );
  if (isElsewhere || !isUsed) return null;
  const name = textInFrame(before, field);
  return name && quotable(name) && /\p{L}{2}/u.test(name.text)
    ? { kind: "type", name: name.text, value: null, place: field }
    : null;
}

function isInside({ x, y, width, height }: Box, outer: Box): boolean {
  return contains(outer, x, y) && contains(outer, x + width - 1, y + height - 1);
}
