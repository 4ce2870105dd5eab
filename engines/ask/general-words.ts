/**
 * Words of everyday language that say little about what a question is about, such as "someone", "put" and "instead".
 * Stop words aren't listed.
 */
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";
import { ja } from "./words/ja.ts";
import { nl } from "./words/nl.ts";
import { pl } from "./words/pl.ts";
import { pt } from "./words/pt.ts";
import { ru } from "./words/ru.ts";
import { tr } from "./words/tr.ts";

interface GeneralWords {
  listed: string;
  light: string;
  /** General in a question for a price only: "per night", "rent". */
  priced?: string;
}

const byLanguage: Record<string, GeneralWords | undefined> = { de, en, es, fr, it, ja, nl, pl, pt, ru, tr };

const byLanguages = new Map<string, ReadonlySet<string>>();

/** The words of all these languages, and those that are general in a question for a price. */
export function generalWords(languages: readonly string[], asksPrice: boolean): ReadonlySet<string> {
  const key = `${languages.join()} ${asksPrice}`;
  const known = byLanguages.get(key);
  if (known) return known;
  const set = new Set(
    languages.flatMap((language) => {
      const { listed = "", light = "", priced = "" } = byLanguage[language] ?? {};
      return [listed, light, asksPrice ? priced : ""].flatMap((words) => words.trim().split(/\s+/));
    }),
  );
  byLanguages.set(key, set);
  return set;
}
