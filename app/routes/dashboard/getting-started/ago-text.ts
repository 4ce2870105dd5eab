import { dayIn, dayName } from "#shared/day-text.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Created on demand, because it takes 20 ms on a phone. */
let words: Intl.RelativeTimeFormat | undefined;

/** Formats a time as "just now", "2 minutes ago", "3 hours ago", "yesterday" or "on November 3". */
export function agoText(then: Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - then.getTime());
  if (ms < minuteMs) return "just now";
  words ??= new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  if (ms < hourMs) return words.format(-Math.floor(ms / minuteMs), "minute");
  if (ms < dayMs) return words.format(-Math.floor(ms / hourMs), "hour");
  if (ms < 7 * dayMs) return words.format(-Math.floor(ms / dayMs), "day");
  return `on ${dayName(dayIn(then.toISOString(), "UTC"))}`;
}
