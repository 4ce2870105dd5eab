import { dayIn, dayName, type Zone } from "#shared/day-text.ts";

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const dayMs = 86_400_000;

/** Groups consecutive entries from the same day in the reader's time zone. `at` and `now` are ISO 8601. */
export function groupByDay<Entry extends { at: string }>(
  entries: Entry[],
  { now, zone }: { now: string; zone: Zone },
): { day: string; name: string; entries: Entry[] }[] {
  const days = Map.groupBy(entries, ({ at }) => dayIn(at, zone));
  return [...days].map(([day, ofDay]) => ({ day, name: nameOf(day, dayIn(now, zone)), entries: ofDay }));
}

/** "Today", "Yesterday", "Friday, November 20" or "Friday, November 20, 2026". */
function nameOf(day: string, today: string): string {
  const date = Date.parse(day);
  const daysAgo = (Date.parse(today) - date) / dayMs;
  if (daysAgo === 0) return "Today";
  if (daysAgo === 1) return "Yesterday";
  const name = `${weekdays[new Date(date).getUTCDay()] ?? ""}, ${dayName(day)}`;
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? name : `${name}, ${year}`;
}
