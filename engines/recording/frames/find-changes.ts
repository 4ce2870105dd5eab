/** Finds where two gray copies differ, as patches of changed pixels. Filters out compression noise. */
import type { GrayPicture } from "./gray-frame.ts";

/** A connected patch, in pixels of the gray copy. `right` and `bottom` are inclusive. */
export interface Patch {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
}

/**
 * In brightness levels. Key frames of VP8, VP9 and H.264 shift still pixels by up to about 6 of 255 after downscaling.
 */
const noise = 14;
/** Pixels within this distance form one patch, so that the letters of a word do. */
const reach = 2;
/** A blinking caret is 1 × 3 pixels at most. */
const minPixels = 5;

/** Edge length, in pixels, of the cells watched for animations. */
export const cellSize = 8;

export function cellColumns(width: number): number {
  return Math.ceil(width / cellSize);
}

export function cellCount({ width, height }: { width: number; height: number }): number {
  return cellColumns(width) * Math.ceil(height / cellSize);
}

/**
 * Returns one byte per pixel, which is 1 if the frames differ there by more than `least`. Both must have the same size.
 */
export function changedPixels(before: GrayPicture, after: GrayPicture, least = noise): Uint8Array {
  const [a, b] = [before.pixels, after.pixels];
  const changed = new Uint8Array(a.length);
  for (let i = 0; i < a.length; i++) {
    const difference = a[i]! - b[i]!;
    if (difference > least || difference < -least) changed[i] = 1;
  }
  return changed;
}

/** Returns patches of at least `fewest` changed pixels, outside the cells that `ignored` marks with 1. */
export function findPatches(
  changed: Uint8Array,
  width: number,
  ignored: Uint8Array | null = null,
  fewest = minPixels,
): Patch[] {
  const height = changed.length / width;
  const columns = cellColumns(width);
  const isIn = (x: number, y: number) =>
    changed[y * width + x] === 1 &&
    ignored?.[Math.floor(y / cellSize) * columns + Math.floor(x / cellSize)] !== 1;
  const seen = new Uint8Array(changed.length);
  const stack: number[] = [];
  const patches: Patch[] = [];
  for (let start = 0; start < changed.length; start++) {
    if (changed[start] === 0 || seen[start] === 1) continue;
    seen[start] = 1;
    if (!isIn(start % width, Math.floor(start / width))) continue;
    const patch: Patch = { left: width, top: height, right: -1, bottom: -1, pixels: 0 };
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop()!;
      const [x, y] = [at % width, Math.floor(at / width)];
      patch.left = Math.min(patch.left, x);
      patch.right = Math.max(patch.right, x);
      patch.top = Math.min(patch.top, y);
      patch.bottom = Math.max(patch.bottom, y);
      patch.pixels++;
      for (let ny = Math.max(0, y - reach); ny <= Math.min(height - 1, y + reach); ny++) {
        for (let nx = Math.max(0, x - reach); nx <= Math.min(width - 1, x + reach); nx++) {
          const next = ny * width + nx;
          if (seen[next] === 1 || changed[next] === 0) continue;
          seen[next] = 1;
          if (isIn(nx, ny)) stack.push(next);
        }
      }
    }
    if (patch.pixels >= fewest) patches.push(patch);
  }
  return patches;
}

/** True if the patch is small enough for a mouse pointer at any pixel density. */
function mayBePointer(patch: Patch): boolean {
  return !isFlat(patch) && patch.pixels <= 26 && patch.right - patch.left < 7 && patch.bottom - patch.top < 9;
}

/** A short word, as it is typed. Pointers are taller. */
function isFlat({ left, top, right, bottom, pixels }: Patch): boolean {
  return bottom - top < 2 && right - left >= 4 && pixels >= minTickPixels;
}

/** True for a short pointer movement, in which the old and the new position form one patch. */
export function mayBePointerMoving(patch: Patch): boolean {
  return patch.pixels <= 52 && patch.right - patch.left < 14 && patch.bottom - patch.top < 16;
}

/** True for the one-line URL of a hovered link, which browsers show in the lower left corner. */
export function mayBeLinkAddress(
  { left, top, right, bottom }: Pick<Patch, "left" | "top" | "right" | "bottom">,
  { width, height }: { width: number; height: number },
): boolean {
  // If one URL replaces another, only their ends differ.
  const isInCorner = left <= width * 0.2 && bottom >= height * 0.985 - 1;
  return isInCorner && bottom - top <= height * 0.035 && right <= width * 0.5;
}

/** Returns the patches that make up a change, or null if all of them may be a moved pointer. */
export function significantChange(patches: Patch[]): Patch[] | null {
  const large = patches.filter((patch) => !mayBePointer(patch));
  if (large.length > 0) return large;
  const bySize = patches.toSorted((a, b) => b.pixels - a.pixels);
  const third = bySize[2];
  return third && third.pixels >= minTickPixels ? bySize.slice(0, 1) : null;
}

/** A moved pointer leaves two patches. A third one of at least this size is a checked box. */
const minTickPixels = 8;
