import type { GreyFrame } from "#engines/recording/frames/grey-frame.ts";

/** A film that this browser can decode, whichever way. */
export interface Film {
  durationSeconds: number;
  /** As shown: turned films are turned already. */
  width: number;
  height: number;
  /** Small grey copies at these rising times, for finding views that stand still. Not all times need give one. */
  greyFrames(times: number[]): AsyncIterable<GreyFrame>;
  /** Whole pictures at these rising times, drawn to canvases of this size; null where the film has none. */
  pictures(times: number[], size: { width: number; height: number }): AsyncIterable<HTMLCanvasElement | null>;
  close(): void;
}

/** A canvas that is read back: kept in memory, not on a graphics card. */
export function readableCanvas(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  return { canvas, context };
}
