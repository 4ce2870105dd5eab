/** Matches days, times and closed days in a line of text, in the words of every language pack. */
import { packs } from "#engines/languages/packs.ts";
import { anyOf, joined, wholeWords } from "#engines/languages/words.ts";

const dayOf = (isSpaced: boolean, isLoose = true) =>
  joined(
    packs
      .filter((pack) => pack.isSpaced === isSpaced)
      .flatMap(({ calendar }) => [
        ...calendar.days,
        isLoose ? calendar.looseDays : null,
        calendar.weekdays,
        calendar.weekend,
        calendar.daily,
      ]),
  );
const unspacedDay = dayOf(false);
const day = `${dayOf(true)}|${unspacedDay}`;
const closed = anyOf("hours.closed");
const clock = anyOf("hours.clock");
const notOpen = `${closed}|${anyOf("hours.byAppointment")}`;
const time = String.raw`\d{1,2}(?:\s?[:.h]\s?\d{2})?\s?(?:a\.?m\.?|p\.?m\.?|${clock}|h)?`;
/** Source of a pattern: "9 am – 5 pm". */
export const timeRange = String.raw`${time}\s?(?:-|–|—|－|${anyOf("hours.until")})\s?${time}`;
const betweenDays = `-|–|—|&|,|${anyOf("hours.through")}|${anyOf("hours.and")}`;

export const hasDay = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${day})(?!\p{L})|${unspacedDay}`, "iu");
/** The same without abbreviations that are words of other languages, such as the Italian "di". */
export const hasNamedDay = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${dayOf(true, false)}|${unspacedDay})(?!\p{L})|${unspacedDay}`,
  "iu",
);
/** Matches a line with nothing but days. */
export const isDays = new RegExp(
  String.raw`^(?:${day})\.?(?:\s?(?:${betweenDays})\s?(?:${day})\.?){0,4}\s?:?$`,
  "iu",
);
/** The lookarounds exclude price ranges. */
export const hasRange = new RegExp(String.raw`(?<![\d.,€$£])${timeRange}(?!\s?[\d€$£%])`, "iu");
/** Matches a line with nothing but times, "closed" or "by appointment". */
export const isTimes = new RegExp(
  String.raw`^(?:(?:${timeRange})(?:\s?(?:,|\/|&|${anyOf("hours.and")})?\s?(?:${timeRange}))?|${notOpen})$`,
  "iu",
);
export const isDayAndClosed = new RegExp(String.raw`^(?:${day})[^\d]{0,40}(?:${notOpen})$`, "iu");
export const hasTime = new RegExp(
  String.raw`(?<!\d)(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?\s?(?:[ap]\.?m\.?|(?:${clock})|h(?:rs?|eures)?(?![\p{L}])|o['’]clock)|(?<!\d)(?:[01]?\d|2[0-3])[:.][0-5]\d(?!\d)|(?<!\d)(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?\s?[–—-]\s?(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?(?![\d.,/%€$])|24\s?\/\s?7|${wholeWords("hours.allDay", "hours.closed")}`,
  "iu",
);
