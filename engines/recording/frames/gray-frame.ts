/** A downscaled grayscale copy of a frame, large enough to detect changes. */
export interface GrayPicture {
  width: number;
  height: number;
  /** One byte per pixel, row by row. */
  pixels: Uint8Array;
}

export interface GrayFrame extends GrayPicture {
  /** Seconds since the start of the recording. */
  timestampSeconds: number;
}

/** At this size, 12 px text on a full HD screen is still visible, and a pointer is about 2 × 3 pixels. */
const pixelBudget = 320 * 180;

/** Keeps the aspect ratio and never enlarges. */
export function graySize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(pixelBudget / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Converts canvas pixels that already have the target size. */
export function grayFromRgba(
  rgba: Uint8ClampedArray | Uint8Array,
  { width, height }: { width: number; height: number },
): GrayPicture {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    pixels[i] = (rgba[at]! * 77 + rgba[at + 1]! * 150 + rgba[at + 2]! * 29) >> 8;
  }
  return { width, height, pixels };
}

export interface LumaPlane {
  width: number;
  height: number;
  /** Bytes per row. */
  stride: number;
  /** Byte offset of the first row. */
  offset: number;
  bytes: Uint8Array;
}

/**
 * Downscales the luma plane of a decoded video frame by averaging blocks, so that no letter is lost between rows. Most
 * blocks are unchanged and are copied from the previous frame (`before`).
 */
export function grayFromLuma(
  plane: LumaPlane,
  before?: { plane: LumaPlane; gray: GrayPicture },
): GrayPicture {
  const { width, height } = graySize(plane.width, plane.height);
  const pixels = new Uint8Array(width * height);
  const columns = edges(plane.width, width);
  const rows = edges(plane.height, height);
  const isSame = before ? rowComparer(plane, before.plane) : null;
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [rows[y]!, rows[y + 1]!];
    if (before && isSame?.(top, bottom)) {
      pixels.set(before.gray.pixels.subarray(y * width, (y + 1) * width), y * width);
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

/** Compares four pixels at a time. Returns null if the planes differ in layout or aren't 4-byte aligned. */
function rowComparer(a: LumaPlane, b: LumaPlane): ((top: number, bottom: number) => boolean) | null {
  const { width, height, stride, offset } = a;
  const isAlike = b.width === width && b.height === height && b.stride === stride && b.offset === offset;
  if (!isAlike || [stride, offset, a.bytes.byteOffset, b.bytes.byteOffset].some((at) => at % 4 !== 0))
    return null;
  const [left, right] = [wordsOf(a.bytes), wordsOf(b.bytes)];
  return (top, bottom) => {
    // Includes the padding between rows, and up to three pixels after the last one.
    const end = Math.min(left.length, (offset + bottom * stride) / 4);
    if (end * 4 < offset + (bottom - 1) * stride + width || right.length < end) return false;
    for (let at = (offset + top * stride) / 4; at < end; at++) if (left[at] !== right[at]) return false;
    return true;
  };
}

function wordsOf({ buffer, byteOffset, length }: Uint8Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, Math.floor(length / 4));
}

/**
 * Returns the start of each block, followed by the end of the last one. No block is empty, because the copy is never
 * larger than the frame.
 */
function edges(full: number, parts: number): Int32Array {
  return Int32Array.from({ length: parts + 1 }, (_, i) => Math.floor((i * full) / parts));
}
