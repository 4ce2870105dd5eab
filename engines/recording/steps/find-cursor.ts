/**
 * Looks for the mouse pointer: the arrow and the pointing hand that all systems draw alike, dark with a light edge or
 * light with a dark one, in sizes from small to that of dense screens.
 */
import type { Box, Pixels } from "./types.ts";

export interface Cursor {
  /** Where it points at. */
  x: number;
  y: number;
  shape: "arrow" | "hand";
  /** What it hides. */
  box: Box;
  /** 0 to 1: how much of the shape was found. */
  match: number;
}

type Point = [x: number, y: number];

/** Outlines in pixels at the usual size, from the point that points. */
const shapes: { shape: Cursor["shape"]; outline: Point[]; least: number }[] = [
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
    least: 0.93,
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
    least: 0.9,
  },
];
const sizes = [0.75, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2];
/** Brightness between the fill and the edge. */
const leastContrast = 70;

interface Template {
  shape: Cursor["shape"];
  size: number;
  least: number;
  inside: Point[];
  outside: Point[];
  /** A few points that tell most places apart at once. */
  probesInside: Point[];
  probesOutside: Point[];
}

const templates: Template[] = shapes.flatMap(({ shape, outline, least }) =>
  sizes.map((size) => makeTemplate(shape, { outline, size, least })),
);

/** The best match, or null. `near`: only pointers that point into this box. */
export function findCursor(pixels: Pixels, near: Box | null = null): Cursor | null {
  const brightness = brightnessOf(pixels);
  const { width, height } = pixels;
  let best: Cursor | null = null;
  const left = Math.max(2, Math.floor(near?.x ?? 0));
  const top = Math.max(2, Math.floor(near?.y ?? 0));
  const right = Math.min(width - 3, Math.ceil(near ? near.x + near.width : width));
  const bottom = Math.min(height - 3, Math.ceil(near ? near.y + near.height : height));
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : brightness[y * width + x]!;
  for (const template of templates) {
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const match = matchAt(at, x, y, template);
        if (match < template.least || match <= (best?.match ?? 0)) continue;
        best = { x, y, shape: template.shape, box: boxOf(template, x, y), match };
      }
    }
  }
  return best;
}

type At = (x: number, y: number) => number;

/** 0 to 1. */
function matchAt(at: At, x: number, y: number, template: Template): number {
  let [fill, edge] = [0, 0];
  let [darkest, brightest] = [255, 0];
  for (const [dx, dy] of template.probesInside) {
    const value = at(x + dx, y + dy);
    if (value < 0) return 0;
    if (value < darkest) darkest = value;
    if (value > brightest) brightest = value;
    // A pointer's fill is black or white.
    if (brightest - darkest > 50 || (value > 70 && value < 195)) return 0;
    fill += value;
  }
  fill /= template.probesInside.length;
  for (const [dx, dy] of template.probesOutside) {
    const value = at(x + dx, y + dy);
    if (value < 0) continue;
    if (Math.abs(value - fill) < leastContrast) return 0;
    edge += value;
  }
  edge /= template.probesOutside.length;
  const middle = (fill + edge) / 2;
  const isDark = fill < edge;
  const isFill = (value: number) => (isDark ? value < middle : value > middle);
  let right = 0;
  for (const [dx, dy] of template.inside) if (isFill(at(x + dx, y + dy))) right++;
  for (const [dx, dy] of template.outside) {
    const value = at(x + dx, y + dy);
    if (value < 0 || !isFill(value)) right++;
  }
  return right / (template.inside.length + template.outside.length);
}

function makeTemplate(
  shape: Cursor["shape"],
  { outline, size, least }: { outline: Point[]; size: number; least: number },
): Template {
  const polygon = outline.map(([x, y]): Point => [x * size, y * size]);
  const inside: Point[] = [];
  const outside: Point[] = [];
  for (let y = -2; y <= 22 * size; y++) {
    for (let x = Math.floor(-8 * size); x <= 14 * size; x++) {
      const depth = depthIn(polygon, x, y);
      if (depth > 1.1) inside.push([x, y]);
      else if (depth < -0.6 && depth > -1.7) outside.push([x, y]);
    }
  }
  const spread = (points: Point[], count: number) =>
    points.filter((_point, index) => index % Math.max(1, Math.floor(points.length / count)) === 0);
  return {
    shape,
    size,
    least,
    inside,
    outside,
    probesInside: spread(inside, 8),
    probesOutside: spread(outside, 8),
  };
}

function boxOf({ inside, outside }: Template, x: number, y: number): Box {
  const points = [...inside, ...outside];
  const xs = points.map(([dx]) => dx);
  const ys = points.map(([, dy]) => dy);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: x + left - 1,
    y: y + top - 1,
    width: Math.max(...xs) - left + 3,
    height: Math.max(...ys) - top + 3,
  };
}

/** How far from the outline, in pixels: positive inside. */
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
