import type { OwnerFaqs } from "#features/faqs/owner-faq.ts";

/** The whole list; null if it couldn't be loaded. Never rejects. */
export async function fetchFaqs(): Promise<OwnerFaqs | null> {
  const response = await fetch("/dashboard/faqs/list").catch(() => null);
  // Signed out or redirected: reload, so that the guard can redirect to sign-in and back.
  if (response?.redirected) window.location.reload();
  if (!response?.ok || response.redirected) return null;
  return response.json().catch(() => null);
}
