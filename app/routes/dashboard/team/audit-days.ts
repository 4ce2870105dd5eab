import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { dayIn, dayName, type Zone } from "#shared/day-text.ts";

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const dayMs = 86_400_000;

/** Groups consecutive entries from the same day in the reader's time zone. `at` and `now` are ISO 8601. */
export function groupByDay<Entry extends { at: string }>(
  entries: Entry[],
  { now, zone, texts }: { now: string; zone: Zone; texts: TeamTexts<"audit"> },
): { day: string; name: string; entries: Entry[] }[] {
  const days = Map.groupBy(entries, ({ at }) => dayIn(at, zone));
  return [...days].map(([day, ofDay]) => ({
    day,
    name: nameOf(day, dayIn(now, zone), texts),
    entries: ofDay,
  }));
}

/** "Today", "Yesterday", "Friday, November 20" or "Friday, November 20, 2026". */
function nameOf(day: string, today: string, { t, language }: TeamTexts<"audit">): string {
  const date = Date.parse(day);
  const daysAgo = (Date.parse(today) - date) / dayMs;
  if (daysAgo === 0) return t("Today");
  if (daysAgo === 1) return t("Yesterday");
  const year = day.slice(0, 4);
  const isThisYear = year === today.slice(0, 4);
  if (language !== "en")
    return new Intl.DateTimeFormat(language, {
      ...{ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
      ...(isThisYear ? {} : { year: "numeric" }),
    }).format(date);
  const name = `${weekdays[new Date(date).getUTCDay()] ?? ""}, ${dayName(day)}`;
  return isThisYear ? name : `${name}, ${year}`;
}
