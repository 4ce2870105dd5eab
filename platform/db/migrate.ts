import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { connect, type Sql } from "#platform/db/connect.ts";
import { databaseErrorOf } from "#platform/db/database-error.ts";
import { StartupError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { projectRoot } from "#platform/program-file.ts";

export const migrationsDirectory = join(projectRoot, "db/migrations");

/** Arbitrary key of the advisory lock that serializes concurrent starts. */
const lockKey = 7_283_514;
const lockLimitMs = 60_000;
/**
 * While a migration waits for a table lock, every later query on that table waits behind it, even those of older
 * processes that still serve requests. So it gives up quickly and retries after a pause.
 */
const lockRetry = { limitMs: 2_000, tries: 15, pauseMs: 2_000 };

interface MigrateOptions {
  url: string;
  log: Log;
  /** A restore passes the folder with the backup's own migrations. */
  folder?: string;
  tableLock?: typeof lockRetry;
}

/**
 * Applies pending migrations in one transaction. Idempotent. Several processes may call this concurrently while older
 * ones serve requests.
 */
export async function migrate({
  url,
  log,
  folder = migrationsDirectory,
  tableLock = lockRetry,
}: MigrateOptions): Promise<void> {
  const { sql, db } = connect(url, { max: 1, applicationName: "step-migrate", log });
  try {
    await takeTurn(sql);
    await sql.unsafe(`set lock_timeout = ${tableLock.limitMs}`);
    for (let tries = 1; ; tries++) {
      try {
        await applyMigrations(db, { migrationsFolder: folder });
        return;
      } catch (error) {
        if (databaseErrorOf(error)?.code !== lockTimeout || tries === tableLock.tries) throw error;
        log.warn({ tries }, "migration waiting for a table lock; retrying");
        await delay(tableLock.pauseMs);
      }
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database could not be brought to this version: ${error instanceof Error ? rootMessage(error) : String(error)}`,
      { cause: error },
    );
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Takes a session lock, which ends with the connection. */
async function takeTurn(sql: Sql): Promise<void> {
  await sql.unsafe(`set lock_timeout = ${lockLimitMs}; set statement_timeout = 0`);
  try {
    await sql`select pg_advisory_lock(${lockKey})`;
  } catch (error) {
    if (databaseErrorOf(error)?.code !== lockTimeout) throw error;
    throw new StartupError(
      `Another process has been migrating the database for more than ${lockLimitMs / 1000} seconds; see what it waits for.`,
      { cause: error },
    );
  }
}

const lockTimeout = "55P03";

function rootMessage(error: Error): string {
  return error.cause instanceof Error ? rootMessage(error.cause) : error.message;
}
