/**
 * Detects the mouse pointer by template matching. Finds arrows and hands at sizes from small to high density. All
 * systems draw them alike: dark with a light edge or the reverse.
 */
import { setImmediate as pause } from "node:timers/promises";
import { type CutTemplate, cutTemplateOf, findCutCursors, type Searched } from "./find-cut-cursor.ts";
import { blockBitsOf, createPlaceFinder, type ShapeProbes, shapeBitsOf } from "./find-places.ts";
import { takeFreshBlocks } from "./fresh-blocks.ts";
import type { Box, Pixels } from "./types.ts";

export interface Cursor {
  x: number;
  y: number;
  shape: "arrow" | "hand" | "beam";
  box: Box;
  /** Scale relative to the usual size. */
  size: number;
  /** Share of the shape that matched, 0 to 1. */
  match: number;
  /** Index in `shapes`, -1 if none. */
  outline: number;
  /** Between its lightest and its darkest part, in brightness levels. Missing if unknown. */
  contrast?: number;
}

type Point = [x: number, y: number];

/** Outlines in pixels at the usual size, relative to the hotspot, and the shares of fill and edge that must match. */
const shapes: Shape[] = [
  {
    shape: "arrow",
    outline: [
      [0, 0],
      [0, 16.5],
      [3.9, 12.9],
      [6.5, 18.6],
      [9, 17.5],
      [6.5, 11.9],
      [11.8, 11.8],
    ],
    leastFill: 0.93,
    leastEdge: 0.93,
    reach: [0.4, 0.9, 0.9],
  },
  {
    shape: "hand",
    outline: [
      [-1.6, 0],
      [1.6, 0],
      [1.8, 7.4],
      [5, 7.6],
      [9, 9.8],
      [9.2, 14],
      [7, 19.6],
      [-0.5, 19.6],
      [-5, 11],
      [-4, 9.6],
      [-1.6, 11.6],
    ],
    leastFill: 0.86,
    leastEdge: 0.88,
    reach: [-0.8, 0, 0.8],
  },
  {
    shape: "hand",
    outline: [
      [-1.6, 0],
      [1.6, 0],
      [2, 4],
      [5, 5],
      [9, 6.6],
      [10.2, 8],
      [10.2, 15.4],
      [-4.4, 15.4],
      [-4.4, 7],
      [-1.8, 6.4],
    ],
    leastFill: 0.84,
    leastEdge: 0.84,
    reach: [-0.6, 0.3, 1],
  },
];
const sizes = [0.75, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2];
/** In pixels around the hotspot, of the largest pointer with its edge. */
const reach = { left: 26, right: 32, up: 8, down: 48 };
/** Between fill and edge, in brightness levels. */
const minContrast = 70;
/** The fill is black or white. */
const [maxBlack, minWhite] = [75, 190];
const limits = { maxBlack, minWhite, minContrast };

interface Shape {
  shape: Cursor["shape"];
  outline: Point[];
  leastFill: number;
  leastEdge: number;
  /** Pixels outside the outline at which the edge may be. Arrows look alike everywhere, hands don't. */
  reach: number[];
}

/** Offsets into the row-major picture. An edge point matches if one of its three positions has the edge's color. */
interface Template extends Shape {
  index: number;
  size: number;
  fill: Int32Array;
  edge: Int32Array;
  fillProbes: Int32Array;
  edgeProbes: Int32Array;
  box: Box;
  probes: ShapeProbes;
  cut: CutTemplate;
}

/** Returns the best match, or null. Yields to the event loop every few milliseconds. */
export async function findCursor(
  pixels: Pixels,
  options: { signal?: AbortSignal } = {},
): Promise<Cursor | null> {
  const [best] = await findCursors(pixels, options);
  return best && best.match >= certain ? best : null;
}

const maxCandidates = 12;
/** Weaker matches may be letters. They count only if another view has a pointer of the same size. */
export const certain = 0.9;

type FindCursors = (pixels: Pixels, options?: { signal?: AbortSignal }) => Promise<Cursor[]>;

/** Returns candidates, best first. Letters sometimes resemble small pointers; `selectCursors` filters them out. */
export const findCursors: FindCursors = (pixels, options) => createCursorFinder()(pixels, options);

interface SearchedPicture {
  values: Uint8Array;
  size: Size;
  found: Cursor[];
  templates: Template[];
}

/** For successive pictures of one screen: what hasn't changed since the last one isn't searched again. */
export function createCursorFinder(): FindCursors {
  let last: SearchedPicture | null = null;
  return async (pixels, { signal } = {}) => {
    const seen = brightnessOf(pixels);
    const { width, height } = pixels;
    const size = { width, height };
    const known = last?.size.width === width && last.size.height === height ? last : null;
    // An aborted search leaves nothing to compare with.
    last = null;
    const values = known?.values ?? seen;
    const fresh = known ? takeFreshBlocks(values, seen, { ...size, blockSize, reach }) : null;
    const columns = Math.ceil(width / blockSize);
    const found = (known?.found ?? []).filter(
      ({ x, y }) => !fresh?.[Math.floor(y / blockSize) * columns + Math.floor(x / blockSize)],
    );
    const templates = known?.templates ?? templatesFor(width);
    const searched = {
      ...{ values, size, limits },
      bits: shapeBitsOf(values, size, limits),
      blocks: blockBitsOf(livelyBlocks(values, size, fresh), size, blockSize),
    };
    for (const template of templates) {
      await pause(undefined, { signal });
      found.push(...findTemplate(searched, template));
      found.push(...findCutCursors(searched, template.cut));
    }
    last = { values, size, found, templates };
    return bestOf(found, pixels);
  };
}

function templatesFor(width: number): Template[] {
  return shapes.flatMap((shape, index) => sizes.map((size) => makeTemplate({ shape, index, size }, width)));
}

function bestOf(found: Cursor[], pixels: Pixels): Cursor[] {
  const best: Cursor[] = [];
  for (const one of found.toSorted(byMatch)) {
    if (!isGray(pixels, one)) continue;
    if (best.every((other) => distance(one, other) > 10))
      best.push({ ...one, contrast: contrastIn(pixels, one.box) });
    if (best.length === maxCandidates) break;
  }
  return best;
}

function contrastIn({ data, width }: Pixels, { x, y, width: across, height }: Box): number {
  const sums = new Uint16Array(across * height);
  for (let py = 0, index = 0; py < height; py++) {
    for (let at = ((y + py) * width + x) * 3, end = at + across * 3; at < end; at += 3)
      sums[index++] = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  }
  sums.sort();
  const part = (share: number) => (sums[Math.floor((sums.length - 1) * share)] ?? 0) / 3;
  return part(1 - extreme) - part(extreme);
}

/** Share of the pixels. A few are noise. */
const extreme = 0.02;

/** In the order of the search among equals, also if some are from the picture before. */
function byMatch(a: Cursor, b: Cursor): number {
  return b.match - a.match || a.outline - b.outline || a.size - b.size || a.y - b.y || a.x - b.x;
}

/** Between the channels, on average: pointers are black and white, and the ring of a radio button often isn't. */
const maxColor = 40;

function isGray({ data, width }: Pixels, { x, y, outline, size }: Cursor): boolean {
  const shape = shapes[outline];
  if (!shape) return true;
  const { inside } = pointsOf(shape, size);
  let sum = 0;
  for (const [px, py] of inside) {
    const at = ((y + py) * width + x + px) * 3;
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    sum += Math.max(r, g, b) - Math.min(r, g, b);
  }
  return sum <= inside.length * maxColor;
}

export function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

const blockSize = 8;

/** Marks the fresh blocks in which a clear edge begins. Most of a screen is uniform and can't contain a pointer. */
function livelyBlocks(values: Uint8Array, { width, height }: Size, fresh: Uint8Array | null): Uint8Array {
  const columns = Math.ceil(width / blockSize);
  const rows = Math.ceil(height / blockSize);
  const lively = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (fresh?.[row * columns + column] === 0) continue;
      let [low, high] = [255, 0];
      const bottom = Math.min(height, (row + 1) * blockSize + 2);
      const right = Math.min(width, (column + 1) * blockSize + 2);
      for (let y = Math.max(0, row * blockSize - 2); y < bottom && high - low <= minContrast; y++) {
        for (let at = y * width + Math.max(0, column * blockSize - 2); at < y * width + right; at++) {
          const value = values[at]!;
          if (value < low) low = value;
          if (value > high) high = value;
        }
      }
      if (high - low > minContrast) lively[row * columns + column] = 1;
    }
  }
  return lively;
}

interface Size {
  width: number;
  height: number;
}

function findTemplate(
  { values, bits, blocks, size: { width, height } }: Searched,
  template: Template,
): Cursor[] {
  const { box, probes, shape, size, index: outline } = template;
  const found: Cursor[] = [];
  const [left, right] = [Math.ceil(-box.x) + 1, Math.floor(width - box.x - box.width) - 1];
  const [top, bottom] = [Math.ceil(-box.y) + 1, Math.floor(height - box.y - box.height) - 1];
  const visitPlaces = createPlaceFinder(bits, blocks, probes);
  visitPlaces({ left, right, top, bottom }, (x, y) => {
    const at = y * width + x;
    const match = mayBe(values, at, template) ? matchAt(values, at, template) : 0;
    if (match === 0) return;
    found.push({ x, y, shape, size, box: { ...box, x: box.x + x, y: box.y + y }, match, outline });
  });
  return found;
}

/** A few probe points reject most positions early. */
function mayBe(values: Uint8Array, at: number, { fillProbes, edgeProbes }: Template): boolean {
  const first = values[at + fillProbes[0]!]!;
  if (first > maxBlack && first < minWhite) return false;
  let missing = 0;
  for (let index = 0; index < edgeProbes.length; index += 3) {
    if (isEdge(values, at, edgeProbes, index, first)) continue;
    missing++;
    if (missing > 1) return false;
  }
  let strange = 0;
  for (let index = 1; index < fillProbes.length; index++) {
    if (Math.abs(values[at + fillProbes[index]!]! - first) > 60) strange++;
    if (strange > 1) return false;
  }
  return true;
}

/** Returns 0 to 1, and 0 if the share of fill or edge is below its minimum. */
function matchAt(values: Uint8Array, at: number, { fill, edge, leastFill, leastEdge }: Template): number {
  const first = values[at + fill[Math.floor(fill.length / 2)]!]!;
  let filled = 0;
  for (const offset of fill) if (Math.abs(values[at + offset]! - first) < 60) filled++;
  if (filled < fill.length * leastFill) return 0;
  let edged = 0;
  for (let index = 0; index < edge.length; index += 3) {
    if (isEdge(values, at, edge, index, first)) edged++;
  }
  const edges = edge.length / 3;
  if (edged < edges * leastEdge) return 0;
  return (filled + edged) / (fill.length + edges);
}

function isEdge(values: Uint8Array, at: number, places: Int32Array, index: number, fill: number): boolean {
  for (let place = index; place < index + 3; place++) {
    const value = values[at + places[place]!]!;
    if (fill <= maxBlack ? value > fill + minContrast : value < fill - minContrast) return true;
  }
  return false;
}

function makeTemplate(
  { shape, index, size }: { shape: Shape; index: number; size: number },
  width: number,
): Template {
  const { box, fill, edge, probes, cut } = pointsOf(shape, size);
  const offset = ([x, y]: Point) => y * width + x;
  return {
    ...shape,
    ...{ index, size, box, probes, cut },
    fill: Int32Array.from(fill, offset),
    edge: Int32Array.from(edge.flat(), offset),
    fillProbes: Int32Array.from(spread(fill, fillProbes), offset),
    edgeProbes: Int32Array.from(probes.edge.flat(), offset),
  };
}

/** Number of points that reject most places early. */
const [fillProbes, edgeProbes] = [7, 9];

interface ShapePoints extends Pick<Template, "box" | "probes" | "cut"> {
  fill: Point[];
  edge: Point[][];
  /** Within the outline and a pixel around it. */
  inside: Point[];
}

/** They are the same for all pictures. */
const knownPoints = new Map<string, ShapePoints>();

function pointsOf(shape: Shape, size: number): ShapePoints {
  const outline = shapes.indexOf(shape);
  const key = `${outline} ${size}`;
  const known = knownPoints.get(key);
  if (known) return known;
  const polygon = shape.outline.map(([x, y]): Point => [x * size, y * size]);
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [left, top] = [Math.floor(Math.min(...xs)) - 2, Math.floor(Math.min(...ys)) - 2];
  const [lastX, lastY] = [Math.max(...xs), Math.max(...ys)];
  const [right, bottom] = [Math.ceil(lastX) + 2, Math.ceil(lastY) + 2];
  const [fill, inside]: [Point[], Point[]] = [[], []];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const depth = depthIn(polygon, x, y);
      if (depth > 1.2) fill.push([x, y]);
      const isNear = x >= left + 2 && y >= top + 2 && x <= lastX && y <= lastY;
      if (depth >= -1 && isNear) inside.push([x, y]);
    }
  }
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const edge = edgeOf(polygon, shape.reach);
  const [first = [0, 0]] = spread(fill, fillProbes);
  const { leastFill, leastEdge } = shape;
  const points: ShapePoints = {
    ...{ box, fill, edge, inside },
    probes: { fill: first, edge: spread(edge, edgeProbes) },
    cut: cutTemplateOf({ shape: shape.shape, size, outline, box, fill, edge, leastFill, leastEdge }),
  };
  knownPoints.set(key, points);
  return points;
}

/** Samples the outline every pixel. Each sample has a point inside, on and outside of it. */
function edgeOf(polygon: Point[], reach: number[]): Point[][] {
  const edge: Point[][] = [];
  // The sign makes the normal point outward for either orientation.
  const turn = Math.sign(areaOf(polygon));
  for (const [index, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(index + 1) % polygon.length]!;
    const length = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [((by - ay) / length) * turn, (-(bx - ax) / length) * turn];
    for (let along = 0.5; along < length; along++) {
      const [x, y] = [ax + ((bx - ax) * along) / length, ay + ((by - ay) * along) / length];
      edge.push(reach.map((out): Point => [Math.round(x + nx * out), Math.round(y + ny * out)]));
    }
  }
  return edge;
}

function areaOf(polygon: Point[]): number {
  return polygon.reduce((sum, [ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length]!;
    return sum + (ax * by - bx * ay) / 2;
  }, 0);
}

function spread<T>(points: T[], count: number): T[] {
  const step = points.length / count;
  return Array.from(
    { length: Math.min(count, points.length) },
    (_, index) => points[Math.floor((index + 0.5) * step)]!,
  );
}

/**
 * Paints over the pointer with the background beside it, so that nearby letters can be read. `scale` is the number of
 * this picture's pixels per pixel of the one in which the pointer was found. Mutates `pixels`.
 */
export function paintOverCursor(pixels: Pixels, cursor: Cursor, scale = 1): void {
  const by = cursor.size * scale;
  const polygon = (shapes[cursor.outline]?.outline ?? []).map(([x, y]): Point => [x * by, y * by]);
  const [x0, y0] = [cursor.x * scale, cursor.y * scale];
  const left = Math.max(0, Math.floor(cursor.box.x * scale) - 1);
  const right = Math.min(pixels.width - 1, Math.ceil((cursor.box.x + cursor.box.width) * scale) + 1);
  const top = Math.max(0, Math.floor(cursor.box.y * scale) - 1);
  const bottom = Math.min(pixels.height - 1, Math.ceil((cursor.box.y + cursor.box.height) * scale) + 1);
  for (let y = top; y <= bottom; y++) {
    const ground = groundBeside(pixels, { y, left, right });
    for (let x = left; x <= right; x++) {
      if (depthIn(polygon, x - x0, y - y0) < -1.6 * scale) continue;
      pixels.data.set(ground, (y * pixels.width + x) * 3);
    }
  }
}

/** Returns the median color on either side, which is the background's because letters cover less area. */
function groundBeside(
  pixels: Pixels,
  { y, left, right }: { y: number; left: number; right: number },
): number[] {
  const reach = 26;
  const columns: number[] = [];
  for (let x = Math.max(0, left - reach); x < left; x++) columns.push(x);
  for (let x = right + 1; x <= Math.min(pixels.width - 1, right + reach); x++) columns.push(x);
  return [0, 1, 2].map((channel) => {
    const values = columns
      .map((x) => pixels.data[(y * pixels.width + x) * 3 + channel]!)
      .sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? 255;
  });
}

/** Returns the distance from the outline in pixels, positive inside. */
function depthIn(polygon: Point[], x: number, y: number): number {
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(index + 1) % polygon.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1);
    const part = Math.max(0, Math.min(1, along));
    nearest = Math.min(nearest, Math.hypot(x - (ax + part * (bx - ax)), y - (ay + part * (by - ay))));
  }
  return isInside ? nearest : -nearest;
}

function brightnessOf({ data, width, height }: Pixels): Uint8Array {
  const values = new Uint8Array(width * height);
  for (let index = 0; index < values.length; index++) {
    const at = index * 3;
    values[index] = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
  }
  return values;
}
