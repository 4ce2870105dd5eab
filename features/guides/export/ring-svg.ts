import { type RingBox, ringAround, ringStrokes } from "#shared/ring-around.ts";

/** The strokes are for a picture that is shown about this wide, in pixels. */
const shownWidth = 800;

/** The ring as an SVG file of the picture's size, to be drawn into the picture. */
export function ringSvg(box: RingBox, { width, height }: { width: number; height: number }): string {
  const place = Object.entries(ringAround(box, { width, height }))
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
  const scale = Math.max(1, width / shownWidth);
  const strokes = ringStrokes.map(
    ({ stroke, strokeWidth }) =>
      `<rect ${place} fill="none" stroke="${stroke}" stroke-width="${strokeWidth * scale}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${strokes.join("")}</svg>`;
}
