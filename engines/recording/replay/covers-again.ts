import type { ViewSize } from "../clicks/step-clicks.ts";
import type { Box } from "../steps/types.ts";
import type { CoveredPlaces } from "./replayed-step.ts";

/** In CSS pixels. What moved less is where it was. */
const tolerance = 2;

/**
 * Where a new picture has to be covered, because the owner covered the recorded one there. If the control isn't where it was, or
 * the page has another size, some of the page may have moved, and some not. So all places are covered.
 */
export function coversAgain(
  covered: CoveredPlaces | undefined,
  { control, view }: { control: Box | null; view: ViewSize },
): Box[] {
  if (!covered) return [];
  const { boxes, control: before, view: recorded } = covered;
  const [wider, higher] = [view.width - recorded.width, view.height - recorded.height];
  const moves = [
    [0, 0],
    [wider, 0],
    [0, higher],
    [wider, higher],
  ];
  if (before && control) moves.push([control.x - before.x, control.y - before.y]);
  const real = moves.filter(
    ([right = 0, down = 0], at) => at === 0 || Math.abs(right) > tolerance || Math.abs(down) > tolerance,
  );
  const places = real.flatMap(([right = 0, down = 0]) =>
    boxes.map((box) => ({ ...box, x: box.x + right, y: box.y + down })),
  );
  return [...new Map(places.map((box) => [JSON.stringify(box), box])).values()];
}
