import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { foldedText } from "#db/columns.ts";
import { containsPattern } from "./contains-pattern.ts";

/** True where the text has the word, in any case and with or without accents: "ruckgabe" is in "Rückgabe". */
export function contains(text: AnyColumn | SQL, word: string): SQL {
  return sql`${foldedText(sql`${text}`)} like ${foldedText(sql`${containsPattern(word)}::text`)}`;
}
