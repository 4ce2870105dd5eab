import { takeOrWait } from "#platform/growing-delay.ts";
import { clearUses, giveBackUse, isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps, SecondFactorNeeded, SignedIn, Visitor } from "./account-deps.ts";
import { accountAndNetworkLimit, accountDelay, deviceDelay, networkSignInLimit } from "./account-rates.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { accountRef, findAccount, findDevice } from "./known-device.server.ts";

export type SignInAnswer =
  | SignedIn
  | SecondFactorNeeded
  | { outcome: "unconfirmed" }
  | { outcome: "refused" }
  | { outcome: "limited" };

type Attempt = { email: string; visitorAddress: string; deviceId: string | null };
type SpentLimit = "device" | "network" | "account-and-network" | "account";

/** Counts the attempt before checking the password, so concurrent guesses can't exceed the limit. */
export async function signIn(
  deps: AccountDeps,
  { email, password, ...visitor }: { email: string; password: string } & Visitor,
): Promise<SignInAnswer> {
  const { db, access, security } = deps;
  const { visitorAddress, deviceCookie } = visitor;
  const account = await findAccount(db, email);
  const deviceId = findDevice(deps, account, deviceCookie);
  const attempt: Attempt = { email, visitorAddress, deviceId };
  const event = { account: accountRef(account, email), visitorAddress };
  const device = deviceId === null ? "new" : "known";
  const limit = await findSpentLimit(deps, attempt);
  if (limit) {
    security.report("sign-in-limited", { ...event, limit });
    return { outcome: "limited" };
  }
  const answer = await access.checkPassword({ email, password });
  switch (answer.outcome) {
    case "refused":
      security.report("sign-in-refused", { ...event, device });
      return answer;
    case "unconfirmed":
      await settle(deps, attempt);
      security.report("sign-in-unconfirmed", { ...event, device });
      return answer;
    case "correct":
      await settle(deps, attempt);
      return completeSignIn(deps, { userId: answer.userId, method: "password", secondFactor: null }, visitor);
  }
}

/** Returns the name of the limit that refuses this attempt, or counts the attempt and returns null. */
async function findSpentLimit(
  { db, clock }: AccountDeps,
  { email, visitorAddress, deviceId }: Attempt,
): Promise<SpentLimit | null> {
  const now = clock.now();
  if (deviceId !== null)
    return (await takeOrWait(db, { delay: deviceDelay({ deviceId }), now })) > 0 ? "device" : null;
  if (!(await isWithinLimits(db, { limits: [networkSignInLimit({ visitorAddress })], now })))
    return "network";
  const byBoth = accountAndNetworkLimit({ email, visitorAddress });
  if (!(await isWithinLimits(db, { limits: [byBoth], now }))) return "account-and-network";
  return (await takeOrWait(db, { delay: accountDelay({ email }), now })) > 0 ? "account" : null;
}

/**
 * Refunds an attempt with the correct password. Shared budgets only get back this one attempt instead of being reset,
 * so a guesser gains nothing from signing in to their own account, or from the owner's sign-ins.
 */
async function settle({ db }: AccountDeps, { email, visitorAddress, deviceId }: Attempt): Promise<void> {
  if (deviceId !== null) return clearUses(db, deviceDelay({ deviceId }));
  await clearUses(db, accountAndNetworkLimit({ email, visitorAddress }));
  await giveBackUse(db, networkSignInLimit({ visitorAddress }));
  await giveBackUse(db, accountDelay({ email }));
}
