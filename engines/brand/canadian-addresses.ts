/** Finds Canadian addresses: a street with its number, a few parts, and the postcode. Runs in linear time. */

/** The letters that Canada Post uses. */
const postcode =
  /(?<![\p{L}\d])[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d(?![\p{L}\d])/gu;
/** "110 Mill Gate", or all in one part: "12 King Street Toronto ON". */
const street = /(?<![\p{L}\d])\d{1,5}[a-z]?(?:-\d{1,5})? \p{L}[\p{L}.'’()-]*(?: [\p{L}.'’()-]+){0,8} ?$/u;
/** "Suite 4", "#12", "Montréal (Québec)", "Canada". */
const between = /^(?:#|\p{L}+\.? ?#?)\d{1,5}\p{L}?$|^\p{Lu}[\p{L}.'’-]*(?: \(?[\p{L}.'’-]+\)?){0,3}$/u;
const maxParts = 5;
/** In characters, with the comma before it. */
const maxPart = 80;

/** Returns the addresses in `text` word for word. */
export function findCanadianAddresses(text: string): string[] {
  return [...text.matchAll(postcode)].flatMap((found) => {
    const end = found.index + found[0].length;
    let edge = found.index;
    for (let count = 0; count < maxParts; count += 1) {
      const before = text.slice(Math.max(0, edge - maxPart), edge);
      const part = before.slice(before.lastIndexOf(",") + 1);
      const start = street.exec(part);
      if (start) return [text.slice(edge - part.length + start.index, end)];
      if (part === before || (part.trim() !== "" && !between.test(part.trim()))) return [];
      edge -= part.length + 1;
    }
    return [];
  });
}
