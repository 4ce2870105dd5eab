/** Fixed-window rate limits. The database counts uses for all processes together. */
import { createHash } from "node:crypto";
import { eq, inArray, lte, sql } from "drizzle-orm";
import { rateLimits } from "#db/schema/server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { networksOf } from "./visitor-networks.ts";

export interface Subject {
  /** Name of the limit, such as "sign-in-email". */
  name: string;
  /** The limited subject: an email or a company's id. Stored only as a hash. */
  who?: string;
  /** Limits each of the networks that this address is in, instead of all visitors together. */
  visitorAddress?: string;
}

export interface Limit extends Subject {
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

/**
 * Counts one use, also above the limit. `resetsAt` is when the window ends. A wide network may use the limit several
 * times, so its uses count as that much less.
 */
export async function takeUse(
  db: Db | Transaction,
  { limit, now }: { limit: Limit; now: Date },
): Promise<{ count: number; resetsAt: Date }> {
  let most = { count: 1, resetsAt: new Date(now.getTime() + limit.windowMs) };
  let isNew = false;
  for (const { key, times } of keysOf(limit)) {
    const use = await countUse(db, { key, limit, now });
    isNew ||= use.count === 1;
    const part = Math.ceil(use.count / times);
    if (part >= most.count) most = { count: part, resetsAt: use.resetsAt };
    // What a network does above its limit must not use up that of its neighbors.
    if (part > limit.max) break;
  }
  // Each new row purges some expired ones, so that the table stays small.
  if (isNew) await deleteOver(db, now);
  return most;
}

/**
 * Call this after the user has authenticated, to reset the count of earlier failures. Others may have caused those of
 * the wider networks, which get back only the last use.
 */
export async function clearUses(db: Db | Transaction, subject: Subject): Promise<void> {
  const [own, ...wider] = keysOf(subject).map(({ key }) => key);
  if (own) await db.delete(rateLimits).where(eq(rateLimits.key, own));
  await giveBack(db, wider);
}

/** Refunds one use that shouldn't count, such as an attempt with the right password. */
export async function giveBackUse(db: Db | Transaction, subject: Subject): Promise<void> {
  await giveBack(
    db,
    keysOf(subject).map(({ key }) => key),
  );
}

async function giveBack(db: Db | Transaction, keys: string[]): Promise<void> {
  // One after another, in the order in which they are counted, because a statement for all could cause a deadlock.
  for (const key of keys)
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(eq(rateLimits.key, key));
}

async function countUse(
  db: Db | Transaction,
  { key, limit, now }: { key: string; limit: Limit; now: Date },
): Promise<{ count: number; resetsAt: Date }> {
  const expiresAt = new Date(now.getTime() + limit.windowMs);
  const isOver = sql`${rateLimits.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowStartedAt: now, expiresAt })
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

/** The narrowest network first. */
function keysOf({ name, who, visitorAddress }: Subject): { key: string; times: number }[] {
  if (visitorAddress === undefined) return [{ key: limitKey({ name, who: who ?? "" }), times: 1 }];
  return networksOf(visitorAddress).map(({ name: network, times }) => ({
    key: limitKey({ name, who: who === undefined ? network : `${who}\n${network}` }),
    times,
  }));
}

/** Hashed, because subjects must be distinguishable but not identifiable. */
export function limitKey({ name, who }: { name: string; who: string }): string {
  return `${name}:${createHash("sha256").update(who).digest("base64url")}`;
}
