import { dayIn, dayName } from "#shared/day-text.ts";
import type { TeamLanguage } from "#shared/enumerations.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Created on demand, because it takes 20 ms on a phone. */
const words = new Map<TeamLanguage, Intl.RelativeTimeFormat>();

function wordsIn(language: TeamLanguage): Intl.RelativeTimeFormat {
  const known = words.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  words.set(language, known);
  return known;
}

/** Formats a time as "just now", "2 minutes ago", "3 hours ago", "yesterday" or "on November 3". */
export function agoText(then: Date, now: Date, language: TeamLanguage = "en"): string {
  const ms = Math.max(0, now.getTime() - then.getTime());
  if (ms < minuteMs) return language === "de" ? "gerade eben" : "just now";
  if (ms < hourMs) return wordsIn(language).format(-Math.floor(ms / minuteMs), "minute");
  if (ms < dayMs) return wordsIn(language).format(-Math.floor(ms / hourMs), "hour");
  if (ms < 7 * dayMs) return wordsIn(language).format(-Math.floor(ms / dayMs), "day");
  if (language === "en") return `on ${dayName(dayIn(then.toISOString(), "UTC"))}`;
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  return `am ${day.format(then)}`;
}
