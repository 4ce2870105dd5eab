import type { PictureAnswer } from "#features/articles/run-picture-upload.server.ts";
import { postForm } from "../../post-form.ts";

/** Resolves to null after `onProblem`. */
export async function uploadPicture(
  articleId: string,
  file: File,
  onProblem: (text: string) => void,
): Promise<{ url: string } | null> {
  const form = new FormData();
  form.set("picture", file);
  const answer = await postForm<PictureAnswer>(`/dashboard/articles/${articleId}/pictures`, form);
  if (typeof answer !== "string" && answer.ok) return answer;
  onProblem(typeof answer === "string" ? "We couldn't upload the picture. Try again." : answer.problem);
  return null;
}
