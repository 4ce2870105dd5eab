/** Recovers what the pointer hides from an earlier moment of the same view. */
import { grown } from "#engines/recording/steps/compare-views.ts";
import { type BehindPointer, type Box, maxBehind, maxBehindLength } from "../recording.ts";
import { compareCanvases } from "./compare-canvases.ts";
import { encodeJpeg } from "./encode-jpeg.ts";
import { readableCanvas } from "./video-reader.ts";

/** In pixels. The largest button with a hover effect that we expect. */
const [widest, highest] = [480, 140];
/** As a fraction of the screenshot. If more differs, it is a different view. */
const mostDiffering = 0.03;
/** Makes the part contain whole words. */
const marginPixels = 14;

/** Returns an empty list if the views are equal or differ too much. */
export async function recoverBehindPointer(
  picture: { width: number; height: number; rgba: Uint8ClampedArray },
  earlier: HTMLCanvasElement,
): Promise<BehindPointer[]> {
  if (picture.width !== earlier.width || picture.height !== earlier.height) return [];
  const patches = compareCanvases(picture.rgba, rgbaOf(earlier), picture);
  const area = patches.reduce((sum, { width, height }) => sum + width * height, 0);
  const isSmall = ({ width, height }: Box) => width <= widest && height <= highest;
  const isOther = area > picture.width * picture.height * mostDiffering;
  const small = patches.filter(isSmall).slice(0, maxBehind);
  if (small.length === 0 || isOther) return [];
  const parts = await Promise.all(small.map((patch) => cut(earlier, grown(patch, marginPixels))));
  return parts.filter(({ jpeg }) => jpeg.length <= maxBehindLength);
}

async function cut(canvas: HTMLCanvasElement, place: Box): Promise<BehindPointer> {
  const x = Math.max(0, place.x);
  const y = Math.max(0, place.y);
  const width = Math.min(canvas.width, place.x + place.width) - x;
  const height = Math.min(canvas.height, place.y + place.height) - y;
  const { canvas: part, context } = readableCanvas(width, height);
  context.drawImage(canvas, x, y, width, height, 0, 0, width, height);
  const bytes = new Uint8Array(await (await encodeJpeg(part)).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { box: { x, y, width, height }, jpeg: btoa(text) };
}

export function rgbaOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const { width, height } = canvas;
  return canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
}
