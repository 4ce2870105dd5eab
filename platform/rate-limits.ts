/** Fixed-window rate limits. The database counts uses for all processes together. */
import { createHash } from "node:crypto";
import { eq, inArray, lte, sql } from "drizzle-orm";
import ipaddr from "ipaddr.js";
import { rateLimits } from "#db/schema/server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";

export interface Limit {
  /** Name of the limit, such as "sign-in-email". */
  name: string;
  /** The limited subject: a visitor's address, an email or a company's id. Stored only as a hash. */
  who: string;
  max: number;
  windowMs: number;
}

/**
 * Counts one use of each limit in order. Stops at the first one that is exceeded and returns false. List the visitor's
 * own limit first, so that an abuser doesn't use up shared ones. An expired window restarts.
 */
export async function isWithinLimits(
  db: Db | Transaction,
  { limits, now }: { limits: Limit[]; now: Date },
): Promise<boolean> {
  for (const limit of limits) {
    const { count } = await takeUse(db, { limit, now });
    if (count > limit.max) return false;
  }
  return true;
}

/** Counts one use, also above the limit. `resetsAt` is when the window ends. */
export async function takeUse(
  db: Db | Transaction,
  { limit, now }: { limit: Limit; now: Date },
): Promise<{ count: number; resetsAt: Date }> {
  const use = await countUse(db, { limit, now });
  // Each new row purges some expired ones, so that the table stays small.
  if (use.count === 1) await deleteOver(db, now);
  return use;
}

/** Call this after the user has authenticated, to reset the count of earlier failures. */
export async function clearUses(db: Db | Transaction, limit: Pick<Limit, "name" | "who">): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, limitKey(limit)));
}

/** Refunds one use that shouldn't count, such as an attempt with the right password. */
export async function giveBackUse(db: Db | Transaction, limit: Pick<Limit, "name" | "who">): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, limitKey(limit)));
}

/**
 * An IPv6 client owns a whole /64, so that counts as one network. An IPv4 address, even IPv4-mapped, is its own
 * network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address);
  return plain instanceof ipaddr.IPv6 ? plain.parts.slice(0, 4).join(":") : plain.toString();
}

async function countUse(db: Db | Transaction, { limit, now }: { limit: Limit; now: Date }) {
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
    .returning({ count: rateLimits.count, resetsAt: rateLimits.expiresAt });
  return row ?? { count: 1, resetsAt: expiresAt };
}

const maxDeleted = 10;

/** Skips rows locked by another request, so that no request waits here. */
async function deleteOver(db: Db | Transaction, now: Date): Promise<void> {
  const over = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.expiresAt, now))
    .limit(maxDeleted)
    .for("update", { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, over));
}

/** Hashed, because subjects must be distinguishable but not identifiable. */
export function limitKey({ name, who }: Pick<Limit, "name" | "who">): string {
  return `${name}:${createHash("sha256").update(who).digest("base64url")}`;
}
