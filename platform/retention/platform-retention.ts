import { and, inArray, lt } from "drizzle-orm";
import { outboxMails } from "#db/schema/mail.ts";
import { rateLimits } from "#db/schema/server.ts";
import type { RetentionRule } from "./retention-rule.ts";

export const platformRetention: readonly RetentionRule[] = [
  {
    kind: "rate limits",
    table: rateLimits,
    key: rateLimits.key,
    keptDays: 1,
    isOver: (before) => lt(rateLimits.expiresAt, before),
  },
  {
    // A sent email is kept only to dedupe its event, which happened long ago.
    kind: "sent mails",
    table: outboxMails,
    key: outboxMails.id,
    keptDays: 30,
    isOver: (before) => and(inArray(outboxMails.status, ["sent"]), lt(outboxMails.sentAt, before)),
  },
  {
    // Operators can resend failed mails until then.
    kind: "failed mails",
    table: outboxMails,
    key: outboxMails.id,
    keptDays: 90,
    isOver: (before) => and(inArray(outboxMails.status, ["failed"]), lt(outboxMails.updatedAt, before)),
  },
];
