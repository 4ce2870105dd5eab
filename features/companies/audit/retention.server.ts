import { and, isNotNull, lt } from "drizzle-orm";
import { auditEntries } from "#db/schema/audit.ts";
import type { RetentionRule } from "#platform/retention/retention-rule.ts";

export const auditRetention: readonly RetentionRule[] = [
  {
    kind: "audit log",
    table: auditEntries,
    key: auditEntries.id,
    keptDays: 730,
    isOver: (before) => lt(auditEntries.at, before),
  },
  {
    kind: "IP addresses in the audit log",
    table: auditEntries,
    key: auditEntries.id,
    keptDays: 90,
    isOver: (before) => and(isNotNull(auditEntries.ip), lt(auditEntries.at, before)),
    clears: { ip: null },
  },
];
