import { lt } from "drizzle-orm";
import { extensionCodes } from "#db/schema.ts";
import type { RetentionRule } from "#platform/retention/retention-rule.ts";

export const extensionRetention: readonly RetentionRule[] = [
  {
    kind: "codes of recorder extensions",
    table: extensionCodes,
    key: extensionCodes.codeHash,
    keptDays: 1,
    isOver: (before) => lt(extensionCodes.expiresAt, before),
  },
];
