/**
 * Posts a form for scripts that expect JSON. Never rejects: "signed-out", "unreachable" (no answer came) and "failed"
 * (the server or a proxy answered something else) are results too. For someone who may no longer open the page, such as a
 * removed member, it also loads the page again, which says why.
 */
import { isOfAnotherCompany, markCompany, switchedText } from "#features/companies/drawn-company.ts";
import { refused } from "#shared/action-outcome.ts";
import { readPageRefusal } from "#shared/page-refusal.ts";

type Unanswered = "signed-out" | "unreachable" | "failed";

export async function postForm<Answer>(path: string, body: FormData): Promise<Answer | Unanswered> {
  markCompany(body);
  const response = await fetch(path, { method: "POST", body }).catch(() => null);
  if (!response) return "unreachable";
  try {
    // The guard redirected to the sign-in page.
    if (response.redirected) return "signed-out";
    if (await isPageRefusal(response)) {
      window.location.reload();
      return "failed";
    }
    if (await isOfAnotherCompany(response)) return refused(response.status, switchedText) as Answer;
    return (await response.json()) as Answer;
  } catch {
    return "failed";
  }
}

/** The guard refused the page itself; reloading shows why. Routes without a page answer with the refusal as JSON. */
async function isPageRefusal(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const isJson = response.headers.get("content-type")?.includes("json");
  return !isJson || readPageRefusal(await response.clone().json()) !== null;
}
