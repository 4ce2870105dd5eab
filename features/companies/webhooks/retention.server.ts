import { lt } from "drizzle-orm";
import { webhookDeliveries } from "#db/schema/webhooks.ts";
import type { RetentionRule } from "#platform/retention/retention-rule.ts";

export const webhookRetention: readonly RetentionRule[] = [
  {
    kind: "webhook deliveries",
    table: webhookDeliveries,
    key: webhookDeliveries.id,
    keptDays: 30,
    isOver: (before) => lt(webhookDeliveries.createdAt, before),
  },
];
