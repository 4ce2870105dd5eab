import { data, isRouteErrorResponse } from "react-router";
import { switchedText } from "#features/companies/drawn-company.ts";
import type { Refused } from "#shared/action-outcome.ts";
import { readPageRefusal } from "#shared/page-refusal.ts";

/**
 * For `clientAction`: if the server can't be reached or fails, or the member's role or membership has changed, the page
 * keeps the typed values and gets the problem instead of an error page. Other intentional responses pass through.
 */
export async function keepTyped<Answer>(serverAction: () => Promise<Answer>, problem: string) {
  try {
    return await serverAction();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 409 && error.data === switchedText)
      return refusedWith(409, switchedText);
    const refusal = isRouteErrorResponse(error) ? readPageRefusal(error.data) : null;
    if (refusal) return refusedWith(403, `${refusal.title}. ${refusal.message}`);
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (isAnswer) throw error;
    return refusedWith(503, problem);
  }
}

function refusedWith(status: number, problem: string) {
  const refused: Refused = { ok: false, status, problem };
  return data(refused, { status });
}
