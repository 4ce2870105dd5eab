/**
 * Rate limit that never locks a user out permanently. A few uses are free, then the delay before the next one doubles.
 */
import { eq, sql } from "drizzle-orm";
import { rateLimits } from "#db/schema/server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { limitKey } from "./rate-limits.ts";

export interface GrowingDelay {
  /** Name of the limit, such as "sign-in-account". */
  name: string;
  /** The limited subject, such as an email address. Stored only as a hash. */
  who: string;
  free: number;
  /** Doubles with each use, up to `maxDelayMs`. */
  firstDelayMs: number;
  maxDelayMs: number;
  /** The limit resets after this long without a use. Must be longer than `maxDelayMs`. */
  resetAfterMs: number;
}

/**
 * Counts one use and returns 0 if it is allowed now. Otherwise counts nothing and returns the milliseconds to wait, so
 * that refused attempts don't extend the delay. A single atomic statement, so that parallel requests can't exceed the
 * limit.
 */
export async function takeOrWait(
  db: Db | Transaction,
  { delay, now }: { delay: GrowingDelay; now: Date },
): Promise<number> {
  const key = limitKey(delay);
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`${rateLimits.expiresAt} <= ${at}`;
  const expiresAt = new Date(now.getTime() + delay.resetAfterMs);
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowStartedAt: now, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowStartedAt: now,
        expiresAt,
      },
      setWhere: sql`${isOver} or ${rateLimits.windowStartedAt} + ${waitAfter(delay)} <= ${at}`,
    })
    .returning({ count: rateLimits.count });
  return counted ? 0 : Math.max(1, await waitLeft(db, { delay, now }));
}

/** Returns the milliseconds until the next use is allowed, without counting a use. */
export async function waitLeft(
  db: Db | Transaction,
  { delay, now }: { delay: GrowingDelay; now: Date },
): Promise<number> {
  const [row] = await db
    .select({ next: sql<string>`${rateLimits.windowStartedAt} + ${waitAfter(delay)}` })
    .from(rateLimits)
    .where(eq(rateLimits.key, limitKey(delay)));
  return row ? Math.max(0, new Date(row.next).getTime() - now.getTime()) : 0;
}

/** The exponent is capped to avoid overflow. */
function waitAfter({ free, firstDelayMs, maxDelayMs }: GrowingDelay) {
  return sql`case when ${rateLimits.count} < ${free} then interval '0'
    else least(${firstDelayMs}::float8 * power(2, least(${rateLimits.count} - ${free}, 40)), ${maxDelayMs}::float8) * interval '1 millisecond' end`;
}
