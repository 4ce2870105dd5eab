/** Times on operator pages: in UTC, formatted on the server, against hydration mismatches. */

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const minuteFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

export interface ShownTime {
  iso: string;
  /** Such as "Nov 21, 2026". */
  text: string;
}

export function shownDay(date: Date): ShownTime {
  return { iso: date.toISOString(), text: dayFormat.format(date) };
}

export function shownMinute(date: Date): ShownTime {
  return { iso: date.toISOString(), text: `${minuteFormat.format(date)} UTC` };
}
