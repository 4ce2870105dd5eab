/** Retention rules: one list for the purge job and for metrics. */
import { and, inArray, isNull, lt, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { linkTokens, sessions, verifications } from "#db/schema/accounts.ts";
import { blockedContent } from "#db/schema/blocked-content.ts";
import { crawls } from "#db/schema/crawls.ts";
import { outboxMails } from "#db/schema/mail.ts";
import { rateLimits } from "#db/schema/server.ts";

interface OldRecords {
  /** Name in the log and the metrics. */
  kind: string;
  table: PgTable;
  key: PgColumn;
  /** Retention in days after its end. Listed in docs/operating.md. */
  keptDays: number;
  /** Rows that ended before that moment. */
  isOver(before: Date | SQL): SQL | undefined;
}

export const oldRecords: readonly OldRecords[] = [
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
    kind: "rate limits",
    table: rateLimits,
    key: rateLimits.key,
    keptDays: 1,
    isOver: (before) => lt(rateLimits.expiresAt, before),
  },
  {
    // Opening a used link again explains that it has been used.
    kind: "mailed links",
    table: linkTokens,
    key: linkTokens.id,
    keptDays: 30,
    isOver: (before) => lt(linkTokens.expiresAt, before),
  },
  {
    // The dedupe key is for one event, long past.
    kind: "sent mails",
    table: outboxMails,
    key: outboxMails.id,
    keptDays: 30,
    isOver: (before) => and(inArray(outboxMails.status, ["sent"]), lt(outboxMails.sentAt, before)),
  },
  {
    // Until then an operator can resend them.
    kind: "failed mails",
    table: outboxMails,
    key: outboxMails.id,
    keptDays: 90,
    isOver: (before) => and(inArray(outboxMails.status, ["failed"]), lt(outboxMails.updatedAt, before)),
  },
  {
    // From abandoned commands: a crawl that became a help center belongs to its company.
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
  {
    // Recorded again when it is seen again.
    kind: "blocked content",
    table: blockedContent,
    key: blockedContent.id,
    keptDays: 30,
    isOver: (before) => lt(blockedContent.lastSeenAt, before),
  },
];
