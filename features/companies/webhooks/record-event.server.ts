import { sql } from "drizzle-orm";
import type { Transaction } from "#platform/db/open-database.ts";
import type { WebhookEvent } from "#shared/webhook-events.ts";

/**
 * Stores the deliveries of an event, in the transaction of the change that caused it. The database notifies the
 * workers when it commits. Does nothing without a webhook for it.
 */
export async function recordEvent(
  tx: Transaction,
  { companyId }: { companyId: string },
  { event, data }: { event: WebhookEvent; data: Record<string, unknown> },
): Promise<void> {
  await tx.execute(sql`
    insert into webhook_deliveries (company_id, endpoint_id, event, body)
    select endpoint.company_id, endpoint.id, ${event}, jsonb_build_object(
      'type', ${event}::text,
      'timestamp', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', ${JSON.stringify(data)}::jsonb
    )::text
    from webhook_endpoints endpoint
    where endpoint.company_id = ${companyId} and endpoint.stopped_at is null
      and ${event} = any(endpoint.events)`);
}
