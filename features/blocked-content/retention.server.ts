import { lt } from "drizzle-orm";
import { blockedContent } from "#db/schema/blocked-content.ts";
import type { RetentionRule } from "#platform/retention/retention-rule.ts";

export const blockedContentRetention: readonly RetentionRule[] = [
  {
    // Every new report extends the retention.
    kind: "blocked content",
    table: blockedContent,
    key: blockedContent.id,
    keptDays: 30,
    isOver: (before) => lt(blockedContent.lastSeenAt, before),
  },
];
