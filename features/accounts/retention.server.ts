import { lt } from "drizzle-orm";
import { linkTokens, sessions, verifications } from "#db/schema/accounts.ts";
import { pendingSignIns } from "#db/schema/second-factors.ts";
import type { RetentionRule } from "#platform/retention/retention-rule.ts";

export const accountRetention: readonly RetentionRule[] = [
  {
    kind: "pending sign-ins",
    table: pendingSignIns,
    key: pendingSignIns.id,
    keptDays: 1,
    isOver: (before) => lt(pendingSignIns.expiresAt, before),
  },
  {
    kind: "sessions",
    table: sessions,
    key: sessions.id,
    keptDays: 1,
    isOver: (before) => lt(sessions.expiresAt, before),
  },
  {
    kind: "verifications",
    table: verifications,
    key: verifications.id,
    keptDays: 1,
    isOver: (before) => lt(verifications.expiresAt, before),
  },
  {
    // Used links are kept, so that a second click can be answered with "already used".
    kind: "mailed links",
    table: linkTokens,
    key: linkTokens.id,
    keptDays: 30,
    isOver: (before) => lt(linkTokens.expiresAt, before),
  },
];
