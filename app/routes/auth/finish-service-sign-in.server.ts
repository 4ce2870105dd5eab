import type { RouterContextProvider } from "react-router";
import type { SecondFactorNeeded, SignedIn } from "#features/accounts/account-deps.ts";
import { signOutHere } from "./enter.server.ts";
import { askSecondFactor } from "./pending-sign-in.server.ts";
import { welcome } from "./welcome.server.ts";

/** Ends this browser's previous session, which may belong to another account. */
export async function finishServiceSignIn(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  answer: SignedIn | SecondFactorNeeded,
  next: string | null,
): Promise<Response> {
  await signOutHere(context, request);
  return answer.outcome === "second-factor"
    ? askSecondFactor(answer.pendingToken, next)
    : welcome(context, answer, next);
}
