/** Finding words in texts as people type them, with a real database. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { foldForSearch } from "#shared/text.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { contains } from "./contains.ts";
import type { Database } from "./open-database.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const pairs: [text: string, word: string, isFound: boolean][] = [
  ["Rückgabe und Umtausch", "ruckgabe", true],
  ["Ru\u0308ckgabe", "RÜCK", true],
  ["Ruckgabe", "rückgabe", true],
  ["Où êtes-vous ? Près de l’église", "eglise", true],
  ["¿Cuándo abren el año que viene?", "ano", true],
  ["Façades et ravalement", "facade", true],
  ["Łódź", "lodz", true],
  ["Straße 5", "strasse", true],
  ["STRASSE 5", "straße", true],
  ["Smørrebrød & œuvres", "oeuvre", true],
  ["100 % cotton", "0 % c", true],
  ["100 percent", "0%p", false],
  ["snake_case", "e_c", true],
  ["snakescase", "e_c", false],
  ["Rücksendung", "ruckgabe", false],
  ["営業時間は？", "営業", true],
];

it.each(pairs)("in “%s”, “%s”: %s", async (text, word, isFound) => {
  const [row] = await database.db.execute(sql`select ${contains(sql`${text}::text`, word)} as found`);
  expect(row).toEqual({ found: isFound });
  expect(foldForSearch(text).includes(foldForSearch(word))).toBe(isFound);
});
