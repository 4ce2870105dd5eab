import { and, eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { takeOrWait, waitLeft } from "#platform/growing-delay.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { confirmationDelay, confirmationLimit } from "./account-rates.ts";
import { postConfirmation } from "./post-confirmation.server.ts";

export type ResendOutcome =
  /** Time until the next email can be sent. */
  | { outcome: "sent"; waitMs: number }
  /** An email was sent recently, and its link is still valid. */
  | { outcome: "wait"; waitMs: number }
  | { outcome: "limited" };

/** Returns the same result for known, unknown and already confirmed addresses. */
export async function resendConfirmation(
  deps: AccountDeps,
  { email, visitorAddress }: { email: string; visitorAddress: string },
): Promise<ResendOutcome> {
  const { db, clock } = deps;
  const now = clock.now();
  const limits = [confirmationLimit({ visitorAddress })];
  if (!(await isWithinLimits(db, { limits, now }))) return { outcome: "limited" };
  const delay = confirmationDelay({ email });
  // Counts in the transaction that enqueues the email, so an email that couldn't be enqueued doesn't count.
  return db.transaction(async (tx): Promise<ResendOutcome> => {
    const waitMs = await takeOrWait(tx, { delay, now });
    if (waitMs > 0) return { outcome: "wait", waitMs };
    const [user] = await tx
      .select({
        userId: users.id,
        email: users.email,
        companyName: users.companyName,
        language: users.language,
      })
      .from(users)
      .where(and(eq(users.email, email), eq(users.emailVerified, false)));
    if (user) await postConfirmation(deps, tx, user);
    return { outcome: "sent", waitMs: await waitLeft(tx, { delay, now }) };
  });
}
