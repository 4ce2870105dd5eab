import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { containsPattern } from "./contains-pattern.ts";

/** True where the text has the word, in any case and with or without accents: "ruckgabe" is in "Rückgabe". */
export function contains(text: AnyColumn | SQL, word: string): SQL {
  return sql`${folded(sql`${text}`)} like ${folded(sql`${containsPattern(word)}::text`)}`;
}

/** As `foldForSearch` folds texts. Both sides are folded by the database, so that they always agree. */
function folded(text: SQL): SQL {
  const plain = sql`lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g'))`;
  const spelled = sql`replace(replace(replace(${plain}, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;
  return sql`translate(${spelled}, 'øłđıØŁĐ', 'oldiold')`;
}
