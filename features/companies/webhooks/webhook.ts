/** A webhook as its team sees it. */
import { z } from "zod";
import type { WebhookAttempt, WebhookExchange } from "#db/schema/webhooks.ts";
import {
  type DeliveryState,
  type WebhookEvent,
  type WebhookStopReason,
  webhookEvents,
} from "#shared/webhook-events.ts";

export interface Webhook {
  id: string;
  /** Empty without one. */
  name: string;
  url: string;
  events: WebhookEvent[];
  failingSince: Date | null;
  stopReason: WebhookStopReason | null;
  deliveries: Delivery[];
}

export interface Delivery {
  id: string;
  event: WebhookEvent;
  body: string;
  state: DeliveryState;
  attempts: WebhookAttempt[];
  tries: number;
  nextAttemptAt: Date;
  lastExchange: WebhookExchange | null;
  createdAt: Date;
}

export const maxWebhooks = 10;
export const maxDeliveriesShown = 20;

export const eventTexts: Record<WebhookEvent, string> = {
  "content.published": "Questions, articles or guides were published",
  "content.changed": "Content was added, edited, moved, unpublished or deleted",
  "website.changed": "A website check found changes",
  "message.received": "A visitor wrote a message",
  "question.unanswered": "Visitors asked something without an answer",
  "exam.finished": "Step tested the help center's answers",
};

export const maxWebhookName = 80;

export const webhookSchema = z.object({
  name: z.string().trim().max(maxWebhookName, `Use at most ${maxWebhookName} characters`).default(""),
  url: z
    .string()
    .trim()
    .max(2_000, "Use at most 2,000 characters")
    .refine(isWebAddress, "Enter an address that starts with https://"),
  events: z.array(z.enum(webhookEvents)).min(1, "Select at least one event"),
});
export type WebhookValues = z.infer<typeof webhookSchema>;

/** Private addresses are refused when something is sent, because only then the name is resolved. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === "" &&
    url.password === "" &&
    url.hash === ""
  );
}
