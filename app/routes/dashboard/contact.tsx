/** How visitors reach the company: what the help center's contact page shows. */
import { useEffect, useRef, useState } from "react";
import { data, useActionData } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import {
  findOwnContact,
  saveOwnContact,
  setContactVisibility,
} from "#features/contact/own-contact.server.ts";
import { readContactDetails } from "#features/contact/owner-schema.ts";
import {
  type ContactErrors,
  type ContactFields,
  ownerContactTexts as texts,
} from "#features/contact/owner-texts.ts";
import { useToast } from "#ui/toaster.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { ownerContext } from "../guards.server.ts";
import { keepTyped } from "../keep-typed.ts";
import { framedMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/contact";
import { ContactDetailsForm } from "./components/contact-details-form.tsx";
import { ContactHeader } from "./components/contact-header.tsx";
import { SectionError } from "./section-error.tsx";

const path = "/dashboard/contact";

/** What a form hears that could not be saved. */
export interface ContactAnswer {
  problem: string;
  /** As typed. */
  values?: ContactFields;
  errors?: ContactErrors;
  /** What somebody else stored meanwhile, and its name for saving over it. */
  conflict?: { fields: ContactFields; state: string };
}

export async function loader({ context }: Route.LoaderArgs) {
  return findOwnContact(context.get(servicesContext).db, context.get(ownerContext));
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const form = await readForm(context);
  switch (form.get("intent")) {
    case "set-visibility":
      await setContactVisibility(services, scope, { isShown: form.get("shown") === "true" });
      return redirectWithToast(path, { kind: "success", text: texts.visibilitySaved });
    case "save": {
      const { details, values, errors } = readContactDetails(form);
      if (errors) return refused({ problem: texts.incomplete, values, errors }, 400);
      const outcome = await saveOwnContact(services, scope, {
        fields: details,
        state: String(form.get("state") ?? ""),
      });
      if (outcome === "saved") return redirectWithToast(path, { kind: "success", text: texts.saved });
      const { fields, state } = await findOwnContact(services.db, scope);
      return refused({ problem: texts.conflict, values, conflict: { fields, state } }, 409);
    }
    default:
      throw unknownForm();
  }
}

function refused(answer: ContactAnswer, status: number) {
  return data(answer, { status });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  const problem = intent === "set-visibility" ? texts.visibilityFailed : texts.saveFailed;
  return keepTyped(() => serverAction(), { problem });
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Contact Info", matches);
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { fields, isShown, state } = loaderData;
  const answer = useActionData<ContactAnswer>();
  const toast = useToast();
  const told = useRef(answer);
  useEffect(() => {
    // What stands beside fields is not said twice.
    if (answer && answer !== told.current && !answer.errors && !answer.conflict)
      toast({ kind: "error", text: answer.problem });
    told.current = answer;
  }, [answer, toast]);
  // A page that the server drew after a failed post has to hold what was typed; later the fields hold it themselves.
  const [drawn] = useState(answer?.values);
  return (
    <>
      <ContactHeader isShown={isShown} />
      <ContactDetailsForm
        stored={fields}
        state={state}
        answer={answer ?? null}
        defaults={(answer && drawn) || fields}
      />
    </>
  );
}

export const ErrorBoundary = SectionError;
