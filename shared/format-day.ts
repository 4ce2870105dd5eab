/** "18 November 2026", in UTC so that every process agrees. */
export function formatDay(date: Date): string {
  return days.format(date);
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
