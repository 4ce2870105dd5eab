/** When help centers are examined: at night in UTC, each at its own time. */
import { offsetOf } from "#platform/offset-of.ts";

const dayMs = 24 * 3_600_000;
/** Exams start in the first five hours of the day. */
const nightMs = 5 * 3_600_000;

/** Returns the first time after `now`. */
export function nextNightAt(companyId: string, now: Date): Date {
  const offset = offsetOf(companyId, nightMs);
  const day = Math.floor((now.getTime() - offset) / dayMs) + 1;
  return new Date(day * dayMs + offset);
}
