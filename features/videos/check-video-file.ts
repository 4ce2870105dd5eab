import { videoExtensions } from "#shared/enumerations.ts";
import { maxVideoBytes } from "./limits.ts";
import { videoTexts } from "./texts.ts";

/**
 * Checks the name, type and size, and returns null for a valid file. If the system reports no type, only the extension
 * counts. The server also checks the content.
 */
export function checkVideoFile(
  file: { name: string; type: string; size: number } | null | undefined,
): string | null {
  if (!file) return videoTexts.required;
  const extension = file.name.slice(file.name.lastIndexOf(".") + 1).toLowerCase();
  const isKnown = videoExtensions.some((known) => known === extension);
  const isVideo = file.type === "" || file.type.toLowerCase().startsWith("video/");
  if (!isKnown || !isVideo || file.size === 0) return videoTexts.invalid;
  if (file.size > maxVideoBytes) return videoTexts.tooLarge;
  return null;
}
