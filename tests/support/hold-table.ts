/** Locks a table, so that queries wait for it. */
import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/connect.ts";

/** Returns a function that unlocks the table. */
export async function holdTable(db: Db, table: string): Promise<() => Promise<void>> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction(async (tx) => {
    // The pool's limit would end this transaction on a slow machine.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
    locked.resolve();
    await released.promise;
  });
  await Promise.race([locked.promise, holding]);
  return async () => {
    released.resolve();
    await holding;
  };
}
