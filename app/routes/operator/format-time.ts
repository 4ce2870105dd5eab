/** Times on operator pages. The server formats them in UTC, which prevents hydration mismatches. */

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const minuteFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

export interface ShownTime {
  iso: string;
  /** Formatted like "Nov 21, 2026". */
  text: string;
}

export function shownDay(date: Date): ShownTime {
  return { iso: date.toISOString(), text: dayFormat.format(date) };
}

export function shownMinute(date: Date): ShownTime {
  return { iso: date.toISOString(), text: `${minuteFormat.format(date)} UTC` };
}
