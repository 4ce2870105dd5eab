/** A box in a picture, in the picture's pixels. */
export interface RingBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The product's purple on any center, so that the ring differs from every button in a picture. */
export const ringStrokes = [
  { stroke: "#fff", strokeWidth: 7 },
  { stroke: "#6e0ad6", strokeWidth: 3 },
] as const;

/** The rounded rectangle around a control. It stays inside the picture, also around a control at its edge. */
export function ringAround(
  box: RingBox,
  { width, height }: { width: number; height: number },
): RingBox & { rx: number } {
  const gap = Math.max(width, height) * 0.006;
  const left = Math.max(gap / 2, box.x - gap);
  const top = Math.max(gap / 2, box.y - gap);
  const right = Math.min(width - gap / 2, box.x + box.width + gap);
  const bottom = Math.min(height - gap / 2, box.y + box.height + gap);
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top), rx: gap };
}
