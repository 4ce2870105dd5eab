/** Checking and redeeming use the same condition, so that a code that passes the check can be redeemed. */
import { and, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { betaCodes } from "#db/schema/beta-access.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { normaliseBetaCode } from "./schema.ts";
import { betaCodeTexts } from "./texts.ts";

export interface BetaCodeCheck {
  isValid: boolean;
  /** Null if the code can be used. */
  reason: string | null;
}

/** Doesn't use up the code. Callers must rate-limit visitors. */
export async function checkBetaCode(
  { db, clock }: { db: Db | Transaction; clock: Pick<Clock, "now"> },
  typed: string,
): Promise<BetaCodeCheck> {
  const code = normaliseBetaCode(typed);
  if (code === "") return { isValid: false, reason: betaCodeTexts.required };
  const [row] =
    code === null
      ? []
      : await db.select({ id: betaCodes.id }).from(betaCodes).where(usable(code, clock.now()));
  return row ? { isValid: true, reason: null } : { isValid: false, reason: betaCodeTexts.notUsable };
}

/**
 * Redeems the code once in the caller's transaction. Returns false if the code can't be used. Concurrent calls never
 * exceed the limit. Call this late in the transaction, because it locks the code's row.
 */
export async function redeemBetaCode(
  tx: Db | Transaction,
  { code: typed, now }: { code: string; now: Date },
): Promise<boolean> {
  const code = normaliseBetaCode(typed);
  if (!code) return false;
  const used = await tx
    .update(betaCodes)
    .set({ uses: sql`${betaCodes.uses} + 1` })
    .where(usable(code, now))
    .returning({ id: betaCodes.id });
  return used.length === 1;
}

function usable(code: string, now: Date): SQL | undefined {
  return and(
    eq(betaCodes.code, code),
    lt(betaCodes.uses, betaCodes.maxUses),
    or(isNull(betaCodes.expiresAt), gt(betaCodes.expiresAt, now)),
    isNull(betaCodes.disabledAt),
  );
}
