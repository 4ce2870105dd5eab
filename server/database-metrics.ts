import { blockedContentMetrics } from "#features/blocked-content/metrics.server.ts";
import { websiteMetrics } from "#features/websites/metrics.server.ts";
import type { Config } from "#platform/config.ts";
import type { DatabaseMetric } from "#platform/metrics.ts";
import { overdueMetric } from "#platform/retention/overdue-metric.ts";
import { retentionRules } from "./retention-rules.ts";

export function databaseMetrics(config: Pick<Config, "ai">): Record<string, DatabaseMetric> {
  return { ...websiteMetrics(config), ...blockedContentMetrics, ...overdueMetric(retentionRules) };
}
