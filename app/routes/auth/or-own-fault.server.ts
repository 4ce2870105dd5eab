import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { isOwnFault } from "#features/accounts/own-fault.server.ts";

/** Returns the result of `work`; if it fails with a server error, logs it and returns `otherwise()`. */
export async function orOwnFault<Result, Answer>(
  context: Readonly<RouterContextProvider>,
  work: () => Promise<Result>,
  otherwise: () => Answer | Promise<Answer>,
): Promise<Result | Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isOwnFault(error)) throw error;
    context.get(servicesContext).log.error({ err: error }, "account page failed");
    return otherwise();
  }
}
