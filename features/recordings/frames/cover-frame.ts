import { boxAround } from "#engines/recording/ocr/ocr-frame.ts";
import { type Box, maxCovered } from "../recording.ts";
import { encodeJpeg } from "./encode-jpeg.ts";
import { FramesError, type KeptFrame } from "./kept-frame.ts";
import { overlaps } from "./review.ts";
import { readableCanvas } from "./video-reader.ts";

/** Two grays so similar that OCR doesn't read their pattern as letters. */
const colours = ["#5b5b66", "#5f5f6a"] as const;
const tile = 12;

/**
 * Paints over the boxes and re-encodes the screenshot, so that none of the covered content remains. A blur could be
 * reversed. Returns the same frame if there are no boxes.
 */
export async function coverFrame(frame: KeptFrame, boxes: Box[]): Promise<KeptFrame> {
  if (boxes.length === 0) return frame;
  const bitmap = await createImageBitmap(frame.blob).catch((error: unknown) => {
    throw new FramesError("blob", { cause: error });
  });
  const { canvas, context } = readableCanvas(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  for (const box of boxes) paintOver(context, box);
  // Parts without the pointer may also show covered content, so every part that overlaps a cover is dropped.
  const behind = frame.behind?.filter(({ box }) => !boxes.some((cover) => overlaps(cover, box)));
  return {
    ...frame,
    ...(behind ? { behind } : {}),
    covered: joinedTo(maxCovered, boxes).map(({ x, y, width, height }) => ({ x, y, width, height })),
    blob: await encodeJpeg(canvas),
  };
}

/** Areas that OCR skips. What is beyond the limit is in one. */
export function joinedTo(most: number, boxes: Box[]): Box[] {
  return boxes.length <= most ? boxes : [...boxes.slice(0, most - 1), boxAround(boxes.slice(most - 1))];
}

/** Draws a mosaic that doesn't depend on the covered pixels. */
function paintOver(context: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  context.fillStyle = colours[0];
  context.fillRect(x, y, width, height);
  context.fillStyle = colours[1];
  for (let row = 0; row * tile < height; row++) {
    for (let column = row % 2; column * tile < width; column += 2) {
      const [left, top] = [column * tile, row * tile];
      context.fillRect(x + left, y + top, Math.min(tile, width - left), Math.min(tile, height - top));
    }
  }
}
