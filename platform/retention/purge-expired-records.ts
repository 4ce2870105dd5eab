/** Deletes expired rows, or empties their expired columns, in batches that hold locks only briefly. */
import { inArray, sql } from "drizzle-orm";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Log } from "#platform/log.ts";
import type { RetentionRule } from "./retention-rule.ts";

const dayMs = 24 * 3_600_000;
const perStatement = 1_000;

interface PurgeOptions {
  rules: readonly RetentionRule[];
  db: Db;
  clock: Clock;
  log: Log;
  /** Stops between two batches. The next run deletes the rest. */
  signal?: AbortSignal;
}

/**
 * Returns how many rows of each kind were purged. Idempotent, interruptible, and safe to run in two processes
 * concurrently, because rows locked by the other one are skipped.
 */
export async function purgeExpiredRecords({
  rules,
  db,
  clock,
  log,
  signal,
}: PurgeOptions): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const { kind, table, key, keptDays, isOver, clears } of rules) {
    const before = new Date(clock.now().getTime() - keptDays * dayMs);
    let count = perStatement;
    for (deleted[kind] = 0; count === perStatement; deleted[kind] += count) {
      signal?.throwIfAborted();
      const over = db
        .select({ key })
        .from(table)
        .where(isOver(before))
        .limit(perStatement)
        .for("update", { skipLocked: true });
      const isExpired = inArray(key, over);
      const one = { one: sql`1` };
      const purged = clears
        ? await db.update(table).set(clears).where(isExpired).returning(one)
        : await db.delete(table).where(isExpired).returning(one);
      count = purged.length;
    }
  }
  log.info({ deleted }, "expired records purged");
  return deleted;
}
