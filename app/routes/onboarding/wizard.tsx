/**
 * The wizard has seven steps, each with an address. The furthest step that the owner went to is stored: `/onboarding` and
 * addresses of steps that aren't open yet lead there. Every step is a plain form before hydration.
 */
import { setTimeout as wait } from "node:timers/promises";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { TeamTextsProvider, teamTextsOf } from "#features/companies/components/team-texts.tsx";
import { pathOfStep, stepAt } from "#features/onboarding/wizard.ts";
import { getWizardState } from "#features/onboarding/wizard-state.server.ts";
import { stepTexts, wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { betaUsersOnly, ownerContext } from "../guards.server.ts";
import { noIndex } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import { accountTexts, inAccountLanguage } from "../team-texts.server.ts";
import { useDrawnCompany } from "../use-drawn-company.ts";
import { readWebsiteCookie } from "../website-cookie.server.ts";
import type { Route } from "./+types/wizard";
import { LoadingAccount } from "./components/loading-account.tsx";
import { WizardPage } from "./components/wizard-page.tsx";
import { runPostedForm } from "./run-action.server.ts";
import type { Refusal, WizardIntent } from "./wizard-context.ts";

export const middleware = [betaUsersOnly];

/** After this time, the page is sent without the wizard and retries automatically. */
const stateTimeoutMs = 2_500;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { appName } = services.config;
  const state = await Promise.race([
    getWizardState(services, context.get(ownerContext)),
    wait(stateTimeoutMs, "late" as const, { ref: false }),
  ]);
  if (state === null) throw redirect("/dashboard");
  const { search, searchParams } = new URL(request.url);
  const step = state === "late" ? null : stepAt(params.step, state);
  if (step && step !== params.step && !refusedForms.has(context)) throw redirect(pathOfStep(step) + search);
  // The browser's Back button must not show a stale step.
  const headers = { "cache-control": "no-store" };
  const editing = searchParams.get("edit");
  const { companyId } = context.get(ownerContext);
  const website = await readWebsiteCookie(request);
  const view = { appName, companyId, editing, website, step, state: state === "late" ? null : state };
  return data({ ...inAccountLanguage(context, ["wizard", "sources"]), ...view }, { headers });
}

/** The loader runs after the action. A redirect would lose what was typed. */
const refusedForms = new WeakSet<Route.LoaderArgs["context"]>();

/** Handles forms while the page's script isn't running. The response is a page. */
export async function action({ context, params }: Route.ActionArgs) {
  const form = await readForm(context);
  const services = context.get(servicesContext);
  const { result } = await runPostedForm(services, context.get(ownerContext), form);
  if (!result.ok) {
    const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const typed: Record<string, string> = Object.fromEntries(texts);
    const intent = String(form.get("intent")) as WizardIntent;
    refusedForms.add(context);
    const refusal: Refusal = {
      ...result,
      intent,
      faqId: typed.faqId ?? typed.contradictionId ?? null,
      typed,
    };
    return data(refusal, { status: result.isBusy ? 429 : 400 });
  }
  const to = result.leaveTo ?? (result.step ? pathOfStep(result.step) : `/onboarding/${params.step ?? ""}`);
  const [toast] = result.toasts;
  if (!toast) return redirect(to);
  const [inWizard, ofSources] = [accountTexts(context, "wizard"), accountTexts(context, "sources")];
  const said = (one: string) => ofSources.said(inWizard.said(one));
  const text = result.toasts.map((one) => said(one.text).replace(/[.!]?$/, (end) => end || ".")).join(" ");
  return redirectWithToast(to, {
    kind: toast.kind,
    text: result.toasts.length > 1 ? text : said(toast.text),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTextsOf(loaderData?.messages, "wizard");
  const header = `${loaderData?.appName ?? ""} ${t(wizardTexts.header)}`;
  const step = loaderData?.step;
  return [{ title: step ? `${t(stepTexts[step].name)} · ${header}` : header }, noIndex];
}

/** The page has the state already, so another step needs no request. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentParams.step === nextParams.step && defaultShouldRevalidate;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Onboarding({ loaderData, actionData }: Route.ComponentProps) {
  const { appName, companyId, state, editing, website, messages } = loaderData;
  useDrawnCompany(companyId);
  const refusal = (actionData as Refusal | undefined) ?? null;
  const refused = refusal?.intent === "edit-faq" ? refusal.faqId : null;
  return (
    <TeamTextsProvider messages={messages}>
      {state ? (
        <WizardPage
          appName={appName}
          website={website}
          initial={state}
          initialRefusal={refusal}
          editing={refused ?? editing}
        />
      ) : (
        <LoadingAccount appName={appName} />
      )}
    </TeamTextsProvider>
  );
}
