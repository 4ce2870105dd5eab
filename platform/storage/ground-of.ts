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
 * Judges the outermost opaque pixels: white letters inside a badge are visible, white letters on transparency aren't.
 * `png` must already be downscaled.
 */
export async function groundOf(png: Uint8Array): Promise<Ground> {
  const { isOpaque } = await sharp(png).stats();
  if (isOpaque) return "any";
  const { data, info } = await sharp(png)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isThere = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height || (data[(y * width + x) * 4 + 3] ?? 0) >= minAlpha;
  let [visible, edges, light] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isThere(x, y)) continue;
      visible += 1;
      if (isThere(x - 1, y) && isThere(x + 1, y) && isThere(x, y - 1) && isThere(x, y + 1)) continue;
      edges += 1;
      if (luminanceAt(data, (y * width + x) * 4) > minLightLuminance) light += 1;
    }
  }
  if (visible === 0) return "none";
  return light > edges / 2 ? "dark" : "any";
}

function luminanceAt(data: Uint8Array, offset: number): number {
  const [red = 0, green = 0, blue = 0] = [...data.subarray(offset, offset + 3)].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
