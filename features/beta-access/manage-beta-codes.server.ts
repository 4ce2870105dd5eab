/** Operator actions on beta codes. The callers (CLI and operator pages) check authorization. */
import { createHash } from "node:crypto";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { betaCodes } from "#db/schema/beta-access.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import type { Ids } from "#platform/ids.ts";
import { type BetaCodeState, betaCodeState, type NewBetaCode, normaliseBetaCode } from "./schema.ts";

type Deps = { db: Db | Transaction; clock: Pick<Clock, "now"> };

export interface BetaCode {
  id: string;
  code: string;
  maxUses: number;
  uses: number;
  /** Null if the code never expires. */
  expiresAt: Date | null;
  note: string | null;
  disabledAt: Date | null;
  createdAt: Date;
  state: BetaCodeState;
}

/** Returns "taken" if the code exists, whatever its state. */
export async function createBetaCode(
  { db, ids, clock }: Deps & { ids: Ids },
  { code, maxUses, expiresAt, note }: NewBetaCode,
): Promise<BetaCode | "taken"> {
  const now = clock.now();
  try {
    const [row] = await db
      .insert(betaCodes)
      .values({ code: code ?? randomBetaCode(ids), maxUses, expiresAt, note, createdAt: now })
      .returning();
    return present(row!, now);
  } catch (error) {
    if (isUniqueViolation(error, "beta_codes_code_key")) return "taken";
    throw error;
  }
}

export async function listBetaCodes({ db, clock }: Deps): Promise<BetaCode[]> {
  const rows = await db.select().from(betaCodes).orderBy(desc(betaCodes.createdAt), betaCodes.id);
  const now = clock.now();
  return rows.map((row) => present(row, now));
}

/** Users who already redeemed the code keep their access. Returns null if the code doesn't exist. */
export function disableBetaCode(deps: Deps, typed: string): Promise<BetaCode | null> {
  return switchBetaCode(deps, typed, deps.clock.now());
}

export function enableBetaCode(deps: Deps, typed: string): Promise<BetaCode | null> {
  return switchBetaCode(deps, typed, null);
}

/** Creates an installation's first code. Returns null if there has ever been a code. Safe with concurrent starts. */
export async function ensureFirstBetaCode({ db, ids, clock }: Deps & { ids: Ids }): Promise<BetaCode | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first-beta-code', 0))`);
    const [any] = await tx.select({ id: betaCodes.id }).from(betaCodes).limit(1);
    if (any) return null;
    const created = await createBetaCode(
      { db: tx, ids, clock },
      { code: null, maxUses: firstCodeUses, expiresAt: null, note: "Created at first startup" },
    );
    return created === "taken" ? null : created;
  });
}

const firstCodeUses = 25;

async function switchBetaCode({ db, clock }: Deps, typed: string, disabledAt: Date | null) {
  const code = normaliseBetaCode(typed);
  if (!code) return null;
  const isOther = disabledAt ? isNull(betaCodes.disabledAt) : isNotNull(betaCodes.disabledAt);
  await db
    .update(betaCodes)
    .set({ disabledAt })
    .where(and(eq(betaCodes.code, code), isOther));
  const [row] = await db.select().from(betaCodes).where(eq(betaCodes.code, code));
  return row ? present(row, clock.now()) : null;
}

function present(row: typeof betaCodes.$inferSelect, now: Date): BetaCode {
  return { ...row, state: betaCodeState(row, now) };
}

/** Crockford's base 32, which has no characters that look alike. */
const symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns a code such as "BETA-7K3Q-9XWM". With rate limiting, its 40 random bits can't be guessed. */
function randomBetaCode(ids: Ids): string {
  const bytes = createHash("sha256").update(ids.secret()).digest().subarray(0, 8);
  const drawn = Array.from(bytes, (byte) => symbols[byte % symbols.length]).join("");
  return `BETA-${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}
