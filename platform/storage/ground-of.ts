/** Decides whether a picture with transparency is visible on white, where most logos are shown. */
import sharp from "sharp";

/** As dark as the headers for which such logos are designed. */
export const darkGround = "#18181B";

/** Less opaque pixels are shadows or antialiasing. */
const minAlpha = 128;
/** Relative luminance that has a contrast ratio of 1.6:1 against white. Light yellow is slightly above it. */
const minLightLuminance = 0.606;

export type Ground =
  /** The picture is dark or colorful enough, or has its own background. */
  | "any"
  /** The picture has light shapes on transparency. */
  | "dark"
  /** The picture is completely transparent. */
  | "none";

/**
 * Judges the shapes by their outermost opaque pixels: white letters inside a badge are visible, white letters on
 * transparency aren't. A dark shape with a light rim is. `png` must already be downscaled.
 */
export async function groundOf(png: Uint8Array): Promise<Ground> {
  const { isOpaque } = await sharp(png).stats();
  if (isOpaque) return "any";
  const { data, info } = await sharp(png)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shapes = shapesIn(data, info);
  if (shapes.length === 0) return "none";
  const edgesOf = (some: Shape[]) => some.reduce((sum, { edges }) => sum + edges, 0);
  const lost = shapes.filter(
    ({ pixels, light, edges, lightEdges }) => lightEdges > edges / 2 && light > pixels / 2,
  );
  return edgesOf(lost) > edgesOf(shapes) / 2 ? "dark" : "any";
}

/** Of a connected area, how many pixels there are, and how many of them are light. */
interface Shape {
  pixels: number;
  light: number;
  edges: number;
  lightEdges: number;
}

function shapesIn(data: Uint8Array, { width, height }: { width: number; height: number }): Shape[] {
  const isThere = (at: number) => (data[at * 4 + 3] ?? 0) >= minAlpha;
  const isSeen = new Uint8Array(width * height);
  const shapes: Shape[] = [];
  for (let start = 0; start < isSeen.length; start++) {
    if (isSeen[start] || !isThere(start)) continue;
    const shape: Shape = { pixels: 0, light: 0, edges: 0, lightEdges: 0 };
    const open = [start];
    isSeen[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      const neighbors = [
        x > 0 ? at - 1 : null,
        x < width - 1 ? at + 1 : null,
        at >= width ? at - width : null,
        at < isSeen.length - width ? at + width : null,
      ].filter((next) => next !== null);
      const isLight = luminanceAt(data, at * 4) > minLightLuminance;
      const isEdge = !neighbors.every(isThere);
      shape.pixels += 1;
      if (isLight) shape.light += 1;
      if (isEdge) shape.edges += 1;
      if (isEdge && isLight) shape.lightEdges += 1;
      for (const next of neighbors) {
        if (isSeen[next] || !isThere(next)) continue;
        isSeen[next] = 1;
        open.push(next);
      }
    }
    shapes.push(shape);
  }
  return shapes;
}

function luminanceAt(data: Uint8Array, offset: number): number {
  const [red = 0, green = 0, blue = 0] = [...data.subarray(offset, offset + 3)].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
