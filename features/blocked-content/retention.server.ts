import { lt } from "drizzle-orm";
import { blockedContent } from "#db/schema/blocked-content.ts";
import type { RetentionRule } from "#platform/tidy/retention-rule.ts";

export const blockedContentRetention: readonly RetentionRule[] = [
  {
    // Seen again, it is kept again.
    kind: "blocked content",
    table: blockedContent,
    key: blockedContent.id,
    keptDays: 30,
    isOver: (before) => lt(blockedContent.lastSeenAt, before),
  },
];
