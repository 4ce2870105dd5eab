import { data, isRouteErrorResponse } from "react-router";

/**
 * For `clientAction`: when the server can't be reached or fails, the page stays with everything that was typed and
 * gets `answer` instead of giving way to an error page. What the server answers on purpose passes through.
 */
export async function keepTyped<Answer, Failed>(serverAction: () => Promise<Answer>, answer: Failed) {
  try {
    return await serverAction();
  } catch (error) {
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (isAnswer) throw error;
    return data(answer, { status: 503 });
  }
}
