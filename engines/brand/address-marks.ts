/** What tells a postal address from other lists of words and numbers: a street with its number, or a postal code. */
import { anyOf } from "#engines/languages/words.ts";

export const streetWord =
  "(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|place|pl|square|sq|terrace|ter|parkway|pkwy|highway|hwy|circle|cir|trail|trl|close|crescent|cres|row|mews|gardens|grove|pike|plaza|broadway)";

const houseNumber = String.raw`(?<![\p{L}\d])\d{1,5} ?\p{L}?(?:[-/]\d{1,4}\p{L}?)?(?![\p{L}\d])`;
/** "Nr. 5", "nº 8", "No: 12". */
const beforeNumber = String.raw`,? ?(?:n(?:o|r|º|°)?[.:]{0,2} ?)?`;
const streetStart = anyOf("address.streetStart");

const streets = [
  // 22 Hill Road
  String.raw`${houseNumber},? (?:[\p{L}.'’-]{1,20} ){1,4}${streetWord}(?!\p{L})`,
  // 7 Rue des Lilas
  String.raw`${houseNumber},? (?:${streetStart}|${anyOf("address.afterNumber")})(?!\p{L}) ?\p{L}`,
  // Calle Mayor, 3; Calle 5 de Mayo 12
  String.raw`(?<!\p{L})(?:${streetStart})(?!\p{L}) ?[\p{L}\d][^,]{0,40}?${beforeNumber}${houseNumber}`,
  // Lindenallee 4
  String.raw`\p{L} ?(?:${anyOf("address.streetEnd")})(?!\p{L})${beforeNumber}${houseNumber}`,
];

/** Leaves out numbers of rooms, booths and years, which have four digits behind a word. */
const postcodes = [
  // Jaipur - 302001, Mumbai 400 001, CA 94025-1234
  String.raw`\p{L}[\s,-]{1,3}(?:\d{5,6}|[1-9]\d{2} \d{3})(?:-\d{4})?(?=,|$)`,
  // 8010 Graz, 10115 Berlin, 1012 AB Amsterdam
  String.raw`(?<![\p{L}\d])(?!(?:19|20)\d\d )(?:\d{4,6}|\d{4} ?\p{Lu}{2}) \p{Lu}\p{L}`,
  // 00-238 Warszawa, 4050-262 Porto, 80010-150, 〒520-0041
  String.raw`(?<![\p{L}\d-])(?:\d{2}-\d{3}|\d{4}-\d{3}|\d{5}-\d{3}|〒\s?\d{3}-\d{4})(?![\p{L}\d-])`,
  // LS1 4AB
  String.raw`(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])`,
  // M5V 2T6
  String.raw`(?<![\p{L}\d])[A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])`,
];

const street = new RegExp(streets.join("|"), "iu");
const postcode = new RegExp(postcodes.join("|"), "u");

export function namesStreetOrPostcode(text: string): boolean {
  return street.test(text) || postcode.test(text);
}
