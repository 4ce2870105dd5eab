import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/config.ts";
import { StartupError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { type BackupSources, createBackup, type MadeBackup } from "./create-backup.ts";
import { backupsToDelete } from "./kept-backups.ts";
import { removeKilledBackups } from "./killed-backups.ts";
import { removeKilledRestores, timestampOf } from "./restore-backup.ts";

export interface Backups {
  /** Makes a backup and deletes old ones. Returns null if automatic backups are off. Throws like `createBackup`. */
  keep(options?: { signal?: AbortSignal }): Promise<MadeBackup | null>;
  /** Does the same at shutdown, but never throws and gives up after a few seconds. */
  keepAtShutdown(): Promise<void>;
}

interface BackupsOptions extends BackupSources {
  config: Pick<Config, "dataDir" | "databaseUrl" | "backups">;
  log: Log;
}

/** Part of the 22 seconds that a shutdown may take. Requests and jobs end first. */
const shutdownLimitMs = 6_000;
const namePattern = /^step-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.tar$/;
/** Disk space reserved for everything else. */
const spareBytes = 200_000_000;

export function backupName(now: Date): string {
  return `step-${timestampOf(now)}.tar`;
}

export function backupsFolder({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "backups");
}

export function createBackups(options: BackupsOptions): Backups {
  const { config, clock, log } = options;
  const folder = backupsFolder(config);
  const { maxTotalBytes } = config.backups;

  async function keep({ signal }: { signal?: AbortSignal } = {}): Promise<MadeBackup | null> {
    if (!config.backups.automatic) return null;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const now = clock.now();
    await removeKilledBackups(folder, { now, isOwn: true });
    await removeKilledRestores(config.dataDir, now);
    const kept = await listBackups(folder);
    const newest = kept.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())[0];
    // Another stop or start within the same second already made this backup.
    if (newest?.name === backupName(now)) return null;
    await requireSpace(folder, newest?.bytes ?? 0);
    const made = await createBackup(options, {
      file: join(folder, backupName(now)),
      maxBytes: maxTotalBytes,
      ...(signal && { signal }),
    });
    for (const name of backupsToDelete(await listBackups(folder), { maxBytes: maxTotalBytes }))
      await rm(join(folder, name), { force: true });
    log.info({ file: made.file, bytes: made.bytes, rows: made.rows, files: made.files }, "backup created");
    return made;
  }

  return {
    keep,
    async keepAtShutdown() {
      if (config.databaseUrl !== null) return;
      const ending = AbortSignal.timeout(shutdownLimitMs);
      await keep({ signal: ending }).catch((error: unknown) =>
        log.warn({ err: error }, "shutdown backup failed"),
      );
    },
  };
}

async function listBackups(folder: string) {
  const names = await readdir(folder);
  const found = names.map(async (name) => {
    const [, day, ...time] = namePattern.exec(name) ?? [];
    if (day === undefined) return [];
    const stats = await stat(join(folder, name)).catch(() => null);
    return stats ? [{ name, madeAt: new Date(`${day}T${time.join(":")}Z`), bytes: stats.size }] : [];
  });
  return (await Promise.all(found)).flat();
}

async function requireSpace(folder: string, lastBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= lastBytes * 1.2 + spareBytes) return;
  throw new StartupError(
    `No backup was made: only ${Math.floor(free / 1e6)} MB are free where backups are kept (${folder}).`,
  );
}
