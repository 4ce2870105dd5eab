/** Finds pointers of which the lower or right edge of the picture hides a part. */
import type { Cursor } from "./find-cursor.ts";
import type { Box } from "./types.ts";

type Point = [x: number, y: number];

export interface CutTemplate extends Pick<Cursor, "shape" | "size" | "outline"> {
  /** Around the hotspot. */
  box: Box;
  /** Points of the fill, and for each point of the edge its possible places. */
  fill: Point[];
  edge: Point[][];
  leastFill: number;
  leastEdge: number;
}

interface Searched {
  /** Brightness, row by row. */
  values: Uint8Array;
  /** Those in which a pointer may begin, by their position in rows. */
  blocks: number[];
  blockSize: number;
  size: { width: number; height: number };
  /** The fill is black or white, and its edge differs by the contrast. */
  limits: { maxBlack: number; minWhite: number; minContrast: number };
}

/** In pixels to the right of the tip and below it. */
const minShown = 8;
/** Another view has to show the whole pointer. */
const uncertain = 0.89;
/** Share of the points that the picture shows, and how many more of them have to match. */
const [minShownShare, stricter] = [0.5, 0.04];
/** Number of points that reject most positions early, and their difference from the first one in brightness levels. */
const [fillProbes, edgeProbes, maxDifference] = [7, 9, 60];

export function findCutCursors(searched: Searched, template: CutTemplate): Cursor[] {
  const { blocks, blockSize, size } = searched;
  const { box, shape, outline } = template;
  const found: Cursor[] = [];
  const columns = Math.ceil(size.width / blockSize);
  const right = Math.floor(size.width - box.x - box.width) - 1;
  const bottom = Math.floor(size.height - box.y - box.height) - 1;
  const lastX = size.width - minShown;
  const lastY = size.height - minShown;
  for (const block of blocks) {
    const fromX = (block % columns) * blockSize;
    const fromY = Math.floor(block / columns) * blockSize;
    if (fromX + blockSize <= right && fromY + blockSize <= bottom) continue;
    for (let y = Math.max(fromY, -box.y); y < Math.min(lastY, fromY + blockSize); y++) {
      for (let x = Math.max(fromX, -box.x); x < Math.min(lastX, fromX + blockSize); x++) {
        if (x < right && y < bottom) continue;
        const match = matchAt(searched, { x, y }, template);
        if (match === 0) continue;
        const width = Math.min(box.width, size.width - x - box.x);
        const height = Math.min(box.height, size.height - y - box.y);
        const place = { x: box.x + x, y: box.y + y, width, height };
        found.push({
          ...{ x, y, shape, size: template.size, outline },
          box: place,
          match: Math.min(match, uncertain),
        });
      }
    }
  }
  return found;
}

/** Returns 0 to 1, for the points inside of the picture. */
function matchAt(
  { values, size: { width, height }, limits: { maxBlack, minWhite, minContrast } }: Searched,
  { x, y }: { x: number; y: number },
  { fill, edge, leastFill, leastEdge }: CutTemplate,
): number {
  /** -1 outside of the picture. */
  const valueAt = ([px, py]: Point) =>
    x + px < width && y + py < height ? (values[(y + py) * width + x + px] ?? -1) : -1;
  const inside = fill[Math.floor(fill.length / (2 * fillProbes))];
  const first = inside ? valueAt(inside) : -1;
  if (first < 0 || (first > maxBlack && first < minWhite)) return 0;
  const isEdge = (value: number) =>
    first <= maxBlack ? value > first + minContrast : value < first - minContrast;
  let missing = 0;
  const edgeStep = Math.max(1, Math.floor(edge.length / edgeProbes));
  for (let index = 0; index < edge.length; index += edgeStep) {
    const [one, two, three] = edge[index]!;
    const [a, b, c] = [valueAt(one!), valueAt(two!), valueAt(three!)];
    if (a >= 0 && b >= 0 && c >= 0 && !isEdge(a) && !isEdge(b) && !isEdge(c) && ++missing > 1) return 0;
  }
  const isFill = (value: number) => Math.abs(value - first) < maxDifference;
  const step = Math.max(1, Math.floor(fill.length / fillProbes));
  let strange = 0;
  for (let index = 0; index < fill.length; index += step) {
    const value = valueAt(fill[index]!);
    if (value >= 0 && !isFill(value) && ++strange > 1) return 0;
  }
  const shown = fill.map(valueAt).filter((value) => value >= 0);
  const filled = shown.filter(isFill).length;
  if (shown.length < fill.length * minShownShare || filled < shown.length * (leastFill + stricter)) return 0;
  const sides = edge.map((places) => places.map(valueAt)).filter((some) => some.every((value) => value >= 0));
  const edged = sides.filter((some) => some.some(isEdge)).length;
  if (edged < sides.length * (leastEdge + stricter)) return 0;
  return (filled + edged) / (shown.length + sides.length);
}
