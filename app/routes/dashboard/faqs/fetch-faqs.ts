import type { OwnerFaqs } from "#features/faqs/owner-faq.ts";
import { queryServer } from "../../query-server.ts";

/** Returns null if the list couldn't be loaded. Never rejects. */
export async function fetchFaqs(): Promise<OwnerFaqs | null> {
  const response = await queryServer("/dashboard/faqs/list");
  // The session has ended. A reload lets the guard redirect to sign-in and back.
  if (response?.redirected) window.location.reload();
  if (!response?.ok || response.redirected) return null;
  return response.json().catch(() => null);
}
