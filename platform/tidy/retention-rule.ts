import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** Retention of one table. The owning module exports its rules; server/retention-rules.ts lists all. */
export interface RetentionRule {
  /** Name in the log and the metrics. */
  kind: string;
  table: PgTable;
  key: PgColumn;
  /** Retention in days after its end. Listed in docs/operating.md. */
  keptDays: number;
  /** Rows that ended before that moment. */
  isOver(before: Date | SQL): SQL | undefined;
}
