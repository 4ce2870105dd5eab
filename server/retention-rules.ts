import { accountRetention } from "#features/accounts/retention.server.ts";
import { blockedContentRetention } from "#features/blocked-content/retention.server.ts";
import { websiteRetention } from "#features/websites/retention.server.ts";
import { platformRetention } from "#platform/tidy/platform-retention.ts";
import type { RetentionRule } from "#platform/tidy/retention-rule.ts";

/** One list for the job that deletes and for the metrics that count what it has not deleted. */
export const retentionRules: readonly RetentionRule[] = [
  ...accountRetention,
  ...platformRetention,
  ...websiteRetention,
  ...blockedContentRetention,
];
