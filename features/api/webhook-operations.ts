import { z } from "zod";
import { maxWebhookName } from "#features/companies/webhooks/webhook.ts";
import { webhookEvents, webhookStopReasons } from "#shared/webhook-events.ts";
import { operation } from "./operation.ts";
import { byId } from "./operation-fields.ts";
import { component, time } from "./resources.ts";

export const webhook = component(
  "Webhook",
  z.object({
    id: z.uuid(),
    name: z.string().describe("Empty without one"),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    isOn: z.boolean(),
    stopReason: z
      .enum(webhookStopReasons)
      .nullable()
      .describe("`failing` for three days, or `gone` for a 410. Null while it is on"),
    failingSince: time.nullable(),
    createdAt: time,
  }),
);

const tag = "Webhooks";

/** A person adds and removes webhooks, and gets their secrets. */
export const webhookOperations = {
  listWebhooks: operation({
    method: "GET",
    path: "/webhooks",
    scope: "settings",
    tag,
    summary: "List webhooks",
    description: "Oldest first, all on one page. Secrets are shown in the dashboard only.",
    status: 200,
    response: component("WebhookList", z.object({ data: z.array(webhook) })),
  }),
  getWebhook: operation({
    method: "GET",
    path: "/webhooks/{id}",
    scope: "settings",
    tag,
    summary: "Get a webhook",
    params: byId,
    status: 200,
    response: webhook,
    hasEtag: true,
  }),
  updateWebhook: operation({
    method: "PATCH",
    path: "/webhooks/{id}",
    scope: "settings",
    tag,
    summary: "Change a webhook, stop it or resume it",
    description: "The secret stays. What is waiting goes to a new address, and to one that is resumed.",
    params: byId,
    body: component(
      "WebhookChange",
      z.strictObject({
        name: z.string().max(maxWebhookName).optional(),
        url: z.string().min(1).max(2_000).optional(),
        events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length).optional(),
        isOn: z.boolean().optional(),
      }),
    ),
    status: 200,
    response: webhook,
    hasEtag: true,
  }),
} as const;
