import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** The retention of one table. Each module exports its own rules, and server/retention-rules.ts lists all of them. */
export interface RetentionRule {
  /** Name in the log and the metrics. */
  kind: string;
  table: PgTable;
  key: PgColumn;
  /** How many days a row is kept after its end. Listed in docs/operating.md. */
  keptDays: number;
  /** Matches rows that ended before the given time. */
  isOver(before: Date | SQL): SQL | undefined;
  /** Columns to empty. Without it, the row is deleted. */
  clears?: Record<string, null>;
}
