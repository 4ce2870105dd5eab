interface KeptBackup {
  name: string;
  madeAt: Date;
  bytes: number;
}

/** Kept regardless of age, so that a few restarts don't evict the state before them. */
const newestKept = 3;
const hoursKept = 24;
const daysKept = 7;

/**
 * Returns the names of the backups to delete. Keeps the newest three, plus the last backup of each of the latest 24
 * hours and the latest 7 days that have one. Of these, the oldest are dropped until the total is within `maxBytes`. The
 * newest is always kept.
 */
export function backupsToDelete(backups: KeptBackup[], { maxBytes }: { maxBytes: number }): string[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const kept = new Set([
    ...newestFirst.slice(0, newestKept),
    ...lastOfEach(newestFirst, 13).slice(0, hoursKept),
    ...lastOfEach(newestFirst, 10).slice(0, daysKept),
  ]);
  let total = 0;
  const within = newestFirst.filter((backup, index) => {
    if (!kept.has(backup)) return false;
    total += backup.bytes;
    return index === 0 || total <= maxBytes;
  });
  return newestFirst.filter((backup) => !within.includes(backup)).map(({ name }) => name);
}

/** Returns the newest of each group that shares a timestamp prefix: 13 characters are the hour, 10 the day. */
function lastOfEach(newestFirst: KeptBackup[], characters: number): KeptBackup[] {
  const groups = Map.groupBy(newestFirst, ({ madeAt }) => madeAt.toISOString().slice(0, characters));
  return [...groups.values()].flatMap((group) => group.slice(0, 1));
}
