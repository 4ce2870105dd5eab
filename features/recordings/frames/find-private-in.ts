import { findPrivateTexts } from "#engines/recording/ocr/find-private-texts.ts";
import { takeReader } from "./prepared-readers.ts";
import { coversOfTexts } from "./retaken-step.ts";
import type { CoverBox } from "./review.ts";

/** Scans one picture for private text. Returns null if text recognition doesn't work. */
export async function findPrivateIn(picture: Blob): Promise<CoverBox[] | null> {
  try {
    const reader = await takeReader();
    try {
      return coversOfTexts(findPrivateTexts(await reader.read(picture)));
    } finally {
      await reader.end();
    }
  } catch {
    return null;
  }
}
