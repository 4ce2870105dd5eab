/** Writes one archive with the database and the files of one moment, while everything goes on. */
import { createReadStream } from "node:fs";
import { link, mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Clock } from "#platform/clock.ts";
import type { Sql } from "#platform/db/connect.ts";
import { StartupError } from "#platform/errors.ts";
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
import { type ArchiveWriter, writeArchive } from "./write-archive.ts";

export interface BackupSources {
  sql: Sql;
  storage: Pick<Storage, "open">;
  clock: Clock;
}

export interface BackupOptions {
  /** Must not exist; is there whole or not at all. */
  file: string;
  /** A larger one is given up. */
  maxBytes?: number;
  signal?: AbortSignal;
}

export interface MadeBackup {
  file: string;
  bytes: number;
  rows: number;
  files: number;
  /** What rows name and the store does not have: lost before, or a text that only looks like a key. */
  missingFiles: number;
}

/** A file that was deleted between a snapshot and its copy makes another snapshot; so often at most. */
const maxSnapshots = 10;
export const workPrefix = ".backup-";

/**
 * Files never change under their key, so order is enough: those that a first snapshot names are copied, then a second
 * snapshot is taken, and only what came in between is still to be copied. Should a file be deleted in that moment, its
 * row is not in the snapshot after. Throws a StartupError with one sentence where people can help; whatever happens,
 * nothing half-made is left behind.
 */
export async function createBackup(sources: BackupSources, options: BackupOptions): Promise<MadeBackup> {
  const { file, maxBytes = Number.POSITIVE_INFINITY, signal = new AbortController().signal } = options;
  await mkdir(dirname(file), { recursive: true });
  if (await stat(file).catch(() => null)) throw existsAlready(file);
  const work = await mkdtemp(join(dirname(file), `${workPrefix}${basename(file)}-`));
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
    await rm(work, { recursive: true, force: true });
  }
}

interface Copying {
  sources: BackupSources;
  archive: ArchiveWriter;
  work: string;
  signal: AbortSignal;
}

/** Resolves with a snapshot of which every file is in the archive, or was not in the store before it either. */
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
    // Nothing to copy: no file was looked for later than it was named.
    if (isSettled || (missing.size === 0 && copied === 0)) return { dump, missing: [...missing] };
    missingBefore = missing;
  }
  throw new Error("Files went away faster than they could be copied.");
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

/** A link, unlike renaming, does not replace what came in the meantime; not every file system has them. */
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
