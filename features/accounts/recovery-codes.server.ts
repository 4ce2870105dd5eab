/** Ten single-use codes for owners who lost their passkey or their app. Stored as hashes. */
import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { recoveryCodes } from "#db/schema/second-factors.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { AccountDeps } from "./account-deps.ts";
import { newRecoveryCode, readRecoveryCode } from "./one-time-code.ts";
import { findSecondFactors } from "./second-factors.server.ts";

const recoveryCodeCount = 10;

/** Replaces all codes. They can be shown only now. */
export async function createRecoveryCodes(
  tx: Transaction,
  { ids, clock }: Pick<AccountDeps, "ids" | "clock">,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(ids.secret()));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const createdAt = clock.now();
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hash(userId, code), createdAt })));
  return codes;
}

/**
 * Called after a factor was added. The first factor comes with recovery codes. Null if the account already has some.
 */
export async function createFirstRecoveryCodes(
  tx: Transaction,
  deps: Pick<AccountDeps, "ids" | "clock">,
  userId: string,
): Promise<string[] | null> {
  const { recoveryCodesLeft } = await findSecondFactors(tx, userId);
  return recoveryCodesLeft > 0 ? null : createRecoveryCodes(tx, deps, userId);
}

/** Called after a factor was removed. Without any factors, the codes have no use. */
export async function dropUselessRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  if (!(await findSecondFactors(tx, userId)).hasAny)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Uses the code up. Of two concurrent calls, only one gets true. */
export async function takeRecoveryCode(
  tx: Transaction,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hash(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

function hash(userId: string, code: string): string {
  return createHash("sha256")
    .update(`${userId}\n${readRecoveryCode(code)}`)
    .digest("hex");
}
