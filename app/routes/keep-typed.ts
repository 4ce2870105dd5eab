import { data, isRouteErrorResponse } from "react-router";
import type { Refused } from "#shared/action-outcome.ts";

/**
 * For `clientAction`: when the server can't be reached or fails, the page stays with everything that was typed and
 * hears `problem` instead of giving way to an error page. What the server answers on purpose passes through.
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
