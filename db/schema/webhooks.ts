/** Addresses that a company's events are sent to, and every delivery. */
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { deliveryStates, webhookEvents, webhookStopReasons } from "#shared/webhook-events.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export interface WebhookAttempt {
  /** ISO date. */
  at: string;
  ms: number;
  /** Null if there was no response. */
  status: number | null;
  /** Why there was no response. */
  error: string | null;
}

/** The last request and its response, for the delivery log. */
export interface WebhookExchange {
  request: Record<string, string>;
  reply: { headers: Record<string, string>; body: string } | null;
}

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    /** Empty without one. */
    name: text("name").notNull().default(""),
    events: text("events", { enum: webhookEvents }).array().notNull(),
    /** Encrypted, because every delivery is signed with it. */
    secret: text("secret").notNull(),
    /** The secret before the last rotation. Deliveries are signed with both until `previousUntil`. */
    previousSecret: text("previous_secret"),
    previousUntil: timeColumn("previous_until"),
    /** The first failure since the last success. */
    failingSince: timeColumn("failing_since"),
    /** Nothing is sent while it is set, and new events are dropped. */
    stoppedAt: timeColumn("stopped_at"),
    stopReason: text("stop_reason", { enum: webhookStopReasons }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("webhook_endpoints_company_index").on(table.companyId, table.createdAt),
    check("webhook_endpoints_url_length", sql`char_length(${table.url}) between 8 and 2000`),
    check("webhook_endpoints_name_length", sql`char_length(${table.name}) <= 80`),
    check(
      "webhook_endpoints_events_known",
      sql`${table.events} <@ ${sql.raw(`array[${webhookEvents.map((event) => `'${event}'`).join(", ")}]`)} and cardinality(${table.events}) > 0`,
    ),
    check("webhook_endpoints_stop_reason_known", isOneOf(table.stopReason, webhookStopReasons)),
  ],
);

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** The same for every attempt, so that receivers can ignore repeats. */
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    event: text("event", { enum: webhookEvents }).notNull(),
    /** As it is signed and sent. */
    body: text("body").notNull(),
    state: text("state", { enum: deliveryStates }).notNull().default("waiting"),
    attempts: jsonb("attempts").$type<WebhookAttempt[]>().notNull().default([]),
    /** How many of the attempts belong to the current schedule. Redelivering starts it again. */
    tries: integer("tries").notNull().default(0),
    nextAttemptAt: timeColumn("next_attempt_at").notNull().defaultNow(),
    /** A process is sending it until then. */
    leasedUntil: timeColumn("leased_until"),
    lastExchange: jsonb("last_exchange").$type<WebhookExchange>(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("webhook_deliveries_endpoint_index").on(table.endpointId, table.createdAt),
    index("webhook_deliveries_company_index").on(table.companyId),
    index("webhook_deliveries_created_at_index").on(table.createdAt),
    index("webhook_deliveries_due_index").on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    check("webhook_deliveries_state_known", isOneOf(table.state, deliveryStates)),
    check("webhook_deliveries_event_known", isOneOf(table.event, webhookEvents)),
  ],
);
