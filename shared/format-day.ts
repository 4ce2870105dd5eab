/** A day as people read it, the same in every process: "18 November 2026" in UTC. */
export function formatDay(date: Date): string {
  return days.format(date);
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
