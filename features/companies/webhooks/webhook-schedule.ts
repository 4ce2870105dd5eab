/** When a delivery is tried again. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** After each failed try. Together 72 hours. */
const delaysMs = [
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  6 * hourMs,
  20 * hourMs,
  43 * hourMs + 24 * minuteMs,
];

export const maxTries = delaysMs.length + 1;

/** Null after the last try. A receiver can ask for more time (Retry-After), up to the next longer delay. */
export function nextDelayMs(tries: number, retryAfter: string | undefined): number | null {
  const delay = delaysMs[tries - 1];
  if (delay === undefined) return null;
  const asked = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) * 1_000 : 0;
  return Math.max(delay, Math.min(asked, delaysMs[tries] ?? delay));
}
