import { encodeJpeg } from "./encode-jpeg.ts";
import { screenshotSize } from "./open-video.ts";
import { readableCanvas } from "./video-reader.ts";

export interface EncodedPicture {
  /** A JPEG without the file's metadata. */
  blob: Blob;
  width: number;
  height: number;
  /** Of its sides, compared with the file's. */
  scale: number;
}

/** Re-encodes a picture like other screenshots. Rejects if the browser can't decode it. */
export async function pictureFromBlob(file: Blob): Promise<EncodedPicture> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = screenshotSize(bitmap);
  const scale = width / bitmap.width;
  const { canvas, context } = readableCanvas(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { blob: await encodeJpeg(canvas), width, height, scale };
}
