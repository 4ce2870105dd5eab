/** The company's contact details, as visitors see them on the contact page. */

import { useEffect, useMemo } from "react";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import {
  findOwnContact,
  saveOwnContact,
  setContactVisibility,
} from "#features/contact/own-contact.server.ts";
import { readContactDetails } from "#features/contact/owner-schema.ts";
import { type ContactFields, ownerContactTexts as texts } from "#features/contact/owner-texts.ts";
import { findRecipient } from "#features/help-center/contact-recipient.server.ts";
import { suggestHours } from "#features/help-center/suggest-hours.server.ts";
import { refused, type Saved, type Versioned } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { answerForm, unknownForm } from "../answer-outcome.ts";
import { ownerContext } from "../guards.server.ts";
import { keepTyped } from "../keep-typed.ts";
import { framedMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import { accountTexts, inAccountLanguage } from "../team-texts.server.ts";
import type { Route } from "./+types/contact";
import { ContactDetailsForm } from "./components/contact-details-form.tsx";
import { ContactHeader } from "./components/contact-header.tsx";
import { SectionError } from "./section-error.tsx";

const path = "/dashboard/contact";

export type ContactAnswer = Saved<ContactFields, Versioned<ContactFields, string>>;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const contact = await findOwnContact(db, scope);
  const hasHours = contact.fields.timeZone !== "";
  const recipient = await findRecipient(db, scope, contact.fields.email);
  return {
    ...inAccountLanguage(context, ["contact"]),
    ...contact,
    isUnconfirmed: recipient?.isConfirmed === false,
    suggestedHours: hasHours ? null : await suggestHours(db, scope),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const form = await readForm(context);
  const { t } = accountTexts(context, "contact");
  switch (form.get("intent")) {
    case "set-visibility":
      await setContactVisibility(services, scope, { isShown: form.get("shown") === "true" });
      return redirectWithToast(path, { kind: "success", text: t(texts.visibilitySaved) });
    case "save":
      return answerForm(form, await save(services, scope, form), {
        path,
        toast: { kind: "success", text: t(texts.saved) },
      });
    default:
      throw unknownForm();
  }
}

type Services = Parameters<typeof saveOwnContact>[0];

async function save(services: Services, scope: OwnerScope, form: FormData): Promise<ContactAnswer> {
  const { details, errors } = readContactDetails(form);
  if (errors) return refused(400, texts.incomplete, errors);
  const drawnFrom = String(form.get("version") ?? "");
  const outcome = await saveOwnContact(services, scope, { fields: details, state: drawnFrom });
  if (outcome === "saved") return { ok: true };
  const { fields: values, state: version } = await findOwnContact(services.db, scope);
  return { ...refused(409, texts.conflict), conflict: { version, values } };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return keepTyped(
    () => serverAction(),
    intent === "set-visibility" ? texts.visibilityFailed : texts.saveFailed,
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Contact Info", matches);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, isShown, state, isUnconfirmed, suggestedHours } = loaderData;
  const stored = useMemo(() => ({ version: state, values: fields }), [state, fields]);
  const toast = useTeamToast("contact");
  useEffect(() => {
    // Only for the switch. The form below shows its own errors.
    if (actionData?.ok === false && actionData.status === 503)
      toast({ kind: "error", text: actionData.problem });
  }, [actionData, toast]);
  return (
    <>
      <ContactHeader isShown={isShown} />
      <ContactDetailsForm
        stored={stored}
        isUnconfirmed={isUnconfirmed}
        suggestedHours={suggestedHours}
        answer={actionData}
      />
    </>
  );
}

export const ErrorBoundary = SectionError;
