/** Protects DATA_DIR, which contains password hashes, emails and sessions, from other users of the machine. */
import { chmodSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "#platform/log.ts";

/** Sets the process's umask, so that only its own user can read new files. */
export function writePrivateFilesOnly(): void {
  process.umask(0o077);
}

export const privateDirectoryMode = 0o700;

/** Step's entries in the directory. "postgres" is missing, because the database protects its own directory. */
const ownNames =
  /^(?:backups|files|ocr|uploads|server\.json|visited-pages\.json(?:\.\d+)?|lock\.db(?:-journal)?|postgres(?:\.log(?:\.1)?|-password|-connection\.json)(?:\.new)?)$/;
const knownNames = /^(?:postgres|lost\+found|\.postgres-init-.*|\.restored-.*)$/;

/**
 * Removes group and other permissions from an existing directory, but only from files that this process's user owns. If
 * the directory has other content, as a home directory does, its mode stays and only Step's entries in it change. Logs
 * if the file system refuses.
 */
export function tightenDataDirectory(dataDir: string, log: Log): void {
  const stats = statSync(dataDir, { throwIfNoEntry: false });
  if (!stats?.isDirectory() || process.getuid === undefined) return;
  try {
    const names = readdirSync(dataDir);
    const foreign = names.filter((name) => !ownNames.test(name) && !knownNames.test(name));
    if (foreign.length === 0) takeFromOthers(dataDir, stats);
    else if ((stats.mode & 0o077) !== 0)
      log.warn({ dataDir }, "DATA_DIR holds foreign files; other users can list it");
    for (const path of names.filter((name) => ownNames.test(name)).map((name) => join(dataDir, name))) {
      const entry = lstatSync(path, { throwIfNoEntry: false });
      if (entry && !entry.isSymbolicLink()) takeFromOthers(path, entry);
    }
  } catch (error) {
    log.warn({ err: error, dataDir }, "DATA_DIR permission change failed");
  }
}

function takeFromOthers(path: string, { mode, uid }: { mode: number; uid: number }): void {
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
}
