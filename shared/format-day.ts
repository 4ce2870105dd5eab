/** Formats a date as "18 November 2026", in UTC so that every process gets the same day. */
export function formatDay(date: Date): string {
  return days.format(date);
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
