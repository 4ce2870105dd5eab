import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** The retention of one table. Each module exports its own rules; server/retention-rules.ts lists all of them. */
export interface RetentionRule {
  /** Name in the log and the metrics. */
  kind: string;
  table: PgTable;
  key: PgColumn;
  /** Days for which a row is retained after its end. Listed in docs/operating.md. */
  keptDays: number;
  /** Matches rows that ended before the given time. */
  isOver(before: Date | SQL): SQL | undefined;
}
