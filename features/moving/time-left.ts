/** How long an import will still take, by the rate at which this page has seen it store texts. */

interface Seen {
  atMs: number;
  done: number;
}

/** The last changes of the count, oldest first. The first count isn't one, because its batch began at an unknown time. */
export type Pace = readonly Seen[];

/** Rates change with the pictures of the texts. */
const maxKept = 8;
/** The page sees a change up to two seconds late. */
const minSpanMs = 10_000;
/** A batch that takes this many times as long as those before it waits for something. */
const maxStall = 4;

/** Returns the same pace if nothing changed. `before` is the count that was seen last, null at first. */
export function addToPace(pace: Pace, { before, done, atMs }: Seen & { before: number | null }): Pace {
  if (before === null || done === before) return pace;
  // The import was started again.
  if (done < before) return [];
  return [...pace, { atMs, done }].slice(-maxKept);
}

/** Null unless it is known. */
export function minutesLeft(pace: Pace, { total, atMs }: { total: number; atMs: number }): number | null {
  const [first, last] = [pace[0], pace.at(-1)];
  if (!first || !last) return null;
  const spanMs = last.atMs - first.atMs;
  if (pace.length < 3 || spanMs < minSpanMs) return null;
  const sinceMs = atMs - last.atMs;
  if (sinceMs > (spanMs / (pace.length - 1)) * maxStall) return null;
  const restMs = ((total - last.done) * spanMs) / (last.done - first.done) - sinceMs;
  return Math.max(1, Math.ceil(restMs / 60_000));
}
