/** A small copy of a picture that says how much of it another picture shows, without comparing all pixels. */
import type { Gray } from "./prepare-picture.ts";

/** Edge length in pixels. A pointer changes a few blocks, and a word at least one. */
const blockSize = 16;
/** In brightness levels of a block's mean. Compression changes it by less. */
const minDifference = 1.5;

export interface Sketch {
  width: number;
  height: number;
  /** The mean brightness of each block, row by row. */
  means: Float32Array;
}

const known = new WeakMap<Gray, Sketch>();

/** Computed once for each picture, which mustn't change afterward. */
export function sketchOf(picture: Gray): Sketch {
  const before = known.get(picture);
  if (before) return before;
  const sketch = drawSketch(picture);
  known.set(picture, sketch);
  return sketch;
}

function drawSketch({ width, height, pixels }: Gray): Sketch {
  const columns = Math.ceil(width / blockSize);
  const rows = Math.ceil(height / blockSize);
  const means = new Float32Array(columns * rows);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / blockSize) * columns;
    for (let x = 0; x < width; x++, at++) means[row + (x >> 4)]! += pixels[at]!;
  }
  for (let block = 0; block < means.length; block++) {
    const across = Math.min(blockSize, width - (block % columns) * blockSize);
    const down = Math.min(blockSize, height - Math.floor(block / columns) * blockSize);
    means[block]! /= across * down;
  }
  return { width, height, means };
}

/** The share of the blocks that differ, 0 to 1. 1 for pictures of different sizes. */
export function differenceBetween(a: Sketch, b: Sketch): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let block = 0; block < a.means.length; block++) {
    const difference = a.means[block]! - b.means[block]!;
    if (difference > minDifference || difference < -minDifference) different++;
  }
  return different / a.means.length;
}
