import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { isServerError } from "#features/accounts/is-server-error.server.ts";

/** If `work` fails with a server error, logs the error and returns `otherwise()`. */
export async function withServerErrorFallback<Result, Answer>(
  context: Readonly<RouterContextProvider>,
  work: () => Promise<Result>,
  otherwise: () => Answer | Promise<Answer>,
): Promise<Result | Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isServerError(error)) throw error;
    context.get(servicesContext).log.error({ err: error }, "account page failed");
    return otherwise();
  }
}
