/** Endings of the languages that most help centers are written in, longer ones before those that they end in. */
const endings =
  "isations izations isation ization aciones ations ements acion ation ement ungen ments ment ings ies ied ing ung ers ees ed es er en al s e n y".split(
    " ",
  );
const leastStem = 4;

/**
 * What the forms of a word have in common, roughly: "shipping" and "shipped" give "ship", "policies" gives "polic".
 * The word itself when nothing can be taken off.
 */
export function stemOf(word: string): string {
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    const single = rest.length > leastStem && /([bdfgklmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
    if (single.length >= leastStem) return single;
  }
  return word;
}
