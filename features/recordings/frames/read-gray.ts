import {
  type GrayPicture,
  grayFromLuma,
  grayFromRgba,
  graySize,
  type LumaPlane,
} from "#engines/recording/frames/gray-frame.ts";
import { readableCanvas } from "./video-reader.ts";

/** In these formats, the first plane has the luma, with one byte per pixel. */
const lumaFirst = new Set(["I420", "I420A", "I422", "I444", "NV12"]);

/** Uses the same buffers for every frame, to save memory. */
export function createGrayReader(): (frame: VideoFrame) => Promise<GrayPicture> {
  let free: Uint8Array<ArrayBuffer> | null = null;
  let before: { plane: LumaPlane & { bytes: Uint8Array<ArrayBuffer> }; gray: GrayPicture } | undefined;
  let small: ReturnType<typeof readableCanvas> | null = null;

  return async function readGray(frame) {
    if (frame.format && lumaFirst.has(frame.format)) {
      const bytes = frame.allocationSize();
      const buffer = free?.length === bytes ? free : new Uint8Array(bytes);
      // A concurrent call allocates its own buffer.
      free = null;
      const [luma] = await frame.copyTo(buffer);
      const visible = frame.visibleRect;
      if (luma && visible) {
        const { offset, stride } = luma;
        const { width, height } = visible;
        const plane = { width, height, stride, offset, bytes: buffer };
        const gray = grayFromLuma(plane, before);
        free = before?.plane.bytes ?? null;
        before = { plane, gray };
        return gray;
      }
    }
    const { width, height } = graySize(frame.displayWidth, frame.displayHeight);
    if (small?.canvas.width !== width || small.canvas.height !== height)
      small = readableCanvas(width, height);
    small.context.drawImage(frame, 0, 0, width, height);
    const { data } = small.context.getImageData(0, 0, width, height);
    return grayFromRgba(data, { width, height });
  };
}
