/** How often something may be done, counted in the database for all processes together. */
import { createHash } from "node:crypto";
import { eq, inArray, lte, sql } from "drizzle-orm";
import ipaddr from "ipaddr.js";
import { rateLimits } from "#db/schema/server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

export interface Limit {
  /** What is limited, such as "sign-in-email". */
  name: string;
  /** Whom it is counted for: an address of a visitor, an email, a company's id. Stored as a hash only. */
  who: string;
  max: number;
  windowMs: number;
}

/**
 * Counts one use of each, in the given order, up to the first that is over its limit; false when there is one. So
 * whoever is over the own limit uses up nobody else's: name the visitor's first. A window that is over starts anew.
 */
export async function isWithinLimits(
  db: Db | Transaction,
  { limits, now }: { limits: Limit[]; now: Date },
): Promise<boolean> {
  for (const limit of limits) {
    const count = await countUse(db, { limit, now });
    // Each new row takes some old ones along, so that the table stays as small as what it is about.
    if (count === 1) await deleteOver(db, now);
    if (count > limit.max) return false;
  }
  return true;
}

/** After a success that proves who it was: earlier failures count no more. */
export async function forgetUses(db: Db | Transaction, limit: Pick<Limit, "name" | "who">): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, limitKey(limit)));
}

/** After a use that turned out to be none, such as a right password: takes that one back, and no other. */
export async function giveBackUse(db: Db | Transaction, limit: Pick<Limit, "name" | "who">): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, limitKey(limit)));
}

/** One person has a whole /64 of IPv6 addresses; of IPv4 each address counts, also when it is written as IPv6. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address);
  return plain instanceof ipaddr.IPv6 ? plain.parts.slice(0, 4).join(":") : plain.toString();
}

async function countUse(db: Db | Transaction, { limit, now }: { limit: Limit; now: Date }): Promise<number> {
  const expiresAt = new Date(now.getTime() + limit.windowMs);
  const isOver = sql`${rateLimits.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: limitKey(limit), count: 1, windowStartedAt: now, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${rateLimits.windowStartedAt} end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ count: rateLimits.count });
  return row?.count ?? 1;
}

const maxDeleted = 10;

/** Rows that another request holds are left for the next time: nobody waits here. */
async function deleteOver(db: Db | Transaction, now: Date): Promise<void> {
  const over = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.expiresAt, now))
    .limit(maxDeleted)
    .for("update", { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, over));
}

/** People are told apart, not written down. */
export function limitKey({ name, who }: Pick<Limit, "name" | "who">): string {
  return `${name}:${createHash("sha256").update(who).digest("base64url")}`;
}
