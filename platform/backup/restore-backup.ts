import { createWriteStream, existsSync } from "node:fs";
import { mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { checkConnection, connect, type Sql } from "#platform/db/connect.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { isDataDirectoryLocked } from "#platform/db/lock-data-directory.ts";
import { privateDirectoryMode, tightenDataDirectory } from "#platform/db/private-data-directory.ts";
import { StartupError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { makeFolder } from "#platform/make-folder.ts";
import { createStorage, type Storage } from "#platform/storage/create-storage.ts";
import { contentTypeOfKey } from "#platform/storage/storage-key.ts";
import { fileEntry, type Manifest, tableEntry } from "./archive-format.ts";
import { checkArchive, eachEntry } from "./read-archive.ts";
import { fillTables, prepareSchema, requireKnownSchema } from "./restore-tables.ts";

export interface RestoreOptions {
  file: string;
  config: Pick<Config, "dataDir" | "databaseUrl" | "s3"> & Partial<Pick<Config, "databaseDirectUrl">>;
  /**
   * Null for the configured data directory, whose current content is moved aside. A named directory also gets the files,
   * because the bucket may belong to a running server.
   */
  into: string | null;
  clock: Clock;
  log: Log;
}

export interface Restored {
  manifest: Manifest;
  /** Null for an external database. */
  dataDir: string | null;
  /** The path of the previous data directory. Null if there was none. */
  keptAside: string | null;
}

/** Verifies a backup without changing anything. Throws a BackupRefusedError or a StartupError with one sentence. */
export async function checkBackup(file: string): Promise<Manifest> {
  const manifest = await checkArchive(file);
  await requireKnownSchema(manifest);
  return manifest;
}

/** Verifies the whole archive before changing anything. Throws like `checkBackup`. */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const manifest = await checkBackup(options.file);
  const { databaseUrl, databaseDirectUrl } = options.config;
  return databaseUrl === null
    ? restoreDataDirectory(options, manifest)
    : restoreDatabase({ ...options, url: databaseDirectUrl ?? databaseUrl }, manifest);
}

async function restoreDataDirectory(options: RestoreOptions, manifest: Manifest): Promise<Restored> {
  const { config, into, clock, log, file } = options;
  const target = resolve(into ?? config.dataDir);
  const isTaken = existsSync(target) && (await readdir(target)).length > 0;
  if (isTaken && into !== null) throw new StartupError(`${target} is not empty; name a new directory.`);
  requireStopped(target);
  tightenDataDirectory(target, log);
  makeFolder(dirname(target));
  await removeKilledRestores(target, clock.now());
  const work = await mkdtemp(restoringPrefix(target));
  try {
    const storage = createStorage({ config: { dataDir: work, s3: bucketOf(options) }, log });
    const server = await startEmbeddedPostgres({ dataDir: work, log });
    try {
      await restoreInto({ url: server.url, storage, work, manifest, file, log });
    } finally {
      await server.stop();
    }
    await rm(join(work, "lock.db"), { force: true });
    const keptAside = isTaken ? `${target}.before-${timestampOf(clock.now())}` : null;
    await switchTo({ work, target, keptAside });
    return { manifest, dataDir: target, keptAside };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** In the same parent directory as the target, so that a rename can swap it in. */
function restoringPrefix(target: string): string {
  return join(dirname(target), `.${basename(target)}-restored-`);
}

/** A restore holds its directory's lock, except briefly at its beginning and end. */
const unlockedMs = 60_000;

/** Removes the directories left behind by killed restores into `target`. Restores in progress keep theirs. */
export async function removeKilledRestores(target: string, now: Date): Promise<void> {
  const prefix = restoringPrefix(resolve(target));
  const names = await readdir(dirname(prefix)).catch(() => []);
  for (const path of names.map((name) => join(dirname(prefix), name))) {
    if (!path.startsWith(prefix) || isDataDirectoryLocked(path)) continue;
    const stats = await stat(path).catch(() => null);
    if (stats?.isDirectory() && now.getTime() - stats.mtimeMs > unlockedMs)
      await rm(path, { recursive: true, force: true });
  }
}

function requireStopped(dataDir: string): void {
  if (!isDataDirectoryLocked(dataDir)) return;
  throw new StartupError(
    `A server is running on ${dataDir}. Stop it first, or restore into another directory with --into DIR.`,
  );
}

/** Swaps the directories with two renames. At any moment either the old or the new one is complete. */
async function switchTo({
  work,
  target,
  keptAside,
}: {
  work: string;
  target: string;
  keptAside: string | null;
}) {
  requireStopped(target);
  try {
    if (keptAside !== null) await rename(target, keptAside);
    else if (existsSync(target)) await rm(target, { recursive: true });
    await rename(work, target);
  } catch (error) {
    if (keptAside !== null && !existsSync(target)) await rename(keptAside, target).catch(() => {});
    throw new StartupError(
      `${target} can't be replaced (it may be where a volume is mounted); restore into a directory below it with --into DIR, and set DATA_DIR to that.`,
      { cause: error },
    );
  }
  if (keptAside === null) return;
  // The existing backups move into the new directory, where the server looks for them.
  await rename(join(keptAside, "backups"), join(target, "backups")).catch(() => {});
}

async function restoreDatabase(
  options: RestoreOptions & { url: string },
  manifest: Manifest,
): Promise<Restored> {
  const { url, config, into, log, file } = options;
  const dataDir = resolve(into ?? config.dataDir);
  const { sql } = connect(url, { max: 1, applicationName: "step-restore" });
  try {
    await checkConnection(sql, url, config.databaseDirectUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL");
    await requireEmpty(sql);
    makeFolder(dataDir, { mode: privateDirectoryMode });
    const work = await mkdtemp(join(dataDir, ".restored-"));
    try {
      const storage = createStorage({ config: { dataDir, s3: bucketOf(options) }, log });
      await restoreInto({ url, storage, work, manifest, file, log });
    } catch (error) {
      // The database was empty before, so nothing is lost, and the restore can be retried.
      for (const schema of ["drizzle", "pgboss", "public"])
        await sql.unsafe(`drop schema if exists ${schema} cascade`);
      await sql.unsafe("create schema public");
      throw error;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
    return { manifest, dataDir: null, keptAside: null };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function bucketOf({ into, config }: RestoreOptions): Config["s3"] {
  return into === null ? config.s3 : null;
}

async function requireEmpty(sql: Sql): Promise<void> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'drizzle', 'pgboss') and c.relkind in ('r', 'p', 'v', 'S', 'm')`;
  if (row?.count === 0) return;
  throw new StartupError(
    "The database at DATABASE_URL is not empty. Create a new one, set DATABASE_URL to it, restore, and start the servers with it.",
  );
}

interface Target {
  url: string;
  storage: Pick<Storage, "moveIn" | "open">;
  work: string;
  manifest: Manifest;
  file: string;
  log: Log;
}

/**
 * Restores files first, in the archive's order, so that no row exists before its file. Skips files that exist, because
 * another server may use them.
 */
async function restoreInto({ url, storage, work, manifest, file, log }: Target): Promise<void> {
  await prepareSchema({ url, manifest, log });
  const files = new Set(manifest.files.map(fileEntry));
  const tables = new Map(manifest.tables.map((table) => [tableEntry(table), table]));
  const { sql } = connect(url, { max: 1, applicationName: "step-restore" });
  try {
    await fillTables(sql, manifest, (filler) =>
      eachEntry(file, async (name, content) => {
        const table = tables.get(name);
        if (table) return filler.fill(table, content);
        const key = name.slice(fileEntry("").length);
        if (!files.has(name) || (await storage.open(key))) {
          content.resume();
          return;
        }
        const partial = join(work, "arriving");
        await pipeline(content, createWriteStream(partial, { mode: 0o600 }));
        await storage.moveIn(key, partial, { contentType: contentTypeOfKey(key) ?? "" });
      }),
    );
  } finally {
    await sql.end({ timeout: 5 });
  }
}

export function timestampOf(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(":", "-");
}
