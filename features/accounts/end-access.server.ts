/** Revokes access when a password changes or an owner signs out everywhere else. */
import { and, eq, inArray } from "drizzle-orm";
import { linkTokens } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { forgetUses } from "#platform/rate-limits.ts";
import { mailLimits } from "./account-rates.ts";
import { revokeDevices } from "./known-device.server.ts";

/**
 * Revokes known devices and mailed links. Also resets the budgets for mailed links, because the links that used them up
 * no longer work. Callers end the sessions.
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

/** For an email address whose owner has no valid link, although attackers may have requested some. */
export async function forgetMailBudgets(tx: Transaction, email: string): Promise<void> {
  for (const kind of ["password-reset", "sign-in-link"] as const)
    await forgetUses(tx, mailLimits(kind, { email, visitorAddress: "" }).email);
}
