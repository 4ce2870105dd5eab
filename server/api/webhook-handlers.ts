/** Webhooks that a person added. */
import type { z } from "zod";
import type { webhook } from "#features/api/webhook-operations.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import {
  editWebhook,
  findEndpoint,
  listEndpoints,
  resumeWebhook,
  type StoredWebhook,
  stopWebhook,
} from "#features/companies/webhooks/own-webhooks.server.ts";
import { webhookSchema } from "#features/companies/webhooks/webhook.ts";
import { found, type HandlersOf, invalidField } from "./call.ts";

export const webhookHandlers: HandlersOf<"listWebhooks" | "getWebhook" | "updateWebhook"> = {
  async listWebhooks({ scope }, db) {
    return { body: { data: (await listEndpoints(db, scope)).map(presentWebhook) } };
  },

  async getWebhook({ scope, params: { id } }, db) {
    return { body: presentWebhook(found(await findEndpoint(db, scope, id))) };
  },

  async updateWebhook({ services, scope, params: { id }, body: { isOn, ...typed }, requireMatch }, tx) {
    const deps = { ...services, db: tx };
    await lockOwnCompany(tx, scope, "change settings");
    const before = found(await findEndpoint(tx, scope, id));
    requireMatch(presentWebhook(before));
    const values = webhookSchema.safeParse({ ...before, ...typed });
    if (!values.success) {
      const [issue] = values.error.issues;
      throw invalidField(`body.${String(issue?.path[0] ?? "url")}`, issue?.message ?? "");
    }
    if (Object.keys(typed).length > 0) await editWebhook(deps, scope, { id, ...values.data });
    const wasOn = before.stopReason === null;
    if (isOn === true && !wasOn) await resumeWebhook(deps, scope, id);
    if (isOn === false && wasOn) await stopWebhook(deps, scope, id);
    return { body: presentWebhook(found(await findEndpoint(tx, scope, id))) };
  },
};

function presentWebhook(row: StoredWebhook): z.input<typeof webhook> {
  const { id, name, url, events, stopReason, failingSince, createdAt } = row;
  return {
    ...{ id, name, url, events, stopReason },
    isOn: stopReason === null,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
