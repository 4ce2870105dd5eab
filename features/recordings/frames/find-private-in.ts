import { findPrivateTexts } from "#engines/recording/ocr/find-private-texts.ts";
import { grayOfPicture } from "./gray-of-picture.ts";
import { takeReader } from "./prepared-readers.ts";
import { coversOfTexts } from "./retaken-step.ts";
import type { CoverBox } from "./review.ts";

/** Scans one picture for private text. Returns null if text recognition doesn't work. */
export async function findPrivateIn(picture: Blob): Promise<CoverBox[] | null> {
  try {
    const reader = await takeReader();
    try {
      return coversOfTexts(
        findPrivateTexts(await reader.read(await grayOfPicture(picture), { pictures: [], most: 1 })),
      );
    } finally {
      await reader.end();
    }
  } catch {
    return null;
  }
}
