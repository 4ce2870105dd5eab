/** Ensures that only one process uses a data directory. Two would corrupt it. */
import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { privateDirectoryMode } from "#platform/db/private-data-directory.ts";
import { StartupError } from "#platform/errors.ts";
import { makeFolder } from "#platform/make-folder.ts";

export interface DataDirectoryLock {
  release(): void;
}

/**
 * Creates the directory if missing and locks it for the life of this process. The lock is the operating system's
 * (fcntl, through SQLite), so it always ends with the process. It also works between containers that share the
 * directory, where pids mean nothing. Throws a StartupError if the directory isn't writable or if another process holds
 * the lock for longer than `waitMs`.
 */
export function lockDataDirectory(dataDir: string, { waitMs = 1_000 } = {}): DataDirectoryLock {
  try {
    makeFolder(dataDir, { mode: privateDirectoryMode });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw notWritable(dataDir, cause);
  }
  const database = openLockFile(dataDir, waitMs);
  try {
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (cause) {
    database.close();
    if (/locked|busy/i.test(String(cause))) {
      throw new StartupError(
        `Another server already uses the data directory ${dataDir}; stop it first or set DATA_DIR to another directory.`,
        { cause },
      );
    }
    throw notWritable(dataDir, cause);
  }
  return { release: () => database.close() };
}

/** True while a process, including this one, holds the lock. */
export function isDataDirectoryLocked(dataDir: string): boolean {
  let database: DatabaseSync;
  try {
    database = openLockFile(dataDir, 0);
  } catch {
    // A missing or read-only directory can't be locked.
    return false;
  }
  try {
    database.exec("BEGIN IMMEDIATE; ROLLBACK");
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}

function openLockFile(dataDir: string, waitMs: number): DatabaseSync {
  const { DatabaseSync: Sqlite } = loadSqlite();
  try {
    return new Sqlite(join(dataDir, "lock.db"), { timeout: waitMs });
  } catch (cause) {
    throw notWritable(dataDir, cause);
  }
}

/** Hides Node 24's warning that SQLite is experimental, which an operator can't act on. */
function loadSqlite(): typeof import("node:sqlite") {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule("node:sqlite");
  } finally {
    process.emitWarning = emitWarning;
  }
}

function notWritable(dataDir: string, cause: unknown): StartupError {
  return new StartupError(
    `The data directory ${dataDir} can't be written to; give this user the right to, or set DATA_DIR to another directory.`,
    { cause },
  );
}
