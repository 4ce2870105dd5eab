/** Sends what is due, and stores how it went. Several processes can send in parallel. */
import { and, eq, exists, gt, sql } from "drizzle-orm";
import { webhookDeliveries, webhookEndpoints } from "#db/schema/webhooks.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { EgressError, type EgressFetch } from "#shared/egress.ts";
import type { WebhookStopReason } from "#shared/webhook-events.ts";
import { recordProgramChange } from "../audit/record-change.server.ts";
import { signatureHeaders } from "./sign-webhook.ts";
import { nextDelayMs } from "./webhook-schedule.ts";

export interface SenderDeps extends Pick<Services, "db" | "clock" | "secretBox" | "log"> {
  fetch: EgressFetch;
  /** Called in the transaction that stops a webhook, to notify its team. */
  onStopped(tx: Transaction, stopped: { companyId: string; endpointId: string; url: string }): Promise<void>;
}

const batchSize = 16;
/** One slow receiver must not delay the others. */
const perEndpoint = 4;
const timeoutMs = 10_000;
/** Longer than a try takes. Afterward, another process may send it again. */
const leaseMs = 60_000;
const maxReplyBytes = 2_000;
const maxHeadersShown = 12;

/** Returns how many tries there were. Ends when nothing is due. */
export async function sendDueWebhooks(deps: SenderDeps, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for (;;) {
    signal?.throwIfAborted();
    const claimed = await claim(deps);
    if (claimed.length === 0) return count;
    count += claimed.length;
    await Promise.all(claimed.map((delivery) => send(deps, delivery)));
  }
}

type Claimed = typeof webhookDeliveries.$inferSelect & { leasedUntil: Date };

/** Companies take turns, so that one with many slow receivers doesn't fill every batch. */
async function claim({ db, clock }: SenderDeps): Promise<Claimed[]> {
  const now = clock.now();
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await db
    .update(webhookDeliveries)
    .set({ leasedUntil })
    .where(
      sql`${webhookDeliveries.id} in (
        select delivery.id from webhook_deliveries delivery
        where delivery.id in (
          select fair.id from (
            select due.*, row_number() over (partition by due.company_id order by due.next_attempt_at, due.id) as turn
            from (
              select waiting.id, waiting.company_id, waiting.next_attempt_at,
                row_number() over (partition by waiting.endpoint_id order by waiting.next_attempt_at, waiting.id) as place
              from webhook_deliveries waiting
              join webhook_endpoints endpoint on endpoint.id = waiting.endpoint_id
              where waiting.state = 'waiting' and waiting.next_attempt_at <= ${at}
                and (waiting.leased_until is null or waiting.leased_until <= ${at})
                and endpoint.stopped_at is null
            ) due where due.place <= ${perEndpoint}
          ) fair order by fair.turn, fair.next_attempt_at limit ${batchSize}
        )
        and (delivery.leased_until is null or delivery.leased_until <= ${at})
        for update skip locked
      )`,
    )
    .returning();
  return rows.map((row) => ({ ...row, leasedUntil }));
}

interface Outcome {
  status: number | null;
  error: string | null;
  reply: { headers: Record<string, string>; body: string } | null;
  retryAfter: string | undefined;
}

async function send(deps: SenderDeps, delivery: Claimed): Promise<void> {
  const { db, clock, secretBox } = deps;
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, delivery.endpointId));
  if (!endpoint) return;
  const now = clock.now();
  const { id, secret, previousSecret, previousUntil } = endpoint;
  const sealed = [
    secret,
    ...(previousSecret && previousUntil && previousUntil > now ? [previousSecret] : []),
  ];
  const request = {
    ...signatureHeaders(
      { id: messageIdOf(delivery.id), now, body: delivery.body },
      sealed.map((each) => secretBox.open(each, id)),
    ),
    "content-type": "application/json",
  };
  const startedMs = clock.monotonicMs();
  const outcome = await post(deps, { url: endpoint.url, headers: request, body: delivery.body });
  const ms = Math.round(clock.monotonicMs() - startedMs);
  await settle(deps, { delivery, endpoint, request, outcome, ms, at: now });
}

/** Redirects are refused like errors: a receiver has to be at the address that its owner typed. */
async function post(
  { fetch }: SenderDeps,
  { url, headers, body }: { url: string; headers: Record<string, string>; body: string },
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { ...headers, accept: "*/*" },
      posted: body,
      followsRedirects: false,
      timeoutMs,
      maxBytes: maxReplyBytes,
    });
    const shown = Object.entries(response.headers).slice(0, maxHeadersShown);
    const text = new TextDecoder().decode(response.body).replaceAll("\0", "").toWellFormed();
    return {
      status: response.status,
      error: null,
      reply: {
        headers: Object.fromEntries(shown.map(([name, value]) => [name, value.slice(0, 200)])),
        body: text,
      },
      retryAfter: response.headers["retry-after"],
    };
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    return { status: null, error: error.message, reply: null, retryAfter: undefined };
  }
}

interface Settled {
  delivery: Claimed;
  endpoint: typeof webhookEndpoints.$inferSelect;
  request: Record<string, string>;
  outcome: Outcome;
  ms: number;
  at: Date;
}

async function settle(
  deps: SenderDeps,
  { delivery, endpoint, request, outcome, ms, at }: Settled,
): Promise<void> {
  const { status, error, reply, retryAfter } = outcome;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const tries = delivery.tries + 1;
  const delayMs = isDelivered ? null : nextDelayMs(tries, retryAfter);
  const isThis = eq(webhookEndpoints.id, endpoint.id);
  await deps.db.transaction(async (tx) => {
    // Changes by the owner lock the webhook before its deliveries, too. Any other order could deadlock.
    await tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(isThis).for("update");
    const stored = await tx
      .update(webhookDeliveries)
      .set({
        state: isDelivered ? "delivered" : delayMs === null ? "failed" : "waiting",
        tries,
        attempts: [...delivery.attempts, { at: at.toISOString(), ms, status, error }].slice(-maxAttemptsKept),
        lastExchange: { request, reply },
        leasedUntil: null,
        nextAttemptAt: new Date(at.getTime() + (delayMs ?? 0)),
      })
      .where(
        and(
          eq(webhookDeliveries.id, delivery.id),
          // Another process has taken over if the lease ended, or the webhook's address was changed.
          eq(webhookDeliveries.leasedUntil, delivery.leasedUntil),
        ),
      )
      .returning({ id: webhookDeliveries.id });
    if (stored.length === 0) return;
    if (isDelivered && endpoint.failingSince)
      await tx.update(webhookEndpoints).set({ failingSince: null }).where(isThis);
    if (isDelivered) return;
    await tx
      .update(webhookEndpoints)
      .set({
        failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${at.toISOString()}::timestamptz)`,
      })
      .where(isThis);
    const reason = await stopReasonOf(tx, { delivery, status, isLast: delayMs === null });
    if (reason) await stop(deps, tx, { endpoint, reason, at });
  });
}

/** Of redelivered messages, too. */
const maxAttemptsKept = 24;

/** A receiver that took another message in the meantime isn't broken. */
async function stopReasonOf(
  tx: Transaction,
  { delivery, status, isLast }: { delivery: Claimed; status: number | null; isLast: boolean },
): Promise<WebhookStopReason | null> {
  if (status === 410) return "gone";
  if (!isLast) return null;
  const delivered = tx
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, delivery.endpointId),
        eq(webhookDeliveries.state, "delivered"),
        gt(webhookDeliveries.createdAt, delivery.createdAt),
      ),
    );
  const [row] = await tx.select({ isAlive: exists(delivered) }).from(sql`(select 1) as one`);
  return row?.isAlive ? null : "failing";
}

async function stop(
  { log, onStopped }: SenderDeps,
  tx: Transaction,
  {
    endpoint: { id, companyId, url },
    reason,
    at,
  }: { endpoint: typeof webhookEndpoints.$inferSelect; reason: WebhookStopReason; at: Date },
): Promise<void> {
  const stopped = await tx
    .update(webhookEndpoints)
    .set({ stoppedAt: at, stopReason: reason })
    .where(and(eq(webhookEndpoints.id, id), sql`${webhookEndpoints.stoppedAt} is null`))
    .returning({ id: webhookEndpoints.id });
  if (stopped.length === 0) return;
  log.warn({ companyId, webhookId: id, reason }, "webhook stopped");
  await recordProgramChange(
    tx,
    { companyId, by: "job" },
    { action: "webhook.stopped", subject: { kind: "webhook", id, title: new URL(url).host } },
  );
  await onStopped(tx, { companyId, endpointId: id, url });
}

function messageIdOf(deliveryId: string): string {
  return `msg_${deliveryId.replaceAll("-", "")}`;
}
