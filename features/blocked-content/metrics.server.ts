import { sql } from "drizzle-orm";
import type { DatabaseMetric } from "#platform/metrics.ts";

export const blockedContentMetrics: Record<string, DatabaseMetric> = {
  step_blocked_content_reports: {
    help: "Stored browser reports of content blocked by a page's security policy.",
    labelNames: ["directive"],
    query: sql`select directive, sum(count)::float8 as count from blocked_content group by directive`,
  },
};
