import type { OwnerFrame } from "#features/guides/own-step-guide.ts";
import type { PictureRing } from "#features/guides/picture-ring.ts";
import { scaledBox } from "#features/recordings/frames/review.ts";
import { recorderTexts } from "#features/recordings/recorder/recorder-texts.ts";
import { postGuideImage } from "../getting-started/post-guide-form.ts";

/** Returns what the step shows then. Rejects with a message for the owner. */
export async function uploadStepPicture(
  { blob, width }: { blob: Blob; width: number },
  ring: PictureRing | null,
): Promise<Pick<OwnerFrame, "imageUrl" | "imageSize" | "ring">> {
  const result = await postGuideImage(blob, "step.jpg");
  if (result === "signed-out") throw new Error(recorderTexts.signedOut);
  if (result === "unreachable") throw new Error(recorderTexts.pictureNotSent);
  if (result === "failed") throw new Error(recorderTexts.pictureNotStored);
  if (!result.ok) throw new Error(result.message ?? recorderTexts.pictureNotStored);
  const { url } = result.image;
  const size = { width: result.image.width ?? 0, height: result.image.height ?? 0 };
  // Stored pictures may be smaller than what was sent.
  const scale = size.width / width;
  return { imageUrl: url, imageSize: size, ring: ring && scaledBox(ring, scale, scale) };
}
