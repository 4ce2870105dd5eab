import type { FaqActionResult } from "#features/faqs/owner-faq.ts";

/** Null when nobody could be reached, or the answer was none. Never rejects. */
export async function postFaqForm(form: FormData): Promise<FaqActionResult | null> {
  const response = await fetch("/dashboard/faqs/changes", { method: "POST", body: form }).catch(() => null);
  // Signed out, or sent elsewhere: the page is asked for anew, so that the guard can say where to, and back.
  if (response?.redirected) window.location.reload();
  if (!response || response.redirected) return null;
  return response.json().catch(() => null);
}
