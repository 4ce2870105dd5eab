/**
 * When a company's website is due for its next check. Each company has its own offset within the period, so that checks
 * are spread evenly and restarts don't start all of them.
 */
import { offsetOf } from "#platform/offset-of.ts";
import type { CheckFrequency } from "#shared/enumerations.ts";

const dayMs = 24 * 3_600_000;
const periodsMs: Record<Exclude<CheckFrequency, "off">, number> = {
  daily: dayMs,
  weekly: 7 * dayMs,
  monthly: 28 * dayMs,
};

/** A doubtful reading is repeated on the next day, whatever the frequency. */
export const repeatAfterMs = dayMs;

/** Returns the first due time after `now`, which is always at the company's own offset. Null for "off". */
export function nextCheckAt(
  companyId: string,
  { frequency, now }: { frequency: CheckFrequency; now: Date },
): Date | null {
  if (frequency === "off") return null;
  const periodMs = periodsMs[frequency];
  const offsetMs = offsetOf(companyId, periodMs);
  const periods = Math.floor((now.getTime() - offsetMs) / periodMs) + 1;
  return new Date(periods * periodMs + offsetMs);
}
