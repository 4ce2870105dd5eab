import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { TypedWebhook, WebhookErrors } from "#features/companies/webhooks/run-webhook-action.server.ts";
import { eventTexts } from "#features/companies/webhooks/webhook.ts";
import { webhookEvents } from "#shared/webhook-events.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { ChoiceList } from "./choice-list.tsx";

export function NewWebhookForm({
  typed,
  errors,
  backTo,
}: {
  typed: TypedWebhook | null;
  errors: WebhookErrors;
  backTo: string;
}) {
  const url = useRef<HTMLInputElement>(null);
  const isSending = useNavigation().state === "submitting";
  const chosen: readonly string[] = typed?.events ?? webhookEvents;
  useEffect(() => url.current?.focus(), []);
  return (
    <Form
      method="post"
      action={backTo}
      className="mb-6 flex max-w-160 flex-col gap-5 rounded-lg border border-border p-4 lg:p-5"
    >
      <h3 className="text-16 font-semibold">New webhook</h3>
      <Field
        id="webhook_url"
        label="Address"
        help="We post events to this address. It must be public."
        error={errors.url}
      >
        {(control) => (
          <Input
            {...control}
            ref={url}
            type="url"
            name="url"
            placeholder="https://"
            defaultValue={typed?.url}
            maxLength={2_000}
          />
        )}
      </Field>
      <ChoiceList
        name="events"
        legend="Events"
        choices={webhookEvents.map((event) => ({ value: event, text: eventTexts[event] }))}
        chosen={chosen}
        error={errors.events}
      />
      <div className="flex gap-2">
        <Button type="submit" name="intent" value="add-webhook" aria-disabled={isSending}>
          Add webhook
        </Button>
        <Link to={backTo} className={buttonClass({ variant: "ghost" })}>
          Cancel
        </Link>
      </div>
    </Form>
  );
}
