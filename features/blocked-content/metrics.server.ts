import { sql } from "drizzle-orm";
import type { DatabaseMetric } from "#platform/metrics.ts";

export const blockedContentMetrics: Record<string, DatabaseMetric> = {
  step_blocked_content_reports: {
    help: "Browsers' reports of content that the policy of a page blocked, of those kept for the operator.",
    labelNames: ["directive"],
    query: sql`select directive, sum(count)::float8 as count from blocked_content group by directive`,
  },
};
