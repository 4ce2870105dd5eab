import { maxVideoBytes, videoExtensions } from "./limits.ts";
import { videoTexts } from "./texts.ts";

/**
 * What is wrong with a file that somebody wants to upload, as far as its name says; null when nothing is. The server
 * looks at its bytes too. Systems that do not know an extension give the file no type: then the extension counts.
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
