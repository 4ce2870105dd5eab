import { sql } from "drizzle-orm";
import type { DatabaseMetric } from "#platform/metrics.ts";
import type { RetentionRule } from "./retention-rule.ts";

export function overdueMetric(rules: readonly RetentionRule[]): Record<string, DatabaseMetric> {
  const counts = rules.map(
    ({ kind, table, keptDays, isOver }) =>
      sql`select ${kind}::text as kind, count(*)::int as count from ${table} where ${isOver(sql`now() - make_interval(days => ${keptDays}::int + 1)`)}`,
  );
  return {
    step_overdue_records: {
      help: "Rows that the daily clean-up should have deleted and has not; it is late, or fails, where this stays above 0.",
      labelNames: ["kind"],
      query: sql.join(counts, sql` union all `),
    },
  };
}
