/** Translates the help center into one language: the original on the left, the translation on the right. */

import { ArrowLeft } from "lucide-react";
import { data, Link, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { teamTextsOf, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { runTranslationAction } from "#features/help-center/translate/run-translation-action.server.ts";
import { translateTexts } from "#features/help-center/translate/texts.ts";
import { describeTranslatePage } from "#features/help-center/translate/translate-page.server.ts";
import { languageName, readLanguageTag } from "#shared/language-tag.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { answerOutcome, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { inAccountLanguage } from "../../team-texts.server.ts";
import { useRefresh } from "../../use-refresh.ts";
import { SectionError } from "../section-error.tsx";
import { useMay } from "../use-may.ts";
import type { Route } from "./+types/translate";
import { DraftMissing } from "./components/draft-missing.tsx";
import { ItemList } from "./components/item-list.tsx";
import { ProgressBar } from "./components/progress-bar.tsx";
import { PublishReviewed } from "./components/publish-reviewed.tsx";
import { TranslationEditor } from "./components/translation-editor.tsx";

const checkAgainMs = 2_000;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const language = readLanguageTag(params.language);
  const query = new URL(request.url).searchParams;
  const found =
    language && (await describeTranslatePage(services, context.get(ownerContext), { language, query }));
  if (!found) throw data(null, { status: 404 });
  // The address names the item, so that it stays open when saving removes it from the filter.
  if (!query.has("item") && found.selected) {
    const named = new URLSearchParams({
      show: found.filter,
      ...(found.search && { q: found.search }),
      item: found.selected.id,
    });
    throw redirect(`/dashboard/translate/${found.language}?${named}`);
  }
  const sent = inAccountLanguage(context, ["translate"]);
  const { selected } = found;
  return {
    ...found,
    ...sent,
    target: found.language,
    name: languageName(found.language, sent.language),
    selected: selected && {
      ...selected,
      sourceName: languageName(selected.sourceLanguage, sent.language),
    },
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const form = await readForm(context);
  const language = readLanguageTag(params.language);
  if (!language) throw unknownForm();
  const scope = context.get(ownerContext);
  return answerOutcome(await runTranslationAction(context.get(servicesContext), scope, { language, form }));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), translateTexts.notSaved);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { t } = teamTextsOf(loaderData?.messages, "translate");
  return framedMeta(
    t("Translate into {language}", { language: loaderData?.name ?? t("another language") }),
    matches,
  );
}

export default function Translate({ loaderData }: Route.ComponentProps) {
  const {
    target: language,
    name,
    progress,
    items,
    filter,
    search,
    selected,
    run,
    hasModel,
    previewUrl,
    counts,
  } = loaderData;
  const may = useMay();
  const { t, said } = useTeamTexts("translate");
  const isDrafting = run?.isActive === true;
  useRefresh(isDrafting, checkAgainMs);
  return (
    <>
      {may("change settings") ? (
        <Link
          to="/dashboard/settings/languages"
          className="mb-3 inline-flex items-center gap-1.5 text-14 text-text-2 no-underline hover:text-text"
        >
          <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("Languages")}
        </Link>
      ) : null}
      <PageHeader
        title={t("Translate into {language}", { language: name })}
        text={<ProgressBar progress={progress} />}
      >
        <a href={previewUrl} target="_blank" rel="noopener" className={buttonClass({ variant: "secondary" })}>
          {t("Preview")}
          <span className="sr-only"> {t("(opens in a new tab)")}</span>
        </a>
        <DraftMissing hasModel={hasModel} missing={progress.missing} isDrafting={isDrafting} />
        {may("publish content") ? <PublishReviewed count={counts.reviewed} /> : null}
      </PageHeader>
      {run ? (
        <p role="status" className="mb-4 text-14 text-text-2">
          {run.text
            .split(/ (?=\d+ drafts? lost)/)
            .map(said)
            .join(" ")}
        </p>
      ) : null}
      <div className="grid gap-6 lg:grid-cols-[280px_minmax(0,1fr)]">
        <ItemList {...{ items, filter, search, counts }} selectedId={selected?.id ?? null} />
        {selected ? (
          <TranslationEditor
            key={`${language} ${selected.id}`}
            {...{ language, name, hasModel, isDrafting }}
            item={selected}
          />
        ) : (
          <p className="text-14 text-text-2">
            {filter === "work" && search === ""
              ? t("Everything is translated and up to date.")
              : t("Nothing here.")}
          </p>
        )}
      </div>
    </>
  );
}

export const ErrorBoundary = SectionError;
