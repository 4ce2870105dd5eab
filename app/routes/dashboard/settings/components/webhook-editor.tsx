import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { TypedWebhook, WebhookErrors } from "#features/companies/webhooks/run-webhook-action.server.ts";
import { eventTexts, maxWebhookName } from "#features/companies/webhooks/webhook.ts";
import { webhookEvents } from "#shared/webhook-events.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { ChoiceList } from "./choice-list.tsx";

/** Adds a webhook, or changes the one that `values` names. */
export function WebhookEditor({
  values,
  errors,
  backTo,
}: {
  /** The stored values, or the posted ones of a rejected form. */
  values: TypedWebhook | null;
  errors: WebhookErrors;
  backTo: string;
}) {
  const { t, said } = useTeamTexts("keys");
  const url = useRef<HTMLInputElement>(null);
  const isSending = useNavigation().state === "submitting";
  const id = values?.id ?? null;
  const chosen: readonly string[] = values?.events ?? webhookEvents;
  useEffect(() => url.current?.focus(), []);
  return (
    <Form
      method="post"
      action={backTo}
      className="mb-6 flex max-w-160 flex-col gap-5 rounded-lg border border-border p-4 lg:p-5"
    >
      <h3 className="text-16 font-semibold">{t(id === null ? "New webhook" : "Edit webhook")}</h3>
      {id === null ? null : <input type="hidden" name="id" value={id} />}
      <Field
        id="webhook_url"
        label={t("Address")}
        help={t("We post events to this address. It must be public.")}
        error={errors.url && said(errors.url)}
      >
        {(control) => (
          <Input
            {...control}
            ref={url}
            type="url"
            name="url"
            placeholder="https://"
            defaultValue={values?.url}
            maxLength={2_000}
          />
        )}
      </Field>
      <Field id="webhook_name" label={t("Name (optional)")} error={errors.name && said(errors.name)}>
        {(control) => (
          <Input
            {...control}
            name="name"
            defaultValue={values?.name}
            maxLength={maxWebhookName}
            autoComplete="off"
          />
        )}
      </Field>
      <ChoiceList
        name="events"
        legend={t("Events")}
        choices={webhookEvents.map((event) => ({ value: event, text: said(eventTexts[event]) }))}
        chosen={chosen}
        error={errors.events && said(errors.events)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          name="intent"
          value={id === null ? "add-webhook" : "edit-webhook"}
          aria-disabled={isSending}
        >
          {t(id === null ? "Add webhook" : "Save")}
        </Button>
        <Link to={backTo} preventScrollReset className={buttonClass({ variant: "ghost" })}>
          {t("Cancel")}
        </Link>
      </div>
    </Form>
  );
}
