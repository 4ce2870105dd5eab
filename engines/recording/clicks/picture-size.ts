/** Reads type and size from the first bytes of a PNG or JPEG, so that nothing large is decoded. */
import { clickLimits } from "./step-clicks.ts";

export interface PictureSize {
  type: "image/png" | "image/jpeg";
  width: number;
  height: number;
}

/** Returns null for anything else, and for pictures beyond the limits. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const size = pngSize(bytes) ?? jpegSize(bytes);
  if (!size) return null;
  const { width, height } = size;
  const isWithin =
    width > 0 &&
    height > 0 &&
    Math.max(width, height) <= clickLimits.pictureSide &&
    width * height <= clickLimits.picturePixels;
  return isWithin ? size : null;
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 24 || pngStart.some((byte, index) => bytes[index] !== byte)) return null;
  const view = viewOf(bytes);
  return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** Skips the segments before the frame header (SOF), which has the size. */
function jpegSize(bytes: Uint8Array): PictureSize | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: "image/jpeg", height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
