import type { HoursRange } from "#shared/opening-hours.ts";
import { readWeek } from "./read-week.ts";

/** Fewer days are more likely an exception or an event than the opening hours. */
const minDays = 3;
const dayMinutes = 1440;

/**
 * The opening hours of the first text that names them, Monday first. Days that it doesn't name are closed. Null if no text
 * names three days, or if the hours can't be those of a day.
 */
export function openingWeek(texts: string[], language: string): HoursRange[][] | null {
  for (const text of texts) {
    const read = readWeek(text, language);
    if (!read || read.size < minDays) continue;
    const days = Array.from({ length: 7 }, (_, day) => rangesOf(read.get(day) ?? "closed"));
    const week = days.flatMap((ranges) => (ranges ? [ranges] : []));
    if (week.length === 7 && week.some((ranges) => ranges.length > 0)) return week;
  }
  return null;
}

function rangesOf(text: string): HoursRange[] | null {
  if (text === "closed") return [];
  const ranges: HoursRange[] = [];
  for (const part of text.split(",")) {
    if (part === "closed") continue;
    const [from = Number.NaN, to = Number.NaN] = part.split("-").map(Number);
    const isValid = from >= 0 && from < dayMinutes && to <= dayMinutes && from !== to;
    if (!isValid) return null;
    ranges.push([from, to > from ? to : to + dayMinutes]);
  }
  return ranges;
}
