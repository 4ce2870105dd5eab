import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { type Refused, refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { uploadArticlePicture } from "./article-images.server.ts";

export type PictureAnswer = { ok: true; url: string } | Refused;

/** Throws only if the database is unavailable. */
export async function runPictureUpload(
  deps: Pick<Services, "db" | "clock" | "ids" | "storage" | "log" | "jobs">,
  scope: OwnerScope,
  form: FormData,
): Promise<PictureAnswer> {
  const file = form.get("picture");
  if (!(file instanceof File)) return refused(400, "Select an image file.");
  try {
    const { url } = await uploadArticlePicture(deps, scope, new Uint8Array(await file.arrayBuffer()));
    return { ok: true, url };
  } catch (error) {
    const problem = "We couldn't store the picture. Try again.";
    return refusalOf(error, { log: deps.log, event: "article picture upload failed", problem });
  }
}
