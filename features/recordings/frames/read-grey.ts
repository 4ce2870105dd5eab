import {
  type GreyPicture,
  greyFromLuma,
  greyFromRgba,
  greySize,
  type LumaPlane,
} from "#engines/recording/frames/grey-frame.ts";
import { readableCanvas } from "./video-reader.ts";

/** In these formats, the first plane has the luma, with one byte per pixel. */
const lumaFirst = new Set(["I420", "I420A", "I422", "I444", "NV12"]);

/** Uses the same buffers for every frame, to save memory. */
export function createGreyReader(): (frame: VideoFrame) => Promise<GreyPicture> {
  let free: Uint8Array<ArrayBuffer> | null = null;
  let before: { plane: LumaPlane & { bytes: Uint8Array<ArrayBuffer> }; grey: GreyPicture } | undefined;
  let small: ReturnType<typeof readableCanvas> | null = null;

  return async function readGrey(frame) {
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
        const grey = greyFromLuma(plane, before);
        free = before?.plane.bytes ?? null;
        before = { plane, grey };
        return grey;
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
