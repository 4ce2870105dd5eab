import { accountRetention } from "#features/accounts/retention.server.ts";
import { apiRetention } from "#features/api/idempotent-requests.server.ts";
import { blockedContentRetention } from "#features/blocked-content/retention.server.ts";
import { auditRetention } from "#features/companies/audit/retention.server.ts";
import { webhookRetention } from "#features/companies/webhooks/retention.server.ts";
import { movingRetention } from "#features/moving/retention.server.ts";
import { readerRetention } from "#features/readers/retention.server.ts";
import { extensionRetention } from "#features/recordings/extension/retention.server.ts";
import { websiteRetention } from "#features/websites/retention.server.ts";
import { widgetRetention } from "#features/widget/widget-sightings.server.ts";
import { widgetTokenRetention } from "#features/widget/widget-tokens.server.ts";
import { platformRetention } from "#platform/retention/platform-retention.ts";
import type { RetentionRule } from "#platform/retention/retention-rule.ts";

/** Used by the job that purges expired rows and by the metric that counts overdue ones. */
export const retentionRules: readonly RetentionRule[] = [
  ...accountRetention,
  ...platformRetention,
  ...websiteRetention,
  ...movingRetention,
  ...readerRetention,
  ...extensionRetention,
  ...widgetRetention,
  ...widgetTokenRetention,
  ...blockedContentRetention,
  ...auditRetention,
  ...apiRetention,
  ...webhookRetention,
];
