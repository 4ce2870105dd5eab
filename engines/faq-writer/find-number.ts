/** Finds a phone number in a line as the page writes it: as a whole, never as a part of a longer one. */
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Up to four signs between two digits of one number. Colons and what separates the parts of a list aren't. */
const gap = String.raw`(?:(?!,\s)[^\p{L}\p{N}:;|•：；｜、]){0,4}`;
const afterCode = String.raw`(?<!(?:\+|(?<!\p{N})00)\p{N}{1,3}[^\p{L}\p{N}]{0,4})`;
/** A number that starts with 0 may be right behind another one, but not behind a country's code: "+44 (0)20". */
const beforeNational = String.raw`(?<!\p{N})${afterCode}\(?`;
const beforeNumber = String.raw`(?:\+\(?|(?<!\p{N})${afterCode}\(|(?<!\p{N}))`;

/** Returns the number as the text has it, if it has it as a whole. `code` is the country's code that the digits begin with. */
export function findNumber(text: string, digits: string, code = ""): string | null {
  const before = digits.startsWith("0") ? beforeNational : beforeNumber;
  const pattern = new RegExp(String.raw`${before}${[...digits].join(gap)}(?!\p{N})`, "giu");
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [shown] = found;
    const isMarked = /^(?:\+|0|\()/.test(shown);
    const isPart = !isMarked && continues(text.slice(0, found.index), shown);
    if (!isPart && !(code !== "" && !isMarked && isLabel(shown, code))) return shown;
    pattern.lastIndex = found.index + 1;
  }
  return null;
}

const groupBefore = /(?<!\p{N})\p{N}{1,4}([^\p{L}\p{N}]{1,4})$/u;
/** "24/7 ", "24h/24 ", "8-16 " and "18:00 " before a number. */
const timeBefore = /(?<!\p{N})\p{N}{1,2}h?[/:–—-]\p{N}{1,2}\s{1,3}$/u;
/** "415-555-2671/", not the area code in "202/555-1234". */
const numberBefore = /(?:\p{N}[^\p{L}\p{N}]{0,2}){5}\p{N}\/$/u;
const spacedSign = /\s[/–—-]+\s/u;

/** True if the group of up to four digits before a number belongs to it. */
function continues(before: string, number: string): boolean {
  const [, between] = groupBefore.exec(before) ?? [];
  if (between === undefined || /[,;:|·•：；｜、]/.test(between) || timeBefore.test(before)) return false;
  if (numberBefore.test(before)) return number.includes("/");
  return !separates(between, number);
}

/** True for a slash or dash between spaces, unless the number itself is written with it: "202 - 555 - 1234". */
function separates(between: string, number: string): boolean {
  const [sign] = spacedSign.exec(between) ?? [];
  return sign !== undefined && !number.includes(sign);
}

/** True if what looks like the country's code numbers a line: "Line 1 - 415-555-2671". */
function isLabel(number: string, code: string): boolean {
  const rest = number.slice(code.length);
  const at = rest.search(/\p{N}/u);
  return number.startsWith(code) && separates(rest.slice(0, at), rest.slice(at));
}

export interface Spelling {
  text: string;
  /** The country's code that it begins with. Empty if it has none. */
  code: string;
}

/**
 * Links have the country's code. The text beside them may have the number as it is dialled in the country, or with
 * another prefix: "+44 (0)20", "0044 20".
 */
export function spellings(value: string): Spelling[] {
  const number = value.startsWith("+") ? parsePhoneNumberFromString(value) : undefined;
  if (!number) return [{ text: value, code: "" }];
  const { countryCallingCode: code, nationalNumber, number: whole } = number;
  const withCode = new Set([value, whole, `${code}0${nationalNumber}`]);
  const others = new Set([`00${code}${nationalNumber}`, number.formatNational(), `0${nationalNumber}`]);
  return [
    ...[...withCode].map((text) => ({ text, code: String(code) })),
    ...[...others].map((text) => ({ text, code: "" })),
  ];
}
