import type { RingBox } from "#shared/ring-around.ts";

/** Where the control of a step is, in pixels of the step's picture. */
export type PictureRing = RingBox;

/** Imported guides may have anything, and a ring must not be outside of its picture. */
export function ringInside(
  ring: PictureRing | undefined,
  { width, height }: { width: number; height: number },
): PictureRing | null {
  if (!ring || ![ring.x, ring.y, ring.width, ring.height].every(Number.isFinite)) return null;
  if (ring.x < 0 || ring.y < 0 || ring.width <= 0 || ring.height <= 0) return null;
  return ring.x + ring.width <= width && ring.y + ring.height <= height ? ring : null;
}
