import { and, eq, lt, notInArray, or } from "drizzle-orm";
import { centerImports } from "#db/schema/center-imports.ts";
import type { RetentionRule } from "#platform/retention/retention-rule.ts";
import { activeStatuses } from "#shared/enumerations.ts";

export const movingRetention: readonly RetentionRule[] = [
  {
    // With everything that was read. The report of a completed import stays, and has no texts or pictures.
    kind: "abandoned imports",
    table: centerImports,
    key: centerImports.id,
    keptDays: 30,
    isOver: (before) =>
      and(
        notInArray(centerImports.status, [...activeStatuses]),
        or(eq(centerImports.phase, "plan"), notInArray(centerImports.status, ["completed"])),
        lt(centerImports.createdAt, before),
      ),
  },
];
