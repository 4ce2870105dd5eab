/** Keeps what is in DATA_DIR from the machine's other users: passwords' hashes, mails and sessions are among it. */
import { chmodSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "#platform/log.ts";

/** For the process: whatever it writes from now on, only its own user can read. */
export function writePrivateFilesOnly(): void {
  process.umask(0o077);
}

export const privateDirectoryMode = 0o700;

/** What Step writes there. "postgres" is missing: the database keeps its own directory private. */
const ownNames =
  /^(?:backups|files|uploads|server\.json|lock\.db(?:-journal)?|postgres(?:\.log(?:\.1)?|-password|-connection\.json)(?:\.new)?)$/;
const knownNames = /^(?:postgres|lost\+found|\.postgres-init-.*|\.restored-.*)$/;

/**
 * Takes an existing directory, as an earlier version or an operator made it, from group and others. Only what belongs
 * to this process's user is changed. A directory that also holds something else, such as a home directory, keeps its
 * mode, and only Step's entries in it are changed. Where the file system refuses, the log says so.
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
