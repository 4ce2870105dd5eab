import type { TextLine } from "./page-lines.ts";
import { walk } from "./page-tree.ts";

/** A company with fewer addresses may have branches. */
const minPlaces = 4;
/** In characters. */
const maxPlace = 400;
const maps = /(?:\/\/|\.)(?:maps\.|goo\.gl\/maps|google\.[a-z.]{2,6}\/maps|openstreetmap\.org)/i;

/**
 * The lines below headings of places near the company, such as restaurants and sights: each of many has a link to its
 * map. When the gas station is open says nothing about the company.
 */
export function placesNearby(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const places: TextLine[][] = [];
  let own: TextLine[] = [];
  for (const line of lines) {
    if (line.level < 7) {
      own = [];
      places.push(own);
    }
    own.push(line);
  }
  const mapped = places.filter((place) => place.some(linksToMap));
  return new Set(mapped.length < minPlaces ? [] : mapped.flat());
}

/** True for a line that is, or has, a link to a map. */
export function linksToMap({ element }: TextLine): boolean {
  if (element.size > maxPlace) return false;
  for (const node of walk(element))
    if (node.kind === "element" && node.tag === "a" && maps.test(node.attributes["href"] ?? "")) return true;
  return false;
}
