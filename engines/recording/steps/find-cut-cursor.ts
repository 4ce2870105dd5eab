/** Finds pointers of which the lower or right edge of the picture hides a part. */
import type { Cursor } from "./find-cursor.ts";
import {
  type BlockBits,
  createPlaceFinder,
  type ShapeBits,
  type ShapeLimits,
  type ShapeProbes,
} from "./find-places.ts";
import type { Box } from "./types.ts";

type Point = [x: number, y: number];

export interface CutTemplate extends Pick<Cursor, "shape" | "size" | "outline"> {
  /** Around the hotspot. */
  box: Box;
  fill: PointList;
  /** The possible places of each point of the edge, three of each. */
  edge: PointList;
  /** Those that reject most positions early. */
  fillProbes: PointList;
  edgeProbes: PointList;
  probes: ShapeProbes;
  /** The columns and rows from the hotspot on that have enough of the fill. */
  minColumns: number;
  minRows: number;
  leastFill: number;
  leastEdge: number;
}

interface PointList {
  x: Int16Array;
  y: Int16Array;
}

export interface Searched {
  /** Brightness, row by row. */
  values: Uint8Array;
  bits: ShapeBits;
  /** Those in which a pointer may begin. */
  blocks: BlockBits;
  size: { width: number; height: number };
  limits: ShapeLimits;
}

/** In pixels to the right of the tip and below it. */
const minShown = 8;
/** Another view has to show the whole pointer. */
const uncertain = 0.89;
/** Share of the points that the picture shows, and how many more of them have to match. */
const [minShownShare, stricter] = [0.5, 0.04];
/** Number of points that reject most positions early, and their difference from the first one in brightness levels. */
const [fillProbes, edgeProbes, maxDifference] = [7, 9, 60];

interface WholeTemplate
  extends Pick<CutTemplate, "shape" | "size" | "outline" | "box" | "leastFill" | "leastEdge"> {
  /** Points of the fill, and for each point of the edge its possible places. */
  fill: Point[];
  edge: Point[][];
}

export function cutTemplateOf({ fill, edge, ...template }: WholeTemplate): CutTemplate {
  const least = Math.ceil(fill.length * minShownShare);
  return {
    ...template,
    fill: listOf(fill),
    edge: listOf(edge.flat()),
    fillProbes: listOf(someOf(fill, fillProbes)),
    edgeProbes: listOf(someOf(edge, edgeProbes).flat()),
    probes: { fill: fill[firstFill(fill.length)] ?? [0, 0], edge: someOf(edge, edgeProbes) },
    minColumns: nthSmallest(listOf(fill).x, least) + 1,
    minRows: nthSmallest(listOf(fill).y, least) + 1,
  };
}

function listOf(points: Point[]): PointList {
  return { x: Int16Array.from(points, ([x]) => x), y: Int16Array.from(points, ([, y]) => y) };
}

/** At least this number, evenly spread. */
function someOf<T>(points: T[], count: number): T[] {
  const step = Math.max(1, Math.floor(points.length / count));
  return points.filter((_, index) => index % step === 0);
}

function nthSmallest(values: Int16Array, n: number): number {
  return values.toSorted()[Math.max(0, n - 1)] ?? 0;
}

export function findCutCursors(searched: Searched, template: CutTemplate): Cursor[] {
  const { bits, blocks, size } = searched;
  const { box, shape, outline, probes, minColumns, minRows } = template;
  const found: Cursor[] = [];
  const right = Math.floor(size.width - box.x - box.width) - 1;
  const bottom = Math.floor(size.height - box.y - box.height) - 1;
  const lastX = size.width - Math.max(minShown, minColumns - 1);
  const lastY = size.height - Math.max(minShown, minRows - 1);
  const visitPlaces = createPlaceFinder(bits, blocks, probes);
  const visit = (x: number, y: number) => {
    const match = matchAt(searched, x, y, template);
    if (match === 0) return;
    const width = Math.min(box.width, size.width - x - box.x);
    const height = Math.min(box.height, size.height - y - box.y);
    const place = { x: box.x + x, y: box.y + y, width, height };
    found.push({
      ...{ x, y, shape, size: template.size, outline },
      box: place,
      match: Math.min(match, uncertain),
    });
  };
  const below = { left: -box.x, right: lastX, top: Math.max(-box.y, bottom), bottom: lastY };
  const beside = {
    left: Math.max(-box.x, right),
    right: lastX,
    top: -box.y,
    bottom: Math.min(bottom, lastY),
  };
  visitPlaces(below, visit);
  visitPlaces(beside, visit);
  return found;
}

/** Index of the point whose brightness is the fill's. */
function firstFill(points: number): number {
  return Math.floor(points / (2 * fillProbes));
}

/** Returns 0 to 1, for the points inside of the picture. */
function matchAt(searched: Searched, x: number, y: number, template: CutTemplate): number {
  const { maxBlack, minWhite } = searched.limits;
  const { fill, edge, leastFill, leastEdge } = template;
  const index = firstFill(fill.x.length);
  const first = brightnessAt(searched, x + fill.x[index]!, y + fill.y[index]!);
  if (first < 0 || (first > maxBlack && first < minWhite)) return 0;
  const place = { x, y, first };
  const probed = countEdges(searched, template.edgeProbes, place);
  if (probed.shown - probed.matching > 1) return 0;
  const some = countFilled(searched, template.fillProbes, place);
  if (some.shown - some.matching > 1) return 0;
  const filled = countFilled(searched, fill, place);
  if (filled.shown < fill.x.length * minShownShare) return 0;
  if (filled.matching < filled.shown * (leastFill + stricter)) return 0;
  const edged = countEdges(searched, edge, place);
  if (edged.matching < edged.shown * (leastEdge + stricter)) return 0;
  return (filled.matching + edged.matching) / (filled.shown + edged.shown);
}

interface Place {
  x: number;
  y: number;
  /** Brightness of the fill. */
  first: number;
}

/** -1 outside of the picture. */
function brightnessAt({ values, size: { width, height } }: Searched, x: number, y: number): number {
  return x < width && y < height ? (values[y * width + x] ?? -1) : -1;
}

function countFilled(searched: Searched, points: PointList, { x, y, first }: Place) {
  let [shown, matching] = [0, 0];
  for (let index = 0; index < points.x.length; index++) {
    const value = brightnessAt(searched, x + points.x[index]!, y + points.y[index]!);
    if (value < 0) continue;
    shown++;
    if (Math.abs(value - first) < maxDifference) matching++;
  }
  return { shown, matching };
}

/** Of the points of the edge whose possible places are all inside. */
function countEdges(searched: Searched, points: PointList, { x, y, first }: Place) {
  const { maxBlack, minContrast } = searched.limits;
  let [shown, matching] = [0, 0];
  for (let index = 0; index < points.x.length; index += 3) {
    let [isInside, isEdge] = [true, false];
    for (let place = index; place < index + 3; place++) {
      const value = brightnessAt(searched, x + points.x[place]!, y + points.y[place]!);
      if (value < 0) isInside = false;
      else if (first <= maxBlack ? value > first + minContrast : value < first - minContrast) isEdge = true;
    }
    if (!isInside) continue;
    shown++;
    if (isEdge) matching++;
  }
  return { shown, matching };
}
