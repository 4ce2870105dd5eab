/**
 * English dates and times without Intl: creating a formatter takes a phone 20 ms while a page opens. An undefined
 * `zone` means the process's local zone, which in a browser is the reader's.
 */

export type Zone = "UTC" | undefined;

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** "November 3". Takes an ISO date such as "2026-11-03". */
export function dayName(day: string): string {
  return `${months[Number(day.slice(5, 7)) - 1] ?? ""} ${Number(day.slice(8, 10))}`;
}

/** "Nov 3". */
export function shortDayName(day: string): string {
  return dayName(day).replace(/^(\p{L}{3})\p{L}*/u, "$1");
}

/** The ISO date ("2026-11-03") of an ISO 8601 timestamp in a zone. */
export function dayIn(at: string, zone: Zone): string {
  const date = new Date(at);
  const [year, month, day] =
    zone === "UTC"
      ? [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
      : [date.getFullYear(), date.getMonth(), date.getDate()];
  return `${year}-${twoDigits(month + 1)}-${twoDigits(day)}`;
}

/** "Nov 19, 2025". */
export function dateIn(at: string, zone: Zone): string {
  const day = dayIn(at, zone);
  return `${shortDayName(day)}, ${day.slice(0, 4)}`;
}

/** "14:05". */
export function timeIn(at: string, zone: Zone): string {
  const date = new Date(at);
  const [hours, minutes] =
    zone === "UTC" ? [date.getUTCHours(), date.getUTCMinutes()] : [date.getHours(), date.getMinutes()];
  return `${twoDigits(hours)}:${twoDigits(minutes)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
