import type { FaqActionResult } from "#features/faqs/owner-faq.ts";
import { postForm } from "../../post-form.ts";

/** Null if the server couldn't be reached or gave no usable answer. Never rejects. */
export async function postFaqForm(form: FormData): Promise<FaqActionResult | null> {
  const answer = await postForm<FaqActionResult>("/dashboard/faqs/changes", form);
  // Reload, so that the guard can redirect to sign-in and back.
  if (answer === "signed-out") window.location.reload();
  return typeof answer === "string" ? null : answer;
}
