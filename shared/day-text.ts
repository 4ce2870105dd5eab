/**
 * Formats English dates and times without Intl, because creating a formatter takes 20 ms on a phone while a page opens.
 * An undefined `zone` means the process's time zone, which in a browser is the reader's.
 */

export type Zone = "UTC" | undefined;

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** Formats an ISO date such as "2026-11-03" as "November 3". */
export function dayName(day: string): string {
  return `${months[Number(day.slice(5, 7)) - 1] ?? ""} ${Number(day.slice(8, 10))}`;
}

/** Formats an ISO date as "Nov 3". */
export function shortDayName(day: string): string {
  return dayName(day).replace(/^(\p{L}{3})\p{L}*/u, "$1");
}

/** Returns the ISO date ("2026-11-03") that a timestamp has in a zone. */
export function dayIn(at: string, zone: Zone): string {
  const date = new Date(at);
  const [year, month, day] =
    zone === "UTC"
      ? [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
      : [date.getFullYear(), date.getMonth(), date.getDate()];
  return `${year}-${twoDigits(month + 1)}-${twoDigits(day)}`;
}

/** Formats a timestamp as "Nov 19, 2025". */
export function dateIn(at: string, zone: Zone): string {
  const day = dayIn(at, zone);
  return `${shortDayName(day)}, ${day.slice(0, 4)}`;
}

/** Formats a timestamp as "14:05". */
export function timeIn(at: string, zone: Zone): string {
  const date = new Date(at);
  const [hours, minutes] =
    zone === "UTC" ? [date.getUTCHours(), date.getUTCMinutes()] : [date.getHours(), date.getMinutes()];
  return `${twoDigits(hours)}:${twoDigits(minutes)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
