/** Whether a picture with transparency is visible on white, where most logos are shown. */
import sharp from "sharp";

/** As dark as the header such a logo was designed for. */
export const darkGround = "#18181B";

/** Half opaque: less is a shadow or antialiasing. */
const minAlpha = 128;
/** Relative luminance at a contrast of 1.6:1 with white; a light yellow is just above. */
const minLightLuminance = 0.606;

export type Ground =
  /** Dark or colorful enough, or with its own background. */
  | "any"
  /** Light shapes on transparency. */
  | "dark"
  /** Nothing visible. */
  | "none";

/**
 * Judged by the picture's outermost opaque pixels: white letters within a badge are visible, white letters on
 * transparency are not. `png`: already downscaled.
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
