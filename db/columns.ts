/** Column shapes that every table shares, so that time, ids and enumerations mean the same everywhere. */
import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";

export function idColumn() {
  return uuid("id").primaryKey().defaultRandom();
}

/** Milliseconds, because a JavaScript Date carries no more: what was read compares equal to what is stored. */
export function timeColumn(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
}

export function createdAtColumn() {
  return timeColumn("created_at").notNull().defaultNow();
}

/** Follows the database's clock on each update made through Drizzle, unless a value is given. */
export function updatedAtColumn() {
  return timeColumn("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => sql`now()`);
}

/** For a check constraint: the column holds one of the values (null passes where the column allows it). */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}

/** For a check constraint: characters left after white space is trimmed from both ends. */
export function isAtLeast(column: AnyColumn, characters: number): SQL {
  return sql`char_length(regexp_replace(${column}, '^\\s+|\\s+$', '', 'g')) >= ${sql.raw(String(characters))}`;
}
