/** What ends when a password changes or an owner signs out everywhere else. */
import { and, eq, inArray } from "drizzle-orm";
import { linkTokens } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { forgetUses } from "#platform/rate-limits.ts";
import { mailLimits } from "./account-rates.ts";
import { revokeDevices } from "./known-device.server.ts";

/**
 * Known devices, and mailed links that would let somebody in. The budgets of those links start again, because none of
 * the links that spent them works any more. Sessions are the caller's.
 */
export async function endOtherAccess(
  tx: Transaction,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  await revokeDevices(tx, { userId, now });
  await tx
    .delete(linkTokens)
    .where(and(eq(linkTokens.userId, userId), inArray(linkTokens.kind, ["password_reset", "sign_in"])));
  await forgetMailBudgets(tx, email);
}

/** For an address whose owner has no link that works, though strangers may have asked for some. */
export async function forgetMailBudgets(tx: Transaction, email: string): Promise<void> {
  for (const kind of ["password-reset", "sign-in-link"] as const)
    await forgetUses(tx, mailLimits(kind, { email, visitorAddress: "" }).email);
}
