/** Recognizes lines that are the value of a name: prices, days and times. */
import { hasNamedDay, hasTime, isDayAndClosed } from "#engines/hours/recognize-hours.ts";
import { wholeWords } from "#engines/languages/words.ts";
import { splitWords } from "#engines/search/split-words.ts";

/** In words. What is before a value, such as "Phone:" or "11:15:". */
export const wordsOfName = 6;
/** In words, besides the number. A longer line says what its amount is for. */
export const wordsOfValue = 2;
/** Days and times, such as "Saturday 9am – 1pm". In characters. */
const longestHours = 60;

export const closed = new RegExp(wholeWords("hours.closed"), "iu");

export function namesNext(sentence: string | undefined): boolean {
  return sentence !== undefined && /[:：]$/.test(sentence) && splitWords(sentence).length <= wordsOfName;
}

/** True for a line of little but numbers. */
export function isBare(text: string): boolean {
  return (
    /\d/.test(text) &&
    !namesNext(text) &&
    splitWords(text).filter(({ word }) => !/\d/.test(word)).length <= wordsOfValue
  );
}

export function namesTimes(text: string): boolean {
  return (
    text.length <= longestHours && (hasNamedDay.test(text) || hasTime.test(text) || isDayAndClosed.test(text))
  );
}

/** True for "€4", "Mon – Fri 9:00 – 17:00" and "Closed". */
export function isValueLine(text: string): boolean {
  return isBare(text) || namesTimes(text) || (splitWords(text).length <= wordsOfValue && closed.test(text));
}
