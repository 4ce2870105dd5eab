/** API settings: the company's keys and webhooks. */

import { Plus } from "lucide-react";
import { data, Link } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { findAccountNames } from "#features/accounts/account-names.server.ts";
import { apiPath } from "#features/api/operation.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { listCompanyKeys } from "#features/companies/keys/company-keys.server.ts";
import { runKeyAction } from "#features/companies/keys/run-key-action.server.ts";
import { listWebhooks } from "#features/companies/webhooks/own-webhooks.server.ts";
import {
  runWebhookAction,
  type TypedWebhook,
  type WebhookActionResult,
  type WebhookErrors,
} from "#features/companies/webhooks/run-webhook-action.server.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { agoText } from "../getting-started/ago-text.ts";
import type { Route } from "./+types/api";
import { ApiKeys, type ShownKey } from "./components/api-keys.tsx";
import { ConfirmRevokeKey } from "./components/confirm-revoke-key.tsx";
import { type NewKeyAnswer, NewKeyForm } from "./components/new-key-form.tsx";
import { SettingsFrame, SettingsLoadFailed } from "./components/settings-frame.tsx";
import { WebhookEditor } from "./components/webhook-editor.tsx";
import { MadeWebhookSecret, Webhooks } from "./components/webhooks.tsx";
import { showWebhook } from "./show-webhook.ts";

const here = "/dashboard/settings/api";
/** A key that wasn't used for so long is probably forgotten. */
const unusedAfterMs = 180 * 86_400_000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock, origin } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const now = clock.now();
  const [keys, webhooks] = await Promise.all([listCompanyKeys(db, scope), listWebhooks(db, scope)]);
  const names = await findAccountNames(
    db,
    keys.flatMap(({ createdBy }) => createdBy ?? []),
  );
  const texts = accountTexts(context, "keys");
  const { t, language } = texts;
  const { searchParams } = new URL(request.url);
  const shown = keys.map((key): ShownKey => {
    const { id, name, scopes, tokenHint, createdBy, createdAt, lastUsedAt, lastUsedFor, previousUntil } = key;
    const person = names.get(createdBy ?? "");
    const when = agoText(createdAt, now, language);
    const maker = person?.name.trim() || person?.email;
    return {
      id,
      name,
      scopes,
      tokenHint,
      created: maker ? t("Created {when} by {name}", { when, name: maker }) : t("Created {when}", { when }),
      lastUsed: lastUsedAt ? capitalized(agoText(lastUsedAt, now, language)) : null,
      lastUsedFor,
      isUnused: now.getTime() - (lastUsedAt ?? createdAt).getTime() > unusedAfterMs,
      hasPrevious: previousUntil !== null && previousUntil > now,
    };
  });
  return {
    ...inAccountLanguage(context, ["settings", "keys"]),
    keys: shown,
    baseUrl: `${origin}${apiPath}`,
    webhooks: webhooks.map((webhook) => showWebhook(webhook, { now, texts })),
    isAdding: searchParams.has("new-key"),
    isAddingWebhook: searchParams.has("new-webhook"),
    webhookToEdit: webhooks.find(({ id }) => id === searchParams.get("edit-webhook")) ?? null,
    toRevoke: shown.find(({ id }) => id === searchParams.get("revoke")) ?? null,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(context);
  const scope = context.get(ownerContext);
  const changed = await runWebhookAction(services, scope, form);
  const { t, said } = accountTexts(context, "keys");
  if (changed) return answerWebhook(changed, said);
  const result = await runKeyAction(services, scope, form);
  if (!result) throw unknownForm();
  if ("revoked" in result)
    return redirectWithToast(here, {
      kind: "success",
      text: t("{name} is revoked", { name: result.revoked }),
    });
  if ("made" in result) {
    // The page shows the key once, and never stores it.
    return data(answerOf(result), { headers: { "cache-control": "private, no-store" } });
  }
  if ("errors" in result) return data(answerOf(result), { status: 400 });
  return data(answerOf({ problem: result.problem }), { status: result.status });
}

function answerWebhook(result: WebhookActionResult, said: (text: string) => string) {
  if ("text" in result) return redirectWithToast(here, { kind: "success", text: said(result.text) });
  if ("secret" in result) {
    const headers = { "cache-control": "private, no-store" };
    return data(answerOf({ secret: result.secret }), { headers });
  }
  if ("errors" in result) {
    const { errors: webhookErrors, typed: typedWebhook } = result;
    return data(answerOf({ webhookErrors, typedWebhook }), { status: 400 });
  }
  return data(answerOf({ problem: result.problem }), { status: result.status });
}

function answerOf(values: Partial<ApiAnswer>): ApiAnswer {
  const nothing = { typed: null, errors: {}, made: null, problem: null };
  return { ...nothing, typedWebhook: null, webhookErrors: {}, secret: null, ...values };
}

interface ApiAnswer extends NewKeyAnswer {
  /** The posted values of a rejected webhook. */
  typedWebhook: TypedWebhook | null;
  webhookErrors: WebhookErrors;
  /** Shown only this once. */
  secret: { url: string; secret: string } | null;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("API & Webhooks", matches);
}

export default function ApiSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, webhooks, baseUrl, isAdding, isAddingWebhook, webhookToEdit, toRevoke } = loaderData;
  const { t, said } = useTeamTexts("keys");
  const answer = actionData as ApiAnswer | undefined;
  const typedWebhook = answer?.typedWebhook ?? webhookToEdit;
  const isWebhookOpen = (isAddingWebhook || typedWebhook) && !answer?.secret;
  const isFormOpen = (isAdding || answer?.typed) && !answer?.made;
  if (toRevoke && !answer) return <ConfirmRevokeKey apiKey={toRevoke} backTo={here} />;
  return (
    <SettingsFrame
      previewUrl={null}
      action={
        isFormOpen ? null : (
          <Link to={`${here}?new-key`} className={buttonClass()}>
            <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("Create key")}
          </Link>
        )
      }
    >
      {answer?.problem ? (
        <p role="alert" className="mb-4 text-14 text-danger">
          {said(answer.problem)}
        </p>
      ) : null}
      {isFormOpen ? <NewKeyForm answer={answer} backTo={here} /> : null}
      <ApiKeys keys={keys} baseUrl={baseUrl} made={answer?.made ?? null} />
      <section aria-labelledby="webhooks" className="mt-12">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="webhooks" className="text-16 font-semibold">
            {t("Webhooks")}
          </h2>
          {isWebhookOpen ? null : (
            <Link
              to={`${here}?new-webhook`}
              preventScrollReset
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {t("Add webhook")}
            </Link>
          )}
        </div>
        {answer?.secret ? <MadeWebhookSecret {...answer.secret} /> : null}
        {isWebhookOpen ? (
          <WebhookEditor
            key={typedWebhook?.id}
            values={typedWebhook}
            errors={answer?.webhookErrors ?? {}}
            backTo={here}
          />
        ) : null}
        <Webhooks webhooks={webhooks} />
      </section>
    </SettingsFrame>
  );
}

export { SettingsLoadFailed as ErrorBoundary };
