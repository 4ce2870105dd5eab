import { lt } from "drizzle-orm";
import { readerCodes, readerLinks } from "#db/schema/private-access.ts";
import type { RetentionRule } from "#platform/retention/retention-rule.ts";

export const readerRetention: readonly RetentionRule[] = [
  {
    kind: "readers' links",
    table: readerLinks,
    key: readerLinks.tokenHash,
    keptDays: 1,
    isOver: (before) => lt(readerLinks.expiresAt, before),
  },
  {
    kind: "readers' codes",
    table: readerCodes,
    key: readerCodes.codeHash,
    keptDays: 1,
    isOver: (before) => lt(readerCodes.expiresAt, before),
  },
];
