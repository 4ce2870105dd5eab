/** Recognizes texts that are an address and nothing else. */
import { namesPartOfHouse, namesStreetOrPostcode } from "#engines/brand/address-marks.ts";
import { hasDay, hasTime, isDays } from "#engines/hours/recognize-hours.ts";
import { wholeWords } from "#engines/languages/words.ts";
import { foldLoosely } from "../ground.ts";

/** In characters. */
const maxAddress = 120;
/** Matches a text in which a phone number, and maybe another address, follows the first one. */
export const hasPhone = /@|(?<!\p{L})(?:tel|phone|fon|fax)(?!\p{L})|\d{3,5} ?\/ ?\d{4,}/iu;
const sample = new RegExp(wholeWords("address.sample"), "iu");
/** "Cedar House 13, Leeds". Several numbers may be those of booths or things: "Hall 3, Stand 14, Leeds". */
const numbersHouse = /^\p{Lu}[^\d,]{1,60} \d{1,4} ?\p{L}?(?:,[^\d,]{1,60}){1,5}$/u;

/** It may have no number. */
export function isPlace(text: string): boolean {
  return /^[\p{Lu}\d].*\p{L}, ?[\p{Lu}\d]/u.test(text) && isPure(text);
}

/** True for a short text without what is often beside an address. */
export function isPure(text: string): boolean {
  return (
    text.length <= maxAddress &&
    !/[.!?]$|https?:/.test(text) &&
    !hasHours(text) &&
    !hasPhone.test(text) &&
    !sample.test(text)
  );
}

/** True for a text that is an address if a label says so. */
export function isLabeledAddress(text: string): boolean {
  return (
    /^(?=.*\d).*\p{Lu}\p{L}{2}.*, ?\p{Lu}\p{L}{2}/u.test(text) &&
    isPure(text) &&
    !text.split(",").some((part) => isDays.test(part.trim())) &&
    (namesStreetOrPostcode(text) || numbersHouse.test(text) || namesPartOfHouse(text))
  );
}

export function hasHours(text: string): boolean {
  return hasDay.test(text) && hasTime.test(text);
}

/** Drops "Mill St. 5, Leeds" and "5 Mill Street" beside "5 Mill Street, Leeds". */
export function withoutVariants(addresses: string[]): string[] {
  const kept: string[] = [];
  for (const address of addresses)
    if (!kept.some((other) => isVariant(numbersOf(address), numbersOf(other)))) kept.push(address);
  return kept;
}

/** The house number and the postal code, without the letter of a house number. */
function numbersOf(address: string): string[] {
  return address.match(/\p{N}+/gu) ?? [address];
}

function isVariant(one: string[], other: string[]): boolean {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return fewer.every((number) => more.includes(number));
}

export function wordsOnly(text: string): string {
  return foldLoosely(text).replace(/ /g, "");
}
