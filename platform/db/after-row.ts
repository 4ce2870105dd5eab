import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Condition that the row comes after another one, by time and id. */
export function isAfter(columns: { at: PgColumn; id: PgColumn }, { at, id }: { at: Date; id: string }): SQL {
  return sql`(${columns.at}, ${columns.id}) > (${at.toISOString()}::timestamptz, ${id}::uuid)`;
}

/** Condition that the row comes before another one, by time and id. */
export function isBefore(columns: { at: PgColumn; id: PgColumn }, { at, id }: { at: Date; id: string }): SQL {
  return sql`(${columns.at}, ${columns.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;
}
