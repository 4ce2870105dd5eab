import { data, useActionData } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { newApiKeySchema } from "#features/crawl-service/api-key.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "#features/crawl-service/api-keys.server.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { operatorContext } from "../guards.server.ts";
import { framedMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/api-keys";
import { ApiKeyList } from "./components/api-key-list.tsx";
import { ConfirmRevoking } from "./components/confirm-revoking.tsx";
import { EmptyState } from "./components/empty-state.tsx";
import { type NewKeyAnswer, NewKeyForm } from "./components/new-key-form.tsx";
import { shownDay } from "./format-time.ts";

const path = "/operator/api-keys";

export async function loader({ context, request }: Route.LoaderArgs) {
  context.get(operatorContext);
  const keys = await listApiKeys(context.get(servicesContext));
  const asked = new URL(request.url).searchParams.get("revoke");
  const toRevoke = keys.find(({ id, revokedAt }) => id === asked && revokedAt === null);
  return {
    toRevoke: toRevoke ? { id: toRevoke.id, name: toRevoke.name, tokenStart: toRevoke.tokenStart } : null,
    keys: keys.map(
      ({ id, name, tokenStart, monthlyPages, pagesThisMonth, concurrency, lastUsedAt, revokedAt }) => ({
        id,
        name,
        tokenStart,
        monthlyPages,
        pagesThisMonth,
        concurrency,
        lastUsed: lastUsedAt && shownDay(lastUsedAt),
        isRevoked: revokedAt !== null,
      }),
    ),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { userId: operatorId } = context.get(operatorContext);
  const services = context.get(servicesContext);
  const form = await readForm(context);
  switch (form.get("intent")) {
    case "create":
      return create(services, form, operatorId);
    case "revoke": {
      const id = z.uuid().safeParse(form.get("id"));
      const revoked = id.success ? await revokeApiKey(services, id.data) : null;
      if (revoked === null || revoked === "several")
        return redirectWithToast(path, { kind: "warning", text: "This key doesn't exist." });
      services.security.report("api-key-revoked", { by: { operatorId }, keyId: revoked.id });
      const text = `${revoked.name} is revoked. It no longer works.`;
      return redirectWithToast(path, { kind: "success", text });
    }
    default:
      throw unknownForm();
  }
}

type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

async function create(services: Services, form: FormData, operatorId: string) {
  const values = { name: "", monthlyPages: "", concurrency: "" };
  for (const field of Object.keys(values) as (keyof typeof values)[]) {
    const value = form.get(field);
    if (typeof value === "string") values[field] = value;
  }
  const input = newApiKeySchema.safeParse(values);
  if (!input.success) {
    const { fieldErrors } = z.flattenError(input.error);
    const said = Object.entries(fieldErrors).flatMap(([field, messages]) =>
      messages?.[0] ? [[field, messages[0]] as const] : [],
    );
    const answer: NewKeyAnswer = { values, errors: Object.fromEntries(said), made: null };
    return data(answer, { status: 400 });
  }
  const { key, token } = await createApiKey(services, input.data);
  services.security.report("api-key-created", { by: { operatorId }, keyId: key.id });
  const answer: NewKeyAnswer = { values: null, errors: {}, made: { id: key.id, name: key.name, token } };
  return data(answer, { headers: { "cache-control": "private, no-store" } });
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("API keys", matches);
}

export default function ApiKeys({ loaderData: { keys, toRevoke } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  if (toRevoke) return <ConfirmRevoking apiKey={toRevoke} backTo={path} />;
  return (
    <>
      <PageHeader
        title="API keys"
        text="Programs with a key can read websites through this server, under /v1. Each key only sees its own results."
      />
      <NewKeyForm key={answer?.made?.id ?? "new"} answer={answer} />
      {keys.length === 0 ? (
        <EmptyState title="No keys yet" text="Create the first one with the form above." />
      ) : (
        <ApiKeyList keys={keys} />
      )}
    </>
  );
}
