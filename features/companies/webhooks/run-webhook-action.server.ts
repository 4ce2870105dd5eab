/** Runs the forms of the API settings that change webhooks. */
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import {
  addWebhook,
  editWebhook,
  type MadeSecret,
  redeliver,
  removeWebhook,
  resumeWebhook,
  rotateWebhookSecret,
  stopWebhook,
} from "./own-webhooks.server.ts";
import { type WebhookValues, webhookSchema } from "./webhook.ts";

type Deps = Pick<Services, "db" | "ids" | "clock" | "log" | "secretBox">;

export interface TypedWebhook {
  /** Null for a new one. */
  id: string | null;
  name: string;
  url: string;
  events: string[];
}

export type WebhookErrors = Partial<Record<"name" | "url" | "events", string>>;

export type WebhookActionResult =
  | { secret: MadeSecret }
  | { text: string }
  | { errors: WebhookErrors; typed: TypedWebhook }
  | { problem: string; status: number };

const gone = { problem: "This webhook or delivery was already deleted.", status: 404 };
const failedText = "We couldn't change your webhooks. Try again.";

/** Null for a form of something else. Throws only if the database is unavailable. */
export async function runWebhookAction(
  deps: Deps,
  scope: OwnerScope,
  form: FormData,
): Promise<WebhookActionResult | null> {
  const intent = form.get("intent");
  const id = idIn(form);
  const done = (isDone: boolean, text: string) => (isDone ? { text } : gone);
  try {
    switch (intent) {
      case "add-webhook":
        return await checked(form, null, async (values) => ({
          secret: await addWebhook(deps, scope, values),
        }));
      case "edit-webhook":
        return id === null
          ? gone
          : await checked(form, id, async (values) =>
              done(await editWebhook(deps, scope, { id, ...values }), "Webhook saved"),
            );
      case "rotate-webhook-secret": {
        const secret = id && (await rotateWebhookSecret(deps, scope, id));
        return secret ? { secret } : gone;
      }
      case "stop-webhook":
        return done(id !== null && (await stopWebhook(deps, scope, id)), "Webhook stopped");
      case "resume-webhook":
        return done(id !== null && (await resumeWebhook(deps, scope, id)), "Webhook resumed");
      case "remove-webhook":
        return done(id !== null && (await removeWebhook(deps, scope, id)), "Webhook deleted");
      case "redeliver":
        return done(id !== null && (await redeliver(deps, scope, id)), "Sending it again");
      default:
        return null;
    }
  } catch (error) {
    const event = "webhook action failed";
    const refusal = refusalOf(error, { log: deps.log, event, fields: { intent }, problem: failedText });
    return { problem: refusal.problem, status: refusal.status };
  }
}

async function checked(
  form: FormData,
  id: string | null,
  act: (values: WebhookValues) => Promise<WebhookActionResult>,
): Promise<WebhookActionResult> {
  const [name, url] = ["name", "url"].map((field) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  }) as [string, string];
  const typed = { id, name, url, events: form.getAll("events").map(String) };
  const input = webhookSchema.safeParse(typed);
  if (input.success) return act(input.data);
  const errors: WebhookErrors = {};
  for (const { path, message } of input.error.issues) {
    const field = path[0] === "name" || path[0] === "url" ? path[0] : "events";
    errors[field] ??= message;
  }
  return { errors, typed };
}

function idIn(form: FormData): string | null {
  const id = form.get("id");
  return typeof id === "string" && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : null;
}
