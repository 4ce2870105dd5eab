import { and, eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { takeOrWait, waitLeft } from "#platform/growing-delay.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { AccountDeps } from "./account-deps.ts";
import { confirmationDelay, confirmationLimit } from "./account-rates.ts";
import { postConfirmation } from "./post-confirmation.server.ts";

export type ResendOutcome =
  /** `waitMs`: until the next one can be sent. */
  | { outcome: "sent"; waitMs: number }
  /** A mail was sent recently, and its link works. */
  | { outcome: "wait"; waitMs: number }
  | { outcome: "limited" };

/** Responds the same whether the address is known, unknown or already confirmed. */
export async function resendConfirmation(
  deps: AccountDeps,
  { email, visitorAddress }: { email: string; visitorAddress: string },
): Promise<ResendOutcome> {
  const { db, clock } = deps;
  const now = clock.now();
  const limits = [confirmationLimit({ visitorAddress })];
  if (!(await isWithinLimits(db, { limits, now }))) return { outcome: "limited" };
  const delay = confirmationDelay({ email });
  // Counted in the transaction with the mail, so that a mail that could not be queued isn't counted.
  return db.transaction(async (tx): Promise<ResendOutcome> => {
    const waitMs = await takeOrWait(tx, { delay, now });
    if (waitMs > 0) return { outcome: "wait", waitMs };
    const [user] = await tx
      .select({ id: users.id, companyName: users.companyName })
      .from(users)
      .where(and(eq(users.email, email), eq(users.emailVerified, false)));
    if (user) await postConfirmation(deps, tx, { userId: user.id, email, companyName: user.companyName });
    return { outcome: "sent", waitMs: await waitLeft(tx, { delay, now }) };
  });
}
