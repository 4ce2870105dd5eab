import type { GrayFrame, GrayPicture } from "#engines/recording/frames/gray-frame.ts";

/** One moment of a video, in full and as a small grayscale copy. */
interface VideoPicture {
  canvas: HTMLCanvasElement;
  /** Null if it wasn't asked for. */
  gray: GrayPicture | null;
}

/** A video that this browser can decode, with either of the two implementations. */
export interface VideoReader {
  durationSeconds: number;
  /** Size after the video's rotation is applied. */
  width: number;
  height: number;
  /**
   * Yields small grayscale copies at these times, which must be in ascending order. Used to find static views. Some
   * times may be skipped.
   */
  grayFrames(times: number[]): AsyncIterable<GrayFrame>;
  /**
   * Yields full screenshots at these times, which must be in ascending order, as canvases of this size. Yields null
   * where the video has no frame. `hasGray` says at which of them a small copy is needed.
   */
  pictures(
    times: number[],
    size: { width: number; height: number },
    hasGray?: (seconds: number) => boolean,
  ): AsyncIterable<VideoPicture | null>;
  close(): void;
}

/** A canvas whose pixels are read often, so it is kept in memory instead of on the GPU. */
export function readableCanvas(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  return { canvas, context };
}
