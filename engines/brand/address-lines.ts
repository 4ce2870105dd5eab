/**
 * Finds postal addresses in which the street comes before the postcode and town, with optional parts in between. Runs
 * in linear time.
 */
import { anyOf } from "#engines/languages/words.ts";

const wordFirst = new RegExp(
  `(?:(?<![\\p{L}\\d])\\d{1,4}(?: ?(?:bis|ter|quater|[a-z]))?,? )?(?<!\\p{L})(?:${anyOf("address.streetStart")})(?!\\p{L}) ?[\\p{L}\\d]`,
  "iu",
);
const wordLast = new RegExp(`^[\\p{L}\\d][^@:]{0,40}(?:${anyOf("address.streetEnd")})(?!\\p{L})`, "iu");
const houseNumber = /^\d{1,4}(?: ?(?:bis|ter|quater|[a-z]))?$/i;

/**
 * Matches "10115 Berlin", "A-8010 Graz", "3551 CK Utrecht", "1200-241 Lisboa", "00-238 Warszawa", and a Brazilian
 * postcode without a town.
 */
const postcodeAndTown =
  /^(?:(?:[A-Z]{1,2}-)?\d{4,5}|\d{4}-\d{3}|\d{2}-\d{3}|\d{4} ?[A-Z]{2})(?: [-–])? \p{Lu}[\p{L}.'’-]{1,30}(?:[ /](?:(?:de|del|la|las|los|di|do|da|dos|am|an|der|im|bei|sur|sous|en|aan|den) )?\p{Lu}[\p{L}.'’-]{1,24}){0,2}|^(?:CEP:? ?)?\d{5}-\d{3}(?=$|\s)/u;

/** Parts such as a number, floor, door, district or state may separate the street from the postcode. */
const maxPartsBetween = 4;
const maxStreetChars = 70;

/** Returns the addresses in `text` word for word, with commas where lines were joined. */
export function findAddressLines(text: string): string[] {
  const parts = partsOf(text);
  const found: string[] = [];
  parts.forEach((part, at) => {
    const end = postcodeAndTown.exec(part.text);
    if (!end) return;
    for (let from = at - 1; from >= Math.max(0, at - 1 - maxPartsBetween); from -= 1) {
      const street = startOfStreet(parts, from);
      if (street === null) continue;
      const whole = text.slice(street, part.at + end[0].length);
      // A square or a small village needs no house number if its line is right above the town's.
      const lead = parts[from]!.text.slice(0, Math.max(0, street - parts[from]!.at));
      const isWholeLine =
        from === at - 1 && !/[\p{L}\p{N}]/u.test(lead) && /^\p{Lu}/u.test(text.slice(street));
      if (/\d/.test(text.slice(street, part.at)) || isWholeLine) found.push(whole);
      break;
    }
  });
  return found;
}

interface Part {
  text: string;
  at: number;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  // "42000 - Saint-Étienne" is one part, but not "© 2024 - Lindenstraße 5".
  for (const edge of text.matchAll(/\s?[,;|·•]\s?|(?<![\s,]\d{5})\s[-–—]\s/g)) {
    parts.push({ text: text.slice(at, edge.index), at });
    at = edge.index + edge[0].length;
  }
  parts.push({ text: text.slice(at), at });
  return parts;
}

/** Returns the index at which the street starts, or null if the part has no street. */
function startOfStreet(parts: readonly Part[], index: number): number | null {
  const { text, at } = parts[index]!;
  if (text.length > 200) return null;
  const first = wordFirst.exec(text);
  if (first && text.length - first.index <= maxStreetChars) {
    const before = parts[index - 1];
    const isAfterNumber = first.index === 0 && before !== undefined && houseNumber.test(before.text);
    return isAfterNumber ? before.at : at + first.index;
  }
  return text.length <= maxStreetChars && wordLast.test(text) ? at : null;
}
