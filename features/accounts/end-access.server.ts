/** What to revoke when a password changes or an owner signs out everywhere else. */
import { and, eq, inArray } from "drizzle-orm";
import { linkTokens } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { forgetUses } from "#platform/rate-limits.ts";
import { mailLimits } from "./account-rates.ts";
import { revokeDevices } from "./known-device.server.ts";

/**
 * Revokes known devices and mailed links, and resets the budgets of those links, because none of the links that spent
 * them works anymore. Callers end the sessions.
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

/** For an address whose owner has no valid link, though attackers may have requested some. */
export async function forgetMailBudgets(tx: Transaction, email: string): Promise<void> {
  for (const kind of ["password-reset", "sign-in-link"] as const)
    await forgetUses(tx, mailLimits(kind, { email, visitorAddress: "" }).email);
}
