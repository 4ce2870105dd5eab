/** Writes one archive with a consistent snapshot of the database and files, without blocking writers. */
import { createReadStream } from "node:fs";
import { link, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Clock } from "#platform/clock.ts";
import type { Sql } from "#platform/db/connect.ts";
import { StartupError } from "#platform/errors.ts";
import { makeFolder } from "#platform/make-folder.ts";
import type { Storage } from "#platform/storage/create-storage.ts";
import {
  fileEntry,
  formatName,
  formatVersion,
  type Manifest,
  manifestEntry,
  tableEntry,
} from "./archive-format.ts";
import { type Dump, dumpTables } from "./dump-tables.ts";
import { holdBackup, removeKilledBackups, workPrefix } from "./killed-backups.ts";
import { type ArchiveWriter, writeArchive } from "./write-archive.ts";

export interface BackupSources {
  sql: Sql;
  storage: Pick<Storage, "open">;
  clock: Clock;
}

export interface BackupOptions {
  /** Path of the new archive, which must not exist. Created atomically. */
  file: string;
  /** A larger backup is aborted. */
  maxBytes?: number;
  signal?: AbortSignal;
}

export interface MadeBackup {
  file: string;
  bytes: number;
  rows: number;
  files: number;
  /** Files that rows reference but the store lacks. They were lost earlier, or the text only looks like a key. */
  missingFiles: number;
}

/** Each file that is deleted between a snapshot and its copy requires another snapshot. */
const maxSnapshots = 10;

/**
 * The order guarantees consistency, because files are immutable under their key: copy the files of a first snapshot,
 * take a second snapshot, then copy only the new files. A file deleted in between has no row in the second snapshot.
 * Throws a StartupError with one sentence if the operator can fix the cause. Never leaves a partial file.
 */
export async function createBackup(sources: BackupSources, options: BackupOptions): Promise<MadeBackup> {
  const { file, maxBytes = Number.POSITIVE_INFINITY, signal = new AbortController().signal } = options;
  makeFolder(dirname(file));
  if (await stat(file).catch(() => null)) throw existsAlready(file);
  await removeKilledBackups(dirname(file), { now: sources.clock.now(), isOwn: false });
  const work = await mkdtemp(join(dirname(file), `${workPrefix}${basename(file)}-`));
  const lock = holdBackup(work);
  const partial = join(work, "archive.tar");
  const archive = writeArchive(partial, { maxBytes, signal });
  try {
    const { dump, missing } = await copyFiles({ sources, archive, work, signal });
    for (const { table, path } of dump.tables) {
      const { size } = await stat(path);
      await archive.add(tableEntry(table), size, createReadStream(path));
    }
    const manifest = manifestOf({ dump, missing, archive, now: sources.clock.now() });
    await archive.addText(manifestEntry, `${JSON.stringify(manifest)}\n`);
    await archive.finish();
    await giveName(partial, file);
    return {
      file,
      bytes: (await stat(file)).size,
      rows: dump.tables.reduce((sum, { table }) => sum + table.rows, 0),
      files: manifest.files.length,
      missingFiles: missing.length,
    };
  } finally {
    await archive.abandon();
    lock?.release();
    await rm(work, { recursive: true, force: true });
  }
}

interface Copying {
  sources: BackupSources;
  archive: ArchiveWriter;
  work: string;
  signal: AbortSignal;
}

/** Resolves with a snapshot whose files are all in the archive, or were already missing from the store. */
async function copyFiles({
  sources,
  archive,
  work,
  signal,
}: Copying): Promise<{ dump: Dump; missing: string[] }> {
  let missingBefore: Set<string> | null = null;
  for (let snapshot = 1; snapshot <= maxSnapshots; snapshot++) {
    const dump = await dumpTables(sources.sql, work, signal);
    let copied = 0;
    const missing = new Set<string>();
    for (const key of dump.files) {
      if (archive.entries[fileEntry(key)]) continue;
      signal.throwIfAborted();
      const file = await sources.storage.open(key);
      if (!file) {
        missing.add(key);
        continue;
      }
      await archive.add(fileEntry(key), file.sizeBytes, await file.stream());
      copied++;
    }
    const known = missingBefore;
    const isSettled = known !== null && [...missing].every((key) => known.has(key));
    // Nothing was left to copy, so every file was looked up before this snapshot.
    if (isSettled || (missing.size === 0 && copied === 0)) return { dump, missing: [...missing] };
    missingBefore = missing;
  }
  throw new Error("Files were removed faster than they could be copied.");
}

interface Described {
  dump: Dump;
  missing: string[];
  archive: ArchiveWriter;
  now: Date;
}

function manifestOf({ dump, missing, archive, now }: Described): Manifest {
  return {
    format: formatName,
    version: formatVersion,
    createdAt: now.toISOString(),
    postgres: dump.postgres,
    migrations: dump.migrations,
    jobsVersion: dump.jobsVersion,
    tables: dump.tables.map(({ table }) => table),
    files: [...dump.files].filter((key) => archive.entries[fileEntry(key)]),
    missingFiles: missing,
    entries: archive.entries,
  };
}

/** A hard link fails if the target already exists, but a rename doesn't. Some file systems don't support links. */
async function giveName(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw existsAlready(file);
    await rename(partial, file);
  }
}

function existsAlready(file: string): StartupError {
  return new StartupError(`There is a file ${file} already; name another one.`);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
