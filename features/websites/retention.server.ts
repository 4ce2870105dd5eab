import { and, inArray, isNull, lt } from "drizzle-orm";
import { crawls } from "#db/schema/crawls.ts";
import type { RetentionRule } from "#platform/retention/retention-rule.ts";

export const websiteRetention: readonly RetentionRule[] = [
  {
    // The import command leaves these behind after a failure. A successful crawl belongs to its company.
    kind: "crawls without a company",
    table: crawls,
    key: crawls.id,
    keptDays: 30,
    isOver: (before) =>
      and(
        isNull(crawls.companyId),
        inArray(crawls.status, ["completed", "failed", "cancelled"]),
        lt(crawls.finishedAt, before),
      ),
  },
];
