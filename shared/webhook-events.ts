export const webhookEvents = [
  "content.published",
  "content.changed",
  "website.changed",
  "message.received",
  "question.unanswered",
  "exam.finished",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why nothing is sent to an address: its owner stopped it, it failed for too long, or it answered 410. */
export const webhookStopReasons = ["owner", "failing", "gone"] as const;
export type WebhookStopReason = (typeof webhookStopReasons)[number];
