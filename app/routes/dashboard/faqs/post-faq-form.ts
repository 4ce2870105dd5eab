import type { FaqActionResult } from "#features/faqs/owner-faq.ts";
import { postForm } from "../../post-form.ts";

/** Returns null if the server couldn't be reached or gave no usable response. Never rejects. */
export async function postFaqForm(form: FormData): Promise<FaqActionResult | null> {
  const path = form.has("proposalId") ? "/dashboard/faqs/website/decisions" : "/dashboard/faqs/changes";
  const answer = await postForm<FaqActionResult>(path, form);
  // A reload lets the guard redirect to sign-in and back.
  if (answer === "signed-out") window.location.reload();
  return typeof answer === "string" ? null : answer;
}
