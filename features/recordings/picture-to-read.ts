import type { OcrLine } from "#engines/recording/ocr/ocr-frame.ts";

/** A screenshot with the lines that were read in it. */
export interface ReviewedPicture {
  jpeg: Uint8Array;
  lines: OcrLine[];
}

export interface PictureToRead {
  jpeg: Uint8Array;
  /** The same screenshot, such as with its pointer. Only where the two differ is it read again. */
  reviewed: ReviewedPicture | null;
}
