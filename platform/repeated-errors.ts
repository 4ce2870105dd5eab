/** Reports an error that repeats, such as while the database is down, once a minute instead of every time. */

const minuteMs = 60_000;

interface Repeated {
  err: Error;
  /** How often it was left out since the last report. */
  repeated: number;
}

/**
 * The returned function writes the first of several errors with the same code and message, and then one a minute. `now`
 * is in milliseconds.
 */
export function limitRepeatedErrors(
  write: (line: Repeated) => void,
  now: () => number,
): (error: Error) => void {
  const known = new Map<string, { since: number; repeated: number }>();
  return (error) => {
    const at = now();
    for (const [key, { since }] of known) if (at - since >= 2 * minuteMs) known.delete(key);
    const key = `${"code" in error ? String(error.code) : ""} ${error.message}`;
    const entry = known.get(key);
    if (entry && at - entry.since < minuteMs) {
      entry.repeated += 1;
      return;
    }
    known.set(key, { since: at, repeated: 0 });
    write({ err: error, repeated: entry?.repeated ?? 0 });
  };
}
