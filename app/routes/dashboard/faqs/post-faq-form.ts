import type { FaqActionResult } from "#features/faqs/owner-faq.ts";
import { postForm } from "../../post-form.ts";

/** Null when nobody could be reached, or the answer was none. Never rejects. */
export async function postFaqForm(form: FormData): Promise<FaqActionResult | null> {
  const answer = await postForm<FaqActionResult>("/dashboard/faqs/changes", form);
  // The page is asked for anew, so that the guard can say where to sign in, and lead back.
  if (answer === "signed-out") window.location.reload();
  return typeof answer === "string" ? null : answer;
}
