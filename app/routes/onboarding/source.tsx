/** Shows the text of a page with the cited sentences marked, while the wizard is open. */
import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { TeamTextsProvider, teamTextsOf } from "#features/companies/components/team-texts.tsx";
import { SourceView } from "#features/faqs/components/source-view.tsx";
import { findSource } from "#features/faqs/find-source.server.ts";
import { pathOfStep } from "#features/onboarding/wizard.ts";
import { wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { betaUsersOnly, ownerContext } from "../guards.server.ts";
import { nullIfMissing } from "../null-if-missing.ts";
import { noIndex } from "../private-meta.ts";
import { accountTexts, inAccountLanguage } from "../team-texts.server.ts";
import type { Route } from "./+types/source";
import { WizardHeader } from "./components/wizard-header.tsx";

export const middleware = [betaUsersOnly];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const source = await findSource(db, context.get(ownerContext), request.url);
  if (!source)
    throw data(accountTexts(context, "wizard").t("We can't find this source. It may have been removed."), {
      status: 404,
    });
  return { ...inAccountLanguage(context, ["wizard", "sources"]), appName: config.appName, ...source };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return nullIfMissing(serverLoader());
}

/** A panel that is open, or was, would be loaded again with every change of the questions. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTextsOf(loaderData?.messages, "wizard");
  return [{ title: `${t("Source")} · ${loaderData?.appName ?? ""} ${t(wizardTexts.header)}` }, noIndex];
}

export default function Source({ loaderData }: Route.ComponentProps) {
  const { t } = teamTextsOf(loaderData?.messages, "wizard");
  if (!loaderData) return <p role="alert">{t("We can't find this source. It may have been removed.")}</p>;
  const { appName, messages, about, pages } = loaderData;
  return (
    <TeamTextsProvider messages={messages}>
      <WizardHeader appName={appName} />
      <main className="mx-auto w-full max-w-[860px] px-4 pb-16 lg:px-10">
        <div className="mt-6 mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 className="text-22 tracking-tight">{t("Source")}</h1>
            <p dir="auto" className="mt-1 text-text-2 break-words">
              {about}
            </p>
          </div>
          <a href={pathOfStep("complete")} className={buttonClass({ variant: "secondary" })}>
            {t("Back to your questions")}
          </a>
        </div>
        <SourceView pages={pages} />
      </main>
    </TeamTextsProvider>
  );
}
