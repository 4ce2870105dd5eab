import { type SenderDeps, sendDueWebhooks } from "./send-webhooks.server.ts";

/** The database notifies it of every stored delivery; see the migration. */
export const webhooksDueChannel = "webhooks-due";

export interface WebhookSender {
  /** Sends everything that is due. Calls while it is sending make it look once more. */
  wake(): Promise<void>;
}

export function createWebhookSender(deps: SenderDeps): WebhookSender {
  let running: Promise<void> | null = null;
  let isAsked = false;

  async function run(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await sendDueWebhooks(deps);
    }
  }
  return {
    wake() {
      isAsked = true;
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
