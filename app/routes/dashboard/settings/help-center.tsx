/** Settings for the help center's address, who can read it, and what its search covers. */

import { servicesContext } from "#app/context.ts";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { readHelpCenterForm } from "#features/companies/settings-schema.ts";
import { settingsTexts } from "#features/companies/settings-texts.ts";
import type { HelpCenterValues } from "#features/companies/settings-values.ts";
import { getSettings, saveHelpCenter } from "#features/companies/update-company-settings.server.ts";
import { readDomainName } from "#features/domains/domain-name.ts";
import { createDomainLookup } from "#features/domains/look-up-domain.server.ts";
import { presentDomain } from "#features/domains/present-domain.ts";
import { proxyHostOf } from "#features/domains/proxy-host.ts";
import { verifyDomain } from "#features/domains/verify-domain.server.ts";
import { refused, type Saved } from "#shared/action-outcome.ts";
import { answerForm, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import type { Route } from "./+types/help-center";
import { HelpCenterForm } from "./components/help-center-form.tsx";
import { SettingsFrame, SettingsLoadFailed } from "./components/settings-frame.tsx";
import { openUrl } from "./open-url.ts";

const here = "/dashboard/settings/help-center";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { company, helpCenter } = await getSettings(services.db, context.get(ownerContext));
  return {
    ...inAccountLanguage(context, ["settings", "center"]),
    stored: helpCenter,
    plan: company.plan,
    domain: presentDomain(company, { proxyHost: proxyHostOf(services) }),
    openUrl: openUrl(company, services.origin),
    origin: services.origin,
    model: services.config.ai?.model ?? null,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  switch (form.get("intent")) {
    case "save-help-center":
      return save(form, context);
    case "verify-domain":
      return verify(form, context);
    default:
      throw unknownForm();
  }
}

type Context = Route.ActionArgs["context"];

async function save(form: FormData, context: Context) {
  const services = context.get(servicesContext);
  const own = {
    baseDomain: services.config.baseDomain,
    originHostname: new URL(services.origin).hostname,
    proxyHost: proxyHostOf(services),
  };
  const posted = readHelpCenterForm(form, (typed) => readDomainName(typed, own));
  const outcome: Saved<HelpCenterValues> =
    "errors" in posted
      ? refused(400, settingsTexts.saveFailed, posted.errors)
      : await saveHelpCenter(services, context.get(ownerContext), posted);
  return answerForm(form, outcome, {
    path: here,
    toast: { kind: "success", text: accountTexts(context, "settings").t(settingsTexts.saved) },
  });
}

/** The check's result is stored, so the next page shows it. */
async function verify(form: FormData, context: Context) {
  const services = context.get(servicesContext);
  const lookUp = createDomainLookup(services.config.domains.dnsServer);
  const verification = await verifyDomain({ ...services, lookUp }, context.get(ownerContext));
  const toast = verdictToast(verification, accountTexts(context, "center").t);
  return answerForm(form, { ok: true as const, toast }, { path: here, toast });
}

function verdictToast(verification: Awaited<ReturnType<typeof verifyDomain>>, t: TeamTexts<"center">["t"]) {
  if (verification.outcome === "limited") {
    return { kind: "warning" as const, text: t("Too many attempts. Try again in a few minutes.") };
  }
  if (verification.outcome === "no-domain") {
    return { kind: "warning" as const, text: t("The domain changed in the meantime. Try again.") };
  }
  const { state, check, domain } = verification;
  if (check.result === "unknown") {
    return { kind: "warning" as const, text: t("The name servers of {domain} didn't respond.", { domain }) };
  }
  return state.status === "verified" && check.result === "matches"
    ? { kind: "success" as const, text: t("{domain} is verified", { domain }) }
    : { kind: "error" as const, text: t("We couldn't verify {domain}", { domain }) };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), settingsTexts.saveFailed);
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Help Center Settings", matches);
}

export default function HelpCenterSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SettingsFrame previewUrl={loaderData.openUrl}>
      <HelpCenterForm {...loaderData} answer={actionData} />
    </SettingsFrame>
  );
}

export { SettingsLoadFailed as ErrorBoundary };
