/** Tells opening hours from lines about an event, which have a day and a time, too. */
import { packs } from "#engines/languages/packs.ts";
import { joined, wholeWords } from "#engines/languages/words.ts";
import { hasDay, hasRange, hasTime } from "./recognize-hours.ts";

/** In characters. */
const longest = 120;
const shortDays = joined(packs.flatMap(({ calendar }) => calendar.shortDays ?? []));
const words = wholeWords(
  "hours.until",
  "hours.through",
  "hours.and",
  "hours.from",
  "hours.closed",
  "hours.byAppointment",
  "hours.open",
  "hours.opening",
  "hours.clock",
);
const parts = [
  hasRange.source,
  hasTime.source,
  hasDay.source,
  String.raw`(?<![\p{L}\p{N}])(?:${shortDays})(?!\p{L})`,
  words,
].map((source) => new RegExp(source, "giu"));

/** True for a line of days with spans of time that says nothing else: "Mon–Fri 8 am – 6 pm · Sat 9 am – 1 pm". */
export function isNothingButHours(text: string): boolean {
  if (text.length > longest || !hasDay.test(text) || !hasRange.test(text)) return false;
  return !/\p{L}{2}/u.test(besides(text));
}

/** True for "Sunday walk at 10:00", but not for "Täglich ab 17 Uhr". */
export function saysMoreThanHours(text: string): boolean {
  return /\p{L}{4}/u.test(besides(text));
}

function besides(text: string): string {
  return parts.reduce((left, pattern) => left.replace(pattern, " "), text);
}
