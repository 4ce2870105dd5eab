import { useEffect, useState } from "react";
import type { ShownImport } from "#features/moving/describe-import.server.ts";
import { addToPace, minutesLeft, type Pace } from "#features/moving/time-left.ts";

/** Watches the count that the page reloads. Null until it tells. */
export function useMinutesLeft(shown: ShownImport): number | null {
  const [seen, setSeen] = useState<{ pace: Pace; before: number | null; atMs: number }>({
    pace: [],
    before: null,
    atMs: 0,
  });
  // Each reload is another object, also if the count is the same.
  useEffect(() => {
    const [atMs, { done }] = [performance.now(), shown];
    setSeen(({ pace, before }) => ({ pace: addToPace(pace, { before, done, atMs }), before: done, atMs }));
  }, [shown]);
  return shown.phase === "plan" ? null : minutesLeft(seen.pace, { total: shown.total, atMs: seen.atMs });
}
