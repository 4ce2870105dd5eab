/** The languages that content can be translated into, with their progress. */
import { Link } from "react-router";
import { servicesContext } from "#app/context.ts";
import { describeOwnLanguages } from "#features/help-center/translate/own-languages.server.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { SectionError } from "../section-error.tsx";
import type { Route } from "./+types/languages";
import { ProgressBar } from "./components/progress-bar.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const languages = await describeOwnLanguages(context.get(servicesContext).db, context.get(ownerContext));
  return { languages: languages.filter(({ status, progress }) => status !== null || progress.total > 0) };
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Translations", matches);
}

export default function TranslationLanguages({ loaderData }: Route.ComponentProps) {
  const { languages } = loaderData;
  return (
    <>
      <PageHeader title="Translations" />
      {languages.length === 0 ? (
        <p className="text-14 text-text-2">
          Your help center has one language. Admins can add more in the settings.
        </p>
      ) : null}
      <ul className="max-w-[960px] border-t border-border">
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
              Translate<span className="sr-only"> into {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export const ErrorBoundary = SectionError;
