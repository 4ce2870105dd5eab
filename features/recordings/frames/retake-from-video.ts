/** Takes a step's picture again at another moment of its video. */
import type { Box } from "../recording.ts";
import { compareCanvases } from "./compare-canvases.ts";
import { encodeJpeg } from "./encode-jpeg.ts";
import type { KeptFrame } from "./kept-frame.ts";
import { readableCanvas } from "./video-reader.ts";

/** As a fraction of the screenshot. If more differs, it is a different view. */
const mostDiffering = 0.03;

/**
 * What changes next stays known if the new picture shows the same view. What its pointer hides doesn't come from the recorded
 * picture, because the owner may be replacing that one for what it shows.
 */
export async function frameOfMoment(
  canvas: HTMLCanvasElement,
  timestampSeconds: number,
  recorded: KeptFrame,
): Promise<KeptFrame> {
  const { width, height } = canvas;
  const before = await drawnOf(recorded.blob);
  const isSame = before !== null && isSameView(canvas, before);
  return {
    timestampSeconds,
    kind: recorded.kind,
    changed: isSame ? recorded.changed : null,
    covered: [],
    blob: await encodeJpeg(canvas),
    width,
    height,
    ...(recorded.order === undefined ? {} : { order: recorded.order }),
  };
}

async function drawnOf(blob: Blob): Promise<HTMLCanvasElement | null> {
  const bitmap = await createImageBitmap(blob).catch(() => null);
  if (!bitmap) return null;
  const { canvas, context } = readableCanvas(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

function isSameView(one: HTMLCanvasElement, other: HTMLCanvasElement): boolean {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return false;
  const patches = compareCanvases(pixelsOf(one), pixelsOf(other), { width, height });
  return areaOf(patches) <= width * height * mostDiffering;
}

function areaOf(boxes: Box[]): number {
  return boxes.reduce((sum, { width, height }) => sum + width * height, 0);
}

function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const { width, height } = canvas;
  return canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
}
