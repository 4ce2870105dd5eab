/**
 * A visitor's website is read without an account. The state is in the database, so a reload and another tab show the
 * same. Without the page's script, the page reloads until the help center is ready.
 */
import { data, redirect } from "react-router";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { teamMessages } from "#engines/messages/team/team-catalogs.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { TeamTextsProvider, teamTextsOf } from "#features/companies/components/team-texts.tsx";
import { startTrial } from "#features/onboarding/trial/start-trial.server.ts";
import { trialTexts } from "#features/onboarding/trial/trial.ts";
import { getTrialState, siteLabelOf } from "#features/onboarding/trial/trial-state.server.ts";
import { ProductFrame } from "#ui/product-frame.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { findVisitor } from "../guards.server.ts";
import { noIndex } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import { accountLanguage, inLanguage } from "../team-texts.server.ts";
import { readWebsiteCookie, typedWebsite, websiteSetCookie } from "../website-cookie.server.ts";
import type { Route } from "./+types/try";
import { AddressForm } from "./components/address-form.tsx";
import { TrialView } from "./components/trial-view.tsx";
import { type KeepRefusal, keepBySigningUp, keepForOwner } from "./keep.server.ts";
import { readTrial, trialSetCookie } from "./trial-cookie.server.ts";

const signUpPath = "/auth?mode=signup";

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (!services.config.readsForVisitors) throw redirect(signUpPath);
  const trial = await readTrial(services, request);
  const visitor = await findVisitor(context, request);
  const view = {
    ...inLanguage(accountLanguage(request, visitor?.user), ["wizard"]),
    appName: services.config.appName,
    website: await readWebsiteCookie(request),
    state: trial && (await getTrialState(services, trial)),
    email: visitor?.user.emailVerified ? visitor.user.email : null,
    isKept: trial !== null && trial.keptBy !== null,
    formId: services.ids.uuid(),
  };
  return data(view, { headers: { "cache-control": "no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

interface ReadRefusal {
  intent: "read";
  typed: string;
  message: string;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(context);
  const intent = form.get("intent");
  if (intent === "read") return read({ context, request, form });
  if (intent === "keep") return keep({ context, request, form });
  throw unknownForm();
}

interface Submission extends Pick<Route.ActionArgs, "context" | "request"> {
  form: FormData;
}

async function read({ context, request, form }: Submission) {
  const services = context.get(servicesContext);
  const typed = String(form.get("website") ?? "").slice(0, 2_000);
  const current = await readTrial(services, request);
  const visitorAddress = context.get(clientAddressContext);
  const started = await startTrial(services, { typed, visitorAddress, current });
  if (started.outcome === "known") return redirect("/try");
  if (started.outcome === "off") return redirect(`${signUpPath}&website=${encodeURIComponent(typed)}`);
  if (started.outcome !== "started") {
    const refusal: ReadRefusal = { intent: "read", typed, message: started.message };
    return data(refusal, { status: started.outcome === "limited" ? 429 : 400 });
  }
  const headers = new Headers();
  headers.append("set-cookie", await trialSetCookie(started.token));
  // For a visitor who signs up without keeping it.
  const website = typedWebsite(typed);
  if (website) headers.append("set-cookie", await websiteSetCookie(website));
  return redirect("/try", { headers });
}

async function keep({ context, request, form }: Submission) {
  const services = context.get(servicesContext);
  const trial = await readTrial(services, request);
  if (!trial) {
    const refusal: ReadRefusal = { intent: "read", typed: "", message: trialTexts.expired };
    return data(refusal, { status: 410 });
  }
  const visitor = await findVisitor(context, request);
  if (form.get("site") !== siteLabelOf(trial)) {
    const { said } = teamTexts(teamMessages("wizard", accountLanguage(request, visitor?.user)));
    return redirectWithToast("/try", { kind: "warning", text: said(trialTexts.otherTab) });
  }
  const keeping = { context, request, trial };
  return visitor?.user.emailVerified ? keepForOwner(keeping, visitor) : keepBySigningUp(keeping, form);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTextsOf(loaderData?.messages, "wizard");
  const { appName = "", state } = loaderData ?? {};
  const title = state ? t(titles[state.status], { site: state.siteLabel }) : t("Try it");
  return [{ title: `${title} · ${appName}` }, noIndex];
}

const titles = {
  waiting: "{site} is next",
  reading: "Reading {site}",
  writing: "Writing answers for {site}",
  ready: "The help center of {site}",
  failed: "We couldn't read {site}",
} as const;

export default function Try({ loaderData, actionData }: Route.ComponentProps) {
  const { appName, messages, website, state, email, isKept, formId } = loaderData;
  const { t, said } = teamTextsOf(messages, "wizard");
  const refusal = (actionData ?? null) as ReadRefusal | KeepRefusal | null;
  const refusedAddress = refusal?.intent === "read" ? refusal : null;
  return (
    <TeamTextsProvider messages={messages}>
      <ProductFrame appName={appName}>
        {state && !refusedAddress ? (
          <TrialView
            key={state.siteLabel}
            initial={state}
            keeping={{ email, isKept, formId, refusal: refusal?.intent === "keep" ? refusal : null }}
          />
        ) : (
          <div className="mx-auto w-full max-w-[720px] px-4 py-14 md:px-6 md:py-20">
            <h1 className="text-28 tracking-tight md:text-40">{t("Which website should we read?")}</h1>
            <p className="mt-4 text-18 text-text-2">
              {t("We only read public pages, like a search engine.")}
            </p>
            <div className="mt-8">
              <AddressForm
                typed={refusedAddress?.typed ?? website ?? ""}
                problem={refusedAddress ? said(refusedAddress.message) : null}
              />
            </div>
          </div>
        )}
      </ProductFrame>
    </TeamTextsProvider>
  );
}
