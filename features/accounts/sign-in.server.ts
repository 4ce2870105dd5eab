import type { SignInOutcome } from "#platform/access/create-access.ts";
import { forgetUses, isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { signInLimits } from "./account-rates.ts";

/** Counts the attempt before the password is looked at; a success forgets the attempts at this address. */
export async function signIn(
  { db, access, clock }: AccountDeps,
  { email, password, visitorAddress }: { email: string; password: string; visitorAddress: string },
): Promise<SignInOutcome | { outcome: "limited" }> {
  const limits = signInLimits({ visitorAddress, email });
  if (!(await isWithinLimits(db, { limits, now: clock.now() }))) return { outcome: "limited" };
  const signedIn = await access.signIn({ email, password });
  if (signedIn.outcome === "signed-in") await forgetUses(db, { name: "sign-in-email", who: email });
  return signedIn;
}
