import { queryServer } from "../../query-server.ts";
import { readListLines, type WholeList } from "./list-lines.ts";

/** Returns null if the list couldn't be loaded. Never rejects. */
export async function fetchFaqs(): Promise<WholeList | null> {
  const response = await queryServer("/dashboard/faqs/list");
  // The session has ended. A reload lets the guard redirect to sign-in and back.
  if (response?.redirected) window.location.reload();
  if (!response?.ok || response.redirected) return null;
  return response
    .text()
    .then((text) => readListLines(text, otherTasks))
    .catch(() => null);
}

/** Lets the browser handle input and paint. */
function otherTasks(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
