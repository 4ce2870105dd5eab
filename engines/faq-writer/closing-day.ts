/** Opening hours of all days, beside the day on which the company is closed: "OPEN 17:00–23:30", "Closed on Mondays". */
import { saysMoreThanHours } from "#engines/hours/nothing-but-hours.ts";
import { hasDay, hasRange } from "#engines/hours/recognize-hours.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import type { TextLine } from "./page-lines.ts";

const opening = new RegExp(`${wholeWords("hours.opening")}|${anyOf("hours.heading")}`, "iu");
const openings = new RegExp(opening.source, "giu");
const closed = new RegExp(anyOf("hours.closed"), "iu");
const telephone = /\+?\d[\d\s().-]{8,}\d/;
/** In characters. */
const longest = 60;
/** Lines between both, such as the link to the map. */
const maxApart = 2;

/** Both lines, if the line at `at` is the first of them. The closing day may be beside the phone number. */
export function hoursWithClosingDay(lines: readonly TextLine[], at: number): string[] | null {
  const [first, ...rest] = lines.slice(at, at + 1 + maxApart).map(({ text }) => text);
  if (first === undefined) return null;
  const day = closingDayIn(first);
  for (const text of rest) {
    if (day !== null && isForAllDays(text)) return [text, day];
    const below = isForAllDays(first) ? closingDayIn(text) : null;
    if (below !== null) return [first, below];
  }
  return null;
}

function isForAllDays(text: string): boolean {
  return (
    text.length <= longest &&
    opening.test(text) &&
    hasRange.test(text) &&
    !hasDay.test(text) &&
    !telephone.test(text.replace(/\d{1,2}[.:]\d{2}/g, "x")) &&
    !saysMoreThanHours(text.replace(openings, " "))
  );
}

function closingDayIn(text: string): string | null {
  const part = text.split(telephone).at(-1)?.trim() ?? "";
  return part.length <= longest && closed.test(part) && hasDay.test(part) && !/\d/.test(part) ? part : null;
}
