/**
 * Chooses which picture is read next. Only what no read picture shows is read, so the pictures that have least in common come
 * first, as the pages of a website do, and then always the one that shows least that is new.
 */
import { differenceBetween, type Sketch } from "./picture-sketch.ts";

/** Share of the picture. With more that is new, it is another page. */
const otherPage = 0.35;

export interface ReadingOrder {
  /** Pictures are numbered in the order in which they are added. The first one is read first. */
  add(sketch: Sketch): void;
  /** Null if none is left. The caller says when it has been read. */
  next(): number | null;
  finish(index: number): void;
}

export function createReadingOrder(): ReadingOrder {
  const sketches: Sketch[] = [];
  const left = new Set<number>();
  const [begun, read] = [createDistances(sketches), createDistances(sketches)];
  return {
    add(sketch) {
      left.add(sketches.length);
      sketches.push(sketch);
      begun.add(sketch);
      read.add(sketch);
    },
    next() {
      let farthest: number | null = null;
      let nearest: number | null = null;
      for (const index of left) {
        if (farthest === null || begun.of(index) > begun.of(farthest)) farthest = index;
        if (nearest === null || read.of(index) < read.of(nearest)) nearest = index;
      }
      if (farthest === null || nearest === null) return null;
      const isKnown = begun.of(farthest) <= otherPage && read.of(nearest) <= otherPage;
      const index = isKnown ? nearest : farthest;
      left.delete(index);
      begun.reach(index);
      return index;
    },
    finish: (index) => read.reach(index),
  };
}

/** How much of each picture none of the reached ones shows, 0 to 1. */
function createDistances(sketches: Sketch[]) {
  const distances: number[] = [];
  const reached: Sketch[] = [];
  return {
    add(sketch: Sketch): void {
      distances.push(Math.min(1, ...reached.map((one) => differenceBetween(one, sketch))));
    },
    reach(index: number): void {
      const sketch = sketches[index];
      if (!sketch) return;
      reached.push(sketch);
      for (const [other, distance] of distances.entries())
        distances[other] = Math.min(distance, differenceBetween(sketch, sketches[other] ?? sketch));
    },
    of: (index: number) => distances[index] ?? 1,
  };
}
