/** Asking about a code and using it up: one condition for both, so that what was promised is what is given. */
import { and, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { betaCodes } from "#db/schema/beta-access.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { normaliseBetaCode } from "./schema.ts";
import { betaCodeTexts } from "./texts.ts";

export interface BetaCodeCheck {
  isValid: boolean;
  /** Null when it is valid. */
  reason: string | null;
}

/** Uses nothing up. For a stranger: whoever calls it for one limits how often. */
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
 * Uses the code up once, with the transaction it is called in: a roll-back gives the use back. False when it can't be
 * used. However many do so at once, never more than the code's limit get true. Call it as late in the transaction as
 * possible: others with the same code wait for its end.
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
