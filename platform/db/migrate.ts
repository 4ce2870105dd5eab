/** Brings a database to the schema of this version. */
import { join } from "node:path";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { connect } from "#platform/db/connect.ts";
import { StartupError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";

export const migrationsDirectory = join(import.meta.dirname, "../../db/migrations");

/** Any constant: two processes that start together agree on it and take turns. */
const lockKey = 7_283_514;
const lockLimitMs = 60_000;

/**
 * Applies what is missing, all of it or nothing, and returns at once when nothing is. Safe to call from
 * several processes at the same time and to repeat after a kill.
 */
export async function migrate({ url, log }: { url: string; log: Log }): Promise<void> {
  const { sql, db } = connect(url, { max: 1, applicationName: "step-migrate", log });
  try {
    await sql.unsafe(`set lock_timeout = ${lockLimitMs}; set statement_timeout = 0`);
    await sql`select pg_advisory_lock(${lockKey})`;
    await applyMigrations(db, { migrationsFolder: migrationsDirectory });
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === "55P03") {
      throw new StartupError(
        `Another process has been migrating the database for more than ${lockLimitMs / 1000} seconds; see what it waits for.`,
        { cause: error },
      );
    }
    throw new StartupError(
      `The database could not be brought to this version: ${error instanceof Error ? rootMessage(error) : String(error)}`,
      { cause: error },
    );
  } finally {
    // The lock ends with its connection.
    await sql.end({ timeout: 5 });
  }
}

function rootMessage(error: Error): string {
  return error.cause instanceof Error ? rootMessage(error.cause) : error.message;
}
