/**
 * True for a title that shouts. A script without capitals says nothing: "RAID" between Arabic letters is an acronym.
 * `minLetters` excludes titles that may be an acronym.
 */
export function isInCapitals(text: string, minLetters: number): boolean {
  const letters = text.replace(/\P{L}/gu, "");
  return (
    letters.length >= minLetters &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase() &&
    !/\p{Lo}/u.test(letters)
  );
}
