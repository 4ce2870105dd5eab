/** A backup works in a folder beside its file. Killed ones leave theirs, as large as a backup. */
import { existsSync, rmSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  type DataDirectoryLock,
  isDataDirectoryLocked,
  lockDataDirectory,
} from "#platform/db/lock-data-directory.ts";

export const workPrefix = ".backup-";
const lockFile = "lock.db";
/** Longer than any backup takes. For folders without a lock, such as those of earlier versions. */
const unlockedMs = 6 * 3_600_000;

/** Marks the folder as in use until the process ends. Null on file systems without locks, where its age must do. */
export function holdBackup(work: string): DataDirectoryLock | null {
  try {
    return lockDataDirectory(work);
  } catch {
    rmSync(join(work, lockFile), { force: true });
    return null;
  }
}

/** The end comes from `mkdtemp`. */
const workName = /^\.backup-.+-\w{6}$/;

/**
 * Deletes what killed backups into this folder have left. Those in progress keep theirs. In a folder that isn't Step's
 * own, only what has the name and the lock of a backup is deleted: ".backup-photos" may be anyone's.
 */
export async function removeKilledBackups(
  folder: string,
  { now, isOwn }: { now: Date; isOwn: boolean },
): Promise<void> {
  for (const name of await readdir(folder)) {
    const work = join(folder, name);
    const isNamed = isOwn ? name.startsWith(workPrefix) : workName.test(name);
    if (isNamed && (await isKilled(work, isOwn ? now : null)))
      await rm(work, { recursive: true, force: true });
  }
}

/** Without a lock, null keeps the folder. */
async function isKilled(work: string, now: Date | null): Promise<boolean> {
  const stats = await stat(work).catch(() => null);
  if (!stats?.isDirectory()) return false;
  // Asking about the lock would make its file.
  if (existsSync(join(work, lockFile))) return !isDataDirectoryLocked(work);
  return now !== null && now.getTime() - stats.mtimeMs > unlockedMs;
}
