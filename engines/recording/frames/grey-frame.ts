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

/**
 * From the brightness plane of a decoded video frame: the mean of each block, so that no letter falls between rows.
 * `before` is the frame before it: what has not changed since is taken from there, which screens are for the most part.
 */
export function greyFromLuma(
  plane: LumaPlane,
  before?: { plane: LumaPlane; grey: GreyPicture },
): GreyPicture {
  const { width, height } = greySize(plane.width, plane.height);
  const pixels = new Uint8Array(width * height);
  const columns = edges(plane.width, width);
  const rows = edges(plane.height, height);
  const isSame = before ? rowComparer(plane, before.plane) : null;
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [rows[y]!, rows[y + 1]!];
    if (before && isSame?.(top, bottom)) {
      pixels.set(before.grey.pixels.subarray(y * width, (y + 1) * width), y * width);
      continue;
    }
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

/** Four pixels at a time; null for planes that do not lie alike, or not so that four can be taken. */
function rowComparer(a: LumaPlane, b: LumaPlane): ((top: number, bottom: number) => boolean) | null {
  const { width, height, stride, offset } = a;
  const isAlike = b.width === width && b.height === height && b.stride === stride && b.offset === offset;
  if (!isAlike || [stride, offset, a.bytes.byteOffset, b.bytes.byteOffset].some((at) => at % 4 !== 0))
    return null;
  const [left, right] = [wordsOf(a.bytes), wordsOf(b.bytes)];
  return (top, bottom) => {
    // With what lies between the rows, and up to three pixels behind the last.
    const end = Math.min(left.length, (offset + bottom * stride) / 4);
    if (end * 4 < offset + (bottom - 1) * stride + width || right.length < end) return false;
    for (let at = (offset + top * stride) / 4; at < end; at++) if (left[at] !== right[at]) return false;
    return true;
  };
}

function wordsOf({ buffer, byteOffset, length }: Uint8Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, Math.floor(length / 4));
}

/** Where each block begins; the last one is the end. Blocks are never empty, as the copy is no larger than the picture. */
function edges(full: number, parts: number): Int32Array {
  return Int32Array.from({ length: parts + 1 }, (_, i) => Math.floor((i * full) / parts));
}
