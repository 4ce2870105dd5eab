import {
  type GreyPicture,
  greyFromLuma,
  greyFromRgba,
  greySize,
} from "#engines/recording/frames/grey-frame.ts";
import { readableCanvas } from "./film.ts";

/** Formats whose first plane is brightness, one byte a pixel. */
const lumaFirst = new Set(["I420", "I420A", "I422", "I444", "NV12"]);

/** Keeps its buffers from frame to frame. */
export function createGreyReader(): (frame: VideoFrame) => Promise<GreyPicture> {
  let buffer = new Uint8Array(0);
  let small: ReturnType<typeof readableCanvas> | null = null;

  return async function readGrey(frame) {
    if (frame.format && lumaFirst.has(frame.format)) {
      const bytes = frame.allocationSize();
      if (buffer.length !== bytes) buffer = new Uint8Array(bytes);
      const [luma] = await frame.copyTo(buffer);
      const visible = frame.visibleRect;
      if (luma && visible) {
        const { offset, stride } = luma;
        return greyFromLuma({ width: visible.width, height: visible.height, stride, offset, bytes: buffer });
      }
    }
    const { width, height } = greySize(frame.displayWidth, frame.displayHeight);
    if (small?.canvas.width !== width || small.canvas.height !== height)
      small = readableCanvas(width, height);
    small.context.drawImage(frame, 0, 0, width, height);
    const { data } = small.context.getImageData(0, 0, width, height);
    return greyFromRgba(data, { width, height });
  };
}
