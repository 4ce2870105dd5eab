/** Brings a database to the schema of this version. */
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { connect, type Sql } from "#platform/db/connect.ts";
import { databaseErrorOf } from "#platform/db/database-error.ts";
import { StartupError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { projectRoot } from "#platform/program-file.ts";

export const migrationsDirectory = join(projectRoot, "db/migrations");

/** Any constant: two processes that start together agree on it and take turns. */
const lockKey = 7_283_514;
const lockLimitMs = 60_000;
/**
 * A change that waits for a table makes everybody behind it wait too, while older processes go on serving: it gives
 * up soon and comes back after a pause.
 */
const patience = { limitMs: 2_000, tries: 15, pauseMs: 2_000 };

interface MigrateOptions {
  url: string;
  log: Log;
  /** For a backup, which gets the schema it had. */
  folder?: string;
  /** How long it waits for tables in use, and how often. */
  tableLock?: typeof patience;
}

/**
 * Applies what is missing, all of it or nothing, and returns at once when nothing is. Safe to call from
 * several processes at the same time, beside older ones that serve, and to repeat after a kill.
 */
export async function migrate({
  url,
  log,
  folder = migrationsDirectory,
  tableLock = patience,
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

/** Held by the connection, so it ends with it. */
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
