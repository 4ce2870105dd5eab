import { data, isRouteErrorResponse } from "react-router";
import type { Refused } from "#shared/action-outcome.ts";

/**
 * For `clientAction`: if the server can't be reached or fails, the page keeps the typed values and gets `problem`
 * instead of an error page. Intentional responses of the server pass through.
 */
export async function keepTyped<Answer>(serverAction: () => Promise<Answer>, problem: string) {
  try {
    return await serverAction();
  } catch (error) {
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (isAnswer) throw error;
    const refused: Refused = { ok: false, status: 503, problem };
    return data(refused, { status: refused.status });
  }
}
