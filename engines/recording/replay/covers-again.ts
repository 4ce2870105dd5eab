import type { CoveredPlaces } from "#shared/covered-places.ts";
import type { PrivateArea } from "../clicks/private-areas.ts";
import type { ViewSize } from "../clicks/step-clicks.ts";
import type { Box } from "../steps/types.ts";

/** In CSS pixels. What moved less is where it was. */
const tolerance = 2;

/**
 * Where a new picture has to be covered, because the owner covered the recorded one there. If the control isn't where it was, or
 * the page has another size, some of the page may have moved, and some not. So all places are covered.
 */
export function coversAgain(covered: CoveredPlaces | undefined, now: NewPicture): Box[] {
  if (!covered) return [];
  const places = movesOf(covered, now).flatMap((move) => covered.boxes.map((box) => moved(box, move)));
  return [...new Map(places.map((box) => [JSON.stringify(box), box])).values()];
}

/**
 * Whether the owner left this text uncovered in the recorded picture: the same one, at the same place or as far from the control
 * or the page's edges.
 */
export function isShownAgain(
  { kind, mark, ...box }: PrivateArea,
  covered: CoveredPlaces | undefined,
  now: NewPicture,
): boolean {
  const same = (covered?.shown ?? []).filter((one) => one.kind === kind && one.mark === mark);
  return covered
    ? movesOf(covered, now).some((move) => same.some((one) => isAt(box, moved(one, move))))
    : false;
}

interface NewPicture {
  control: Box | null;
  view: ViewSize;
}

type Move = readonly [right: number, down: number];

function movesOf({ control: before, view: recorded }: CoveredPlaces, { control, view }: NewPicture): Move[] {
  const [wider, higher] = [view.width - recorded.width, view.height - recorded.height];
  const moves: Move[] = [
    [0, 0],
    [wider, 0],
    [0, higher],
    [wider, higher],
  ];
  if (before && control) moves.push([control.x - before.x, control.y - before.y]);
  return moves.filter(
    ([right, down], at) => at === 0 || Math.abs(right) > tolerance || Math.abs(down) > tolerance,
  );
}

function moved({ x, y, width, height }: Box, [right, down]: Move): Box {
  return { x: x + right, y: y + down, width, height };
}

/** Fonts of another computer are wider or narrower. */
function isAt(box: Box, other: Box): boolean {
  const [across, down] = [
    middle(box.x, box.width) - middle(other.x, other.width),
    middle(box.y, box.height) - middle(other.y, other.height),
  ];
  return Math.abs(across) <= other.width / 2 && Math.abs(down) <= other.height / 2;
}

function middle(start: number, length: number): number {
  return start + length / 2;
}
