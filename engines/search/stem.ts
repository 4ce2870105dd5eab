import { irregularForms } from "./irregular-forms.ts";

/** Suffixes in the languages of most help centers. A longer suffix comes before the shorter ones that it ends with. */
const suffixes =
  "isations izations isation ization aciones ations ements acion ation ement ungen ments ment ings ies ied ing ung ers ees ee ed es er en al s e n y".split(
    " ",
  );
const minStemLength = 4;

const baseForms = new Map(
  irregularForms
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [base = "", ...forms] = line.split(" ");
      return forms.map((form) => [form, base] as const);
    }),
);

/**
 * A crude stemmer: "shipping" and "shipped" become "ship", "policies" becomes "polic", and "brought" becomes "bring".
 * Returns the word itself if no suffix can be removed.
 */
export function stemOf(form: string): string {
  const word = baseForms.get(form) ?? form;
  for (const ending of suffixes) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    const single = rest.length > minStemLength && /([bdfgklmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
    if (single.length >= minStemLength) return single;
  }
  return word;
}
