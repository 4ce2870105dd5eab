/** What tells a postal address from other lists of words and numbers: a street with its number, or a postal code. */
import { anyOf } from "#engines/languages/words.ts";

export const streetWord =
  "(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|place|pl|square|sq|terrace|ter|parkway|pkwy|highway|hwy|circle|cir|trail|trl|close|crescent|cres|row|mews|gardens|grove|pike|plaza|broadway)";

const houseNumber = String.raw`(?<![\p{L}\d])\d{1,5} ?\p{L}?(?:[-/]\d{1,4}\p{L}?)?(?![\p{L}\d])`;
/** "Nr. 5", "nº 8", "No: 12", "д. 5". */
const beforeNumber = String.raw`,? ?(?:n(?:o|r|º|°)?[.:]{0,2} ?|(?:№|д|дом|буд)\.? ?)?`;
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

const floor = anyOf("address.floor");
/** "Flat 2", "Kat: 3" and "Block C", but also "2. Stock" and "3rd floor". Without its mark, "2 rooms" counts them. */
const partOfHouse = new RegExp(
  String.raw`^(?:(?:${floor})[.:]? ?(?:n(?:o|r|º|°)?[.:]? ?|#)?(?:\p{L}?\d{1,4}\p{L}?|\p{L})|\d{1,3}(?:[.°ºª]{1,2}|st|nd|rd|th|er|e|ème|-?й) ?(?:${floor}))$`,
  "iu",
);
/** "14 The Green", but not "5 Standing Desks". */
const numberFirst =
  /^\d{1,4}(?: ?\p{L}(?!\p{L}))? \p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,3} \p{Lu}[\p{L}.'’-]*$/u;
const severalThings = /[^s]s$/iu;
/** "Am Markt 3", but not "Hall 3". */
const numberLast = /^\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){1,5} \d{1,4} ?\p{L}?$/u;

/** True for a house whose street is named after anything, if a flat, floor or shop in it is named too: "Flat 2, 14 The Green, Marlow". */
export function namesPartOfHouse(text: string): boolean {
  const all = text.split(",").map((part) => part.trim());
  const parts = all.filter((part) => !partOfHouse.test(part));
  const [house, ...others] = parts.filter((part) => /\d/.test(part));
  return (
    parts.length < all.length &&
    house !== undefined &&
    others.length === 0 &&
    house !== parts.at(-1) &&
    (numberLast.test(house) || (numberFirst.test(house) && !severalThings.test(house)))
  );
}
