import { grayFromRgba } from "#engines/recording/frames/gray-frame.ts";
import type { Gray } from "#engines/recording/ocr/prepare-picture.ts";
import { readableCanvas } from "./video-reader.ts";

/** Throws if the blob isn't an image. */
export async function grayOfPicture(picture: Blob): Promise<Gray> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const { context } = readableCanvas(width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return grayFromRgba(data, { width, height });
}
