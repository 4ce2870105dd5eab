import { FramesError } from "./kept-frame.ts";

/** The specification's. */
const quality = 0.9;
/** Of 255. Recorders write black as 16 now and then. */
const darkest = 20;
const rowsAtOnce = 64;

/** Throws FramesError `blob` when the browser gives none. */
export function encodeJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new FramesError("blob"))), "image/jpeg", quality);
  });
}

/** Whether nothing is on the picture: no place of it has any light. A dark page has letters. */
export function isBlack(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext("2d");
  if (!context) return false;
  const { width, height } = canvas;
  // Some rows at a time: the first of them nearly always have light, and the whole of a large picture is much to copy.
  for (let top = 0; top < height; top += rowsAtOnce) {
    const { data } = context.getImageData(0, top, width, Math.min(rowsAtOnce, height - top));
    // Every 7th pixel: letters are wider than that, and 7 shares no factor with usual widths.
    for (let at = 0; at < data.length; at += 28) {
      if (data[at]! > darkest || data[at + 1]! > darkest || data[at + 2]! > darkest) return false;
    }
  }
  return true;
}
