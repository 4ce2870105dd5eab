import { count, desc, inArray, sql } from "drizzle-orm";
import { blockedContent } from "#db/schema/blocked-content.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db/open-database.ts";
import { isWithinLimits } from "#platform/rate-limits.ts";
import type { BlockedContent } from "./read-reports.ts";

/** Anyone can send reports, so storage is limited: the oldest rows are evicted. */
export const maxRows = 500;
const hourMs = 3_600_000;
export const reportLimits = { perNetwork: 60, inAll: 1_000 } as const;

interface Deps {
  db: Db;
  clock: Clock;
}

/** Increases the count of a repeated report. If the rate limit is exceeded, stores nothing and returns false. */
export async function recordBlockedContent(
  { db, clock }: Deps,
  { host, visitorAddress, found }: { host: string; visitorAddress: string; found: BlockedContent[] },
): Promise<boolean> {
  if (found.length === 0) return true;
  const now = clock.now();
  const limits = [
    {
      name: "csp-reports-network",
      visitorAddress,
      max: reportLimits.perNetwork,
      windowMs: hourMs,
    },
    { name: "csp-reports-all", max: reportLimits.inAll, windowMs: hourMs },
  ];
  if (!(await isWithinLimits(db, { limits, now }))) return false;
  // Inserts in a fixed order to prevent deadlocks between concurrent requests.
  const rows = found
    .map((one) => ({ ...one, host, firstSeenAt: now, lastSeenAt: now }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const { path, directive, blocked } = blockedContent;
  const stored = await db
    .insert(blockedContent)
    .values(rows)
    .onConflictDoUpdate({
      target: [blockedContent.host, path, directive, blocked],
      set: { count: sql`${blockedContent.count} + 1`, lastSeenAt: now },
    })
    .returning({ count: blockedContent.count });
  if (stored.some((row) => row.count === 1)) await evictOldest(db);
  return true;
}

/** Skips rows that another request has locked. The next call evicts them. */
async function evictOldest(db: Db): Promise<void> {
  const oldest = db
    .select({ id: blockedContent.id })
    .from(blockedContent)
    .orderBy(desc(blockedContent.lastSeenAt), blockedContent.id)
    .offset(maxRows)
    .for("update", { skipLocked: true });
  await db.delete(blockedContent).where(inArray(blockedContent.id, oldest));
}

/** Most recently seen first. */
export async function listBlockedContent(
  { db }: { db: Db },
  { limit }: { limit: number },
): Promise<{ rows: (typeof blockedContent.$inferSelect)[]; total: number }> {
  const [total] = await db.select({ count: count() }).from(blockedContent);
  const rows = await db
    .select()
    .from(blockedContent)
    .orderBy(desc(blockedContent.lastSeenAt), blockedContent.id)
    .limit(limit);
  return { rows, total: total?.count ?? 0 };
}

export async function clearBlockedContent({ db }: { db: Db }): Promise<void> {
  await db.delete(blockedContent);
}
