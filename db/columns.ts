/** Shared column definitions, so that times, ids and enumerations have the same type in every table. */
import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";

export function idColumn() {
  return uuid("id").primaryKey().defaultRandom();
}

/**
 * Stores milliseconds, because a JavaScript Date has no finer precision. A time that was read compares equal to the
 * stored one.
 */
export function timeColumn(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
}

export function createdAtColumn() {
  return timeColumn("created_at").notNull().defaultNow();
}

/** Set to the database's current time on every update through Drizzle, unless the update gives a value. */
export function updatedAtColumn() {
  return timeColumn("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => sql`now()`);
}

/** Check constraint: the column has one of the values. Null passes, because SQL checks accept null. */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}

/** Check constraint: the text has at least this many characters, not counting whitespace at both ends. */
export function isAtLeast(column: AnyColumn, characters: number): SQL {
  return sql`char_length(regexp_replace(${column}, '^\\s+|\\s+$', '', 'g')) >= ${sql.raw(String(characters))}`;
}

/** As `foldForSearch` folds texts: "Rückgabe" is "ruckgabe". Where columns are compared, both sides are folded by the database. */
export function foldedText(text: SQL): SQL {
  const plain = sql`lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
  const spelled = sql`replace(replace(replace(${plain}, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;
  return sql`translate(${spelled}, 'øłđıØŁĐ', 'oldiold')`;
}
