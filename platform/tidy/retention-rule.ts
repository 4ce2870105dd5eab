import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** What is stored for a while only. Each owner of such a table exports its rules; server/retention-rules.ts lists all. */
export interface RetentionRule {
  /** Names it in the log and among the numbers. */
  kind: string;
  table: PgTable;
  key: PgColumn;
  /** Days after its end. docs/operating.md lists them. */
  keptDays: number;
  /** What had its end before that moment. */
  isOver(before: Date | SQL): SQL | undefined;
}
