/** Webhooks of a company. A person adds and removes them and gets their secrets, and keys change them, too. */
import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { webhookDeliveries, webhookEndpoints } from "#db/schema/webhooks.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { recordChange } from "../audit/record-change.server.ts";
import { lockOwnCompany } from "../company-record.server.ts";
import { secretPrefix } from "./sign-webhook.ts";
import { maxDeliveriesShown, maxWebhooks, type Webhook, type WebhookValues } from "./webhook.ts";

type Deps = Pick<Services, "db" | "clock" | "ids" | "secretBox">;

export interface MadeSecret {
  id: string;
  url: string;
  /** Shown once. */
  secret: string;
}

const rotationGraceMs = 24 * 3_600_000;
/** Without the secrets. */
const shownColumns = {
  id: webhookEndpoints.id,
  name: webhookEndpoints.name,
  url: webhookEndpoints.url,
  events: webhookEndpoints.events,
  failingSince: webhookEndpoints.failingSince,
  stopReason: webhookEndpoints.stopReason,
  createdAt: webhookEndpoints.createdAt,
};

export async function addWebhook(
  { db, clock, ids, secretBox }: Deps,
  scope: OwnerScope,
  { name, url, events }: WebhookValues,
): Promise<MadeSecret> {
  const id = ids.uuid();
  const secret = newSecret();
  await db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "change settings");
    const count = await tx.$count(webhookEndpoints, eq(webhookEndpoints.companyId, scope.companyId));
    if (count >= maxWebhooks)
      throw new AppError("invalid", `A company can have up to ${maxWebhooks} webhooks.`);
    await tx.insert(webhookEndpoints).values({
      id,
      companyId: scope.companyId,
      name,
      url,
      events,
      secret: secretBox.seal(secret, id),
      createdAt: clock.now(),
    });
    await record(tx, scope, "webhook.added", { id, url });
  });
  return { id, url, secret };
}

/** A new address gets what is still waiting, from its first try. False if there is no such webhook. */
export async function editWebhook(
  { db, clock }: Pick<Deps, "db" | "clock">,
  scope: EditorScope,
  { id, name, url, events }: WebhookValues & { id: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, scope, id);
    if (!webhook) return false;
    const hasMoved = webhook.url !== url;
    await tx
      .update(webhookEndpoints)
      .set({ name, url, events, ...(hasMoved ? { failingSince: null } : {}) })
      .where(eq(webhookEndpoints.id, id));
    if (hasMoved) await sendWaitingAgain(tx, { id, now: clock.now() });
    await record(tx, scope, "webhook.edited", { id, url });
    return true;
  });
}

/** Deliveries are signed with both secrets for a day. Null if there is no such webhook. */
export async function rotateWebhookSecret(
  { db, clock, secretBox }: Deps,
  scope: OwnerScope,
  id: string,
): Promise<MadeSecret | null> {
  const secret = newSecret();
  return db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, scope, id);
    if (!webhook) return null;
    await tx
      .update(webhookEndpoints)
      .set({
        secret: secretBox.seal(secret, id),
        previousSecret: webhook.secret,
        previousUntil: new Date(clock.now().getTime() + rotationGraceMs),
      })
      .where(eq(webhookEndpoints.id, id));
    await record(tx, scope, "webhook.rotated", webhook);
    return { id, url: webhook.url, secret };
  });
}

/** What is waiting is sent again from its first try. False if there is no such webhook. */
export async function resumeWebhook(
  { db, clock }: Pick<Deps, "db" | "clock">,
  scope: EditorScope,
  id: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, scope, id);
    if (!webhook) return false;
    await tx
      .update(webhookEndpoints)
      .set({ stoppedAt: null, stopReason: null, failingSince: null })
      .where(eq(webhookEndpoints.id, id));
    await sendWaitingAgain(tx, { id, now: clock.now() });
    await record(tx, scope, "webhook.resumed", webhook);
    return true;
  });
}

export async function stopWebhook(
  { db, clock }: Pick<Deps, "db" | "clock">,
  scope: EditorScope,
  id: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, scope, id);
    if (!webhook) return false;
    await tx
      .update(webhookEndpoints)
      .set({ stoppedAt: clock.now(), stopReason: "owner" })
      .where(eq(webhookEndpoints.id, id));
    await record(tx, scope, "webhook.stopped", webhook);
    return true;
  });
}

/** Also deletes its deliveries. */
export async function removeWebhook(
  { db }: Pick<Deps, "db">,
  scope: OwnerScope,
  id: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, scope, id);
    if (!webhook) return false;
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    await record(tx, scope, "webhook.removed", webhook);
    return true;
  });
}

/** Sends the same message again, also a delivered one. False if there is no such delivery. */
export async function redeliver(
  { db, clock }: Pick<Deps, "db" | "clock">,
  scope: OwnerScope,
  deliveryId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "change settings");
    const [delivery] = await tx
      .update(webhookDeliveries)
      .set({ state: "waiting", tries: 0, nextAttemptAt: clock.now() })
      .where(and(eq(webhookDeliveries.companyId, scope.companyId), eq(webhookDeliveries.id, deliveryId)))
      .returning({ event: webhookDeliveries.event, endpointId: webhookDeliveries.endpointId });
    if (!delivery) return false;
    await recordChange(tx, scope, {
      action: "webhook.redelivered",
      subject: { kind: "webhook", id: delivery.endpointId, title: delivery.event },
    });
    return true;
  });
}

type Company = Pick<OwnerScope, "companyId">;

export type StoredWebhook = Pick<typeof webhookEndpoints.$inferSelect, keyof typeof shownColumns>;

/** Oldest first. */
export function listEndpoints(db: Db | Transaction, { companyId }: Company): Promise<StoredWebhook[]> {
  return db
    .select(shownColumns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.companyId, companyId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

export async function findEndpoint(
  db: Db | Transaction,
  { companyId }: Company,
  id: string,
): Promise<StoredWebhook | null> {
  const isThis = and(eq(webhookEndpoints.companyId, companyId), eq(webhookEndpoints.id, id));
  const [row] = await db.select(shownColumns).from(webhookEndpoints).where(isThis);
  return row ?? null;
}

/** Oldest first, each with its latest deliveries. */
export async function listWebhooks(db: Db, scope: Company): Promise<Webhook[]> {
  const rows = await listEndpoints(db, scope);
  const webhooks: Webhook[] = [];
  for (const { id, name, url, events, failingSince, stopReason } of rows) {
    const deliveries = await db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpointId, id))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(maxDeliveriesShown);
    webhooks.push({ id, name, url, events, failingSince, stopReason, deliveries });
  }
  return webhooks;
}

/** Ends their leases, so that the result of a try that is in flight, perhaps to the old address, is dropped. */
async function sendWaitingAgain(tx: Transaction, { id, now }: { id: string; now: Date }): Promise<void> {
  const isWaiting = and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, "waiting"));
  await tx
    .update(webhookDeliveries)
    .set({ tries: 0, nextAttemptAt: now, leasedUntil: null })
    .where(isWaiting);
}

/** 256 random bits, as Standard Webhooks recommends. */
function newSecret(): string {
  return `${secretPrefix}${randomBytes(32).toString("base64")}`;
}

async function lockWebhook(tx: Transaction, scope: EditorScope, id: string) {
  await lockOwnCompany(tx, scope, "change settings");
  const { companyId } = webhookEndpoints;
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(companyId, scope.companyId), sql`${webhookEndpoints.id}::text = ${id}`))
    .for("update");
  return row ?? null;
}

type WebhookAction =
  | "webhook.added"
  | "webhook.edited"
  | "webhook.rotated"
  | "webhook.resumed"
  | "webhook.stopped"
  | "webhook.removed";

/** Names the host only: an address can contain a password of the receiver. */
function record(
  tx: Transaction,
  scope: EditorScope,
  action: WebhookAction,
  { id, url }: { id: string; url: string },
): Promise<void> {
  return recordChange(tx, scope, { action, subject: { kind: "webhook", id, title: new URL(url).host } });
}
