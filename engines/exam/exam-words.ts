/** How questions are reworded in one language. A language without words only has keywords and typos. */
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

export interface ExamWords {
  /** Matches a whole question without its mark, and says it in another way. The first match counts. */
  rewordings: readonly (readonly [RegExp, string])[];
  /** A word or phrase, and what may replace it anywhere, in the same grammatical form. */
  swaps: readonly (readonly [string, string])[];
  /** Asks for a text by its heading. */
  about: string;
  /**
   * Matches a question whose answer depends on the thing that it names, and asks the same of another {thing}. Rules that
   * hold for everything, such as how to return an order, have no frame.
   */
  frames: readonly (readonly [RegExp, string])[];
  /** What hardly any company has. Each fits into every frame. */
  things: readonly string[];
}

const wordsByLanguage: Record<string, ExamWords> = { en, de, fr, es, it, nl, pt, pl, tr, ru, ja };

export function examWordsOf(language: string): ExamWords | null {
  return wordsByLanguage[language] ?? null;
}
