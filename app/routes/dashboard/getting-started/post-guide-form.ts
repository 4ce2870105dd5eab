/** Posts to the guide's own addresses. Never rejects: "signed-out" and "unreachable" are answers too. */
import type { GuideActionResult, ImageUploadResult } from "#features/guides/owner-guide.ts";

export type Unanswered = "signed-out" | "unreachable";

export function postGuideForm(form: FormData): Promise<GuideActionResult | Unanswered> {
  return post("/dashboard/getting-started/changes", form);
}

export function postGuideImage(image: Blob, name: string): Promise<ImageUploadResult | Unanswered> {
  const form = new FormData();
  form.set("image", image, name);
  return post("/dashboard/getting-started/images", form);
}

async function post<Answer>(path: string, body: FormData): Promise<Answer | Unanswered> {
  try {
    const response = await fetch(path, { method: "POST", body });
    // The guard sent us to the page where one signs in.
    if (response.redirected) return "signed-out";
    return (await response.json()) as Answer;
  } catch {
    return "unreachable";
  }
}
