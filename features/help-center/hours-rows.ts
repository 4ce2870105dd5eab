import type { Texts } from "#engines/messages/texts.ts";
import type { HoursRange, OpeningHours } from "#shared/opening-hours.ts";

export interface HoursRow {
  name: string;
  /** Each range, or "Closed". */
  times: string[];
}

/** The week, then the days that differ. */
export function hoursRows({ t, day, clockRange, weekday }: Texts, hours: OpeningHours): HoursRow[] {
  const times = (ranges: HoursRange[]) =>
    ranges.length === 0 ? [t("hours.closed")] : ranges.map(([from, to]) => clockRange(from, to));
  const others = Object.entries(hours.exceptions ?? {}).sort(([a], [b]) => a.localeCompare(b));
  return [
    ...hours.week.map((ranges, index) => ({ name: weekday(index), times: times(ranges) })),
    ...others.map(([date, ranges]) => ({ name: day(new Date(date)), times: times(ranges) })),
  ];
}
