import type { Box } from "../steps/types.ts";
import type { CoveredPlaces } from "./replayed-step.ts";

/** In CSS pixels. A control that moved less is where it was. */
const tolerance = 2;

/**
 * Where a new picture has to be covered, because the owner covered the recorded one there. If the control isn't where it was, some
 * of the page may have moved with it, and some not. So both places are covered.
 */
export function coversAgain(covered: CoveredPlaces | undefined, control: Box | null): Box[] {
  if (!covered) return [];
  const { boxes, control: before } = covered;
  const [right, down] = before && control ? [control.x - before.x, control.y - before.y] : [0, 0];
  if (Math.abs(right) <= tolerance && Math.abs(down) <= tolerance) return boxes;
  return [...boxes, ...boxes.map((box) => ({ ...box, x: box.x + right, y: box.y + down }))];
}
