import type { GuideActionResult, ImageUploadResult } from "#features/guides/owner-guide.ts";
import { postForm } from "../../post-form.ts";

export function postGuideForm(form: FormData) {
  return postForm<GuideActionResult>("/dashboard/getting-started/changes", form);
}

export function postGuideImage(image: Blob, name: string) {
  const form = new FormData();
  form.set("image", image, name);
  return postForm<ImageUploadResult>("/dashboard/getting-started/images", form);
}
