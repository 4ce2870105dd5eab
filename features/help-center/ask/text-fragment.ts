/** In characters. Longer sentences are named by their first and last words. */
const longest = 120;
const wordsAtEnd = 5;

/** Returns the address of a page at a sentence, which browsers scroll to and mark. */
export function addressOfSentence(url: string, sentence: string): string {
  const words = sentence.split(/\s+/);
  const isWhole = sentence.length <= longest || words.length <= 2 * wordsAtEnd;
  const ends = isWhole
    ? [sentence]
    : [words.slice(0, wordsAtEnd).join(" "), words.slice(-wordsAtEnd).join(" ")];
  // A hyphen and a comma separate the parts of a text fragment. The comma is encoded anyway.
  const encoded = ends.map((end) => encodeURIComponent(end.toWellFormed()).replaceAll("-", "%2D"));
  return `${url}${url.includes("#") ? "" : "#"}:~:text=${encoded.join(",")}`;
}
