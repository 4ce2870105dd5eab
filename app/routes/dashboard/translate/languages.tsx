/** The languages that content can be translated into, with their progress, and each text's state in each of them. */

import { Link } from "react-router";
import { servicesContext } from "#app/context.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { describeOwnTranslations } from "#features/help-center/translate/own-languages.server.ts";
import { languageName } from "#shared/language-tag.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { inAccountLanguage } from "../../team-texts.server.ts";
import { SectionError } from "../section-error.tsx";
import { useMay } from "../use-may.ts";
import type { Route } from "./+types/languages";
import { ProgressBar } from "./components/progress-bar.tsx";
import { TranslationMatrix } from "./components/translation-matrix.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const overview = await describeOwnTranslations(db, context.get(ownerContext), query);
  const sent = inAccountLanguage(context, ["translate"]);
  return {
    ...sent,
    ...overview,
    languages: overview.languages.map((one) => ({
      ...one,
      name: languageName(one.language, sent.language),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Translations", matches);
}

export default function TranslationLanguages({ loaderData }: Route.ComponentProps) {
  const { languages } = loaderData;
  const { t } = useTeamTexts("translate");
  return (
    <>
      <PageHeader title={t("Translations")} />
      {languages.length === 0 ? <OneLanguage /> : null}
      <ul className="max-w-[960px] border-border not-empty:border-t">
        {languages.map(({ language, name, progress }) => (
          <li
            key={language}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border py-3 text-14"
          >
            <span className="w-40 font-medium">{name}</span>
            <span className="grow text-13 text-text-2">
              <ProgressBar progress={progress} />
            </span>
            <Link
              to={`/dashboard/translate/${language}`}
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              {t("Translate")}
              <span className="sr-only"> {t("into {language}", { language: name })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {languages.length === 0 ? null : <TranslationMatrix {...loaderData} />}
    </>
  );
}

function OneLanguage() {
  const { t } = useTeamTexts("translate");
  return (
    <section className="flex flex-col items-start gap-4 rounded-lg border border-border bg-surface px-5 py-8 md:px-8 md:py-12">
      <p className="max-w-[60ch] text-14 text-text-2">
        {t("Your help center has one language. Admins can add more in the settings.")}
      </p>
      {useMay()("change settings") ? (
        <Link to="/dashboard/settings/languages" className={buttonClass()}>
          {t("Add a language")}
        </Link>
      ) : null}
    </section>
  );
}

export const ErrorBoundary = SectionError;
