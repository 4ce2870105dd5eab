/** Which backups are kept: a rule over their times, without the files. */

interface KeptBackup {
  name: string;
  madeAt: Date;
  bytes: number;
}

/** Whatever their times, so that a few starts and stops do not push out the state before them. */
const newestKept = 3;
const hoursKept = 24;
const daysKept = 7;

/**
 * Names to delete: all but the newest three, the last of each of the latest 24 hours and of each of the latest 7 days
 * that have one; then the oldest of what is left, until all take `maxBytes` at most. The newest one always stays.
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

/** The first of each group of equal beginnings of its time: 13 characters are the hour, 10 the day. */
function lastOfEach(newestFirst: KeptBackup[], characters: number): KeptBackup[] {
  const groups = Map.groupBy(newestFirst, ({ madeAt }) => madeAt.toISOString().slice(0, characters));
  return [...groups.values()].flatMap((group) => group.slice(0, 1));
}
