import { FramesError } from "./kept-frame.ts";

/** JPEG quality from the specification. */
const quality = 0.9;
/** Out of 255. Some recorders write black as 16. */
const darkest = 20;
const rowsAtOnce = 64;

/** Throws a FramesError `blob` if the browser can't encode. */
export function encodeJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new FramesError("blob"))), "image/jpeg", quality);
  });
}

/** Whether the screenshot is entirely black. A page in dark mode isn't, because its letters are light. */
export function isBlack(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext("2d");
  if (!context) return false;
  const { width, height } = canvas;
  // Reads some rows at a time: the first ones usually have a light pixel, and copying a large screenshot is slow.
  for (let top = 0; top < height; top += rowsAtOnce) {
    const { data } = context.getImageData(0, top, width, Math.min(rowsAtOnce, height - top));
    // Tests every 7th pixel. Letters are wider than that, and usual widths aren't multiples of 7.
    for (let at = 0; at < data.length; at += 28) {
      if (data[at]! > darkest || data[at + 1]! > darkest || data[at + 2]! > darkest) return false;
    }
  }
  return true;
}
