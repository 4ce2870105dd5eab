/**
 * Posts a form for scripts that expect JSON. Never rejects: "signed-out" (also for someone who is no longer a member) and
 * "unreachable" are results too.
 */
import { isOfAnotherCompany, markCompany, switchedText } from "#features/companies/drawn-company.ts";
import { refused } from "#shared/action-outcome.ts";

type Unanswered = "signed-out" | "unreachable";

export async function postForm<Answer>(path: string, body: FormData): Promise<Answer | Unanswered> {
  try {
    markCompany(body);
    const response = await fetch(path, { method: "POST", body });
    // The guard redirected to the sign-in page.
    if (response.redirected || isPageRefusal(response)) return "signed-out";
    if (await isOfAnotherCompany(response)) return refused(response.status, switchedText) as Answer;
    return (await response.json()) as Answer;
  } catch {
    return "unreachable";
  }
}

/** The guard refused the page itself; reloading shows why. */
function isPageRefusal({ status, headers }: Response): boolean {
  return status === 403 && !headers.get("content-type")?.includes("json");
}
