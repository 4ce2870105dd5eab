/** A small grey copy of a picture: all that is needed to see that something changed. */
export interface GreyPicture {
  width: number;
  height: number;
  /** One byte a pixel, row by row. */
  pixels: Uint8Array;
}

export interface GreyFrame extends GreyPicture {
  /** From the beginning of the film. */
  timestampSeconds: number;
}

/** Letters of 12 px on a full HD screen still leave a trace at this size; a pointer is 2 × 3 pixels of it. */
const pixelBudget = 320 * 180;

/** The size of the grey copy: the shape of the picture, never larger than it. */
export function greySize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(pixelBudget / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** From canvas pixels that have the wanted size already. */
export function greyFromRgba(
  rgba: Uint8ClampedArray | Uint8Array,
  { width, height }: { width: number; height: number },
): GreyPicture {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    pixels[i] = (rgba[at]! * 77 + rgba[at + 1]! * 150 + rgba[at + 2]! * 29) >> 8;
  }
  return { width, height, pixels };
}

export interface LumaPlane {
  width: number;
  height: number;
  /** Bytes from one row to the next. */
  stride: number;
  /** Where the first row begins. */
  offset: number;
  bytes: Uint8Array;
}

/** From the brightness plane of a decoded video frame: the mean of each block, so that no letter falls between rows. */
export function greyFromLuma(plane: LumaPlane): GreyPicture {
  const { width, height } = greySize(plane.width, plane.height);
  const pixels = new Uint8Array(width * height);
  const columns = edges(plane.width, width);
  const rows = edges(plane.height, height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [rows[y]!, rows[y + 1]!];
    for (let x = 0; x < width; x++) {
      const [left, right] = [columns[x]!, columns[x + 1]!];
      let sum = 0;
      for (let row = top; row < bottom; row++) {
        const start = plane.offset + row * plane.stride;
        for (let at = start + left; at < start + right; at++) sum += plane.bytes[at]!;
      }
      pixels[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { width, height, pixels };
}

/** Where each block begins; the last one is the end. Blocks are never empty, as the copy is no larger than the picture. */
function edges(full: number, parts: number): Int32Array {
  return Int32Array.from({ length: parts + 1 }, (_, i) => Math.floor((i * full) / parts));
}
