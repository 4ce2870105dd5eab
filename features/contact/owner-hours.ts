/** Opening hours as fields of a form: one per day, a time zone, and the days that differ. */
import { formatRanges, type HoursRange, type OpeningHours, parseRanges } from "#shared/opening-hours.ts";
import { type ContactFields, type HoursField, ownerContactTexts as texts, weekdays } from "./owner-texts.ts";

export const hoursFields = weekdays.map((day): HoursField => `hours${day}`);

export function forEachDay<Value>(
  make: (field: HoursField, day: number) => Value,
): Record<HoursField, Value> {
  return Object.fromEntries(hoursFields.map((field, day) => [field, make(field, day)])) as Record<
    HoursField,
    Value
  >;
}

type HoursFields = Pick<ContactFields, HoursField | "timeZone" | "otherHours">;

const maxOtherDays = 50;

export function isTimeZone(name: string): boolean {
  try {
    // Offsets such as "+01:00" have no summer time, so they aren't where a company is.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Reads lines such as "2026-12-24 closed" and "2026-12-31: 9:00-12:00". */
export function readOtherHours(text: string): { days: Record<string, HoursRange[]> } | { problem: string } {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > maxOtherDays) return { problem: texts.otherHoursTooMany };
  const days: Record<string, HoursRange[]> = {};
  for (const line of lines) {
    const [, date = "", hours = ""] = /^(\d{4}-\d{2}-\d{2})[\s:]+(\S.*)$/.exec(line) ?? [];
    const ranges = parseRanges(hours);
    if (!isDate(date) || ranges === null || hours === "") return { problem: texts.otherHoursInvalid };
    days[date] = ranges;
  }
  return { days };
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Undefined if no day has hours. The fields must be valid. */
export function hoursOf(fields: HoursFields): OpeningHours | undefined {
  const week = hoursFields.map((field) => parseRanges(fields[field]) ?? []);
  const read = readOtherHours(fields.otherHours);
  const exceptions = "days" in read ? read.days : {};
  if (week.every((ranges) => ranges.length === 0)) return undefined;
  return {
    timeZone: fields.timeZone,
    week,
    ...(Object.keys(exceptions).length > 0 ? { exceptions } : {}),
  };
}

export function hoursFieldsOf(hours: OpeningHours | undefined): HoursFields {
  const days = forEachDay((_, day) => formatRanges(hours?.week[day] ?? []));
  const otherHours = Object.entries(hours?.exceptions ?? {})
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, ranges]) => `${date} ${formatRanges(ranges) || "closed"}`)
    .join("\n");
  return { ...days, timeZone: hours?.timeZone ?? "", otherHours };
}
