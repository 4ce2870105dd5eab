import type { OwnerFaqs } from "#features/faqs/owner-faq.ts";

/** The whole list; null when it did not come. Never rejects. */
export async function fetchFaqs(): Promise<OwnerFaqs | null> {
  const response = await fetch("/dashboard/faqs/list").catch(() => null);
  // Signed out, or sent elsewhere: the page is asked for anew, so that the guard can say where to, and back.
  if (response?.redirected) window.location.reload();
  if (!response?.ok || response.redirected) return null;
  return response.json().catch(() => null);
}
