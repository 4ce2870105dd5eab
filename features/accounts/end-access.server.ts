/** Revokes access when a password changes, or when an owner signs out everywhere else. */
import { eq } from "drizzle-orm";
import { linkTokens } from "#db/schema.ts";
import { endReaderCodesOf } from "#features/readers/enter.server.ts";
import { disconnectExtensionsOf } from "#features/recordings/extension/connections.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { clearUses } from "#platform/rate-limits.ts";
import { mailLimits } from "./account-rates.ts";
import { revokeDevices } from "./known-device.server.ts";
import { endPendingSignInsOf } from "./pending-sign-ins.server.ts";

/**
 * Revokes known devices, mailed links, recorder extensions, access to private help centers and sign-ins that wait for a
 * second factor, but not sessions, which callers end themselves. Also resets the budgets for mailed links, because the links that used them up no longer work.
 */
export async function endOtherAccess(
  tx: Transaction,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  await revokeDevices(tx, { userId, now });
  await endMailedLinks(tx, userId);
  await endPendingSignInsOf(tx, userId);
  await disconnectExtensionsOf(tx, userId);
  await endReaderCodesOf(tx, userId);
  await resetMailBudgets(tx, email);
}

/** Of all kinds: an attacker who had the account may have had any of them mailed. */
export async function endMailedLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(linkTokens).where(eq(linkTokens.userId, userId));
}

/** Used when the owner has no valid link left but attackers may have used up the budget. */
export async function resetMailBudgets(tx: Transaction, email: string): Promise<void> {
  for (const kind of ["password-reset", "sign-in-link"] as const)
    await clearUses(tx, mailLimits(kind, { email, visitorAddress: "" }).email);
}
