/** Translates the help center into one language: the original on the left, the translation on the right. */
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { data, Link, redirect, useRevalidator } from "react-router";
import { servicesContext } from "#app/context.ts";
import { runTranslationAction } from "#features/help-center/translate/run-translation-action.server.ts";
import { translateTexts } from "#features/help-center/translate/texts.ts";
import { describeTranslatePage } from "#features/help-center/translate/translate-page.server.ts";
import { readLanguageTag } from "#shared/language-tag.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { answerOutcome, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
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
    const named = new URLSearchParams({ show: found.filter, item: found.selected.id });
    throw redirect(`/dashboard/translate/${found.language}?${named}`);
  }
  return found;
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
  return framedMeta(`Translate into ${loaderData?.name ?? "another language"}`, matches);
}

export default function Translate({ loaderData }: Route.ComponentProps) {
  const { language, name, progress, items, filter, selected, run, hasModel, previewUrl, counts } = loaderData;
  const may = useMay();
  const { revalidate } = useRevalidator();
  const isDrafting = run?.isActive === true;
  useEffect(() => {
    if (!isDrafting) return;
    const timer = setInterval(() => void revalidate(), checkAgainMs);
    return () => clearInterval(timer);
  }, [isDrafting, revalidate]);
  return (
    <>
      {may("change settings") ? (
        <Link
          to="/dashboard/settings/languages"
          className="mb-3 inline-flex items-center gap-1.5 text-14 text-text-2 no-underline hover:text-text"
        >
          <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
          Languages
        </Link>
      ) : null}
      <PageHeader title={`Translate into ${name}`} text={<ProgressBar progress={progress} />}>
        <a href={previewUrl} target="_blank" rel="noopener" className={buttonClass({ variant: "secondary" })}>
          Preview
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <DraftMissing hasModel={hasModel} missing={progress.missing} isDrafting={isDrafting} />
        {may("publish content") ? <PublishReviewed count={counts.reviewed} /> : null}
      </PageHeader>
      {run ? (
        <p role="status" className="mb-4 text-14 text-text-2">
          {run.text}
        </p>
      ) : null}
      <div className="grid gap-6 lg:grid-cols-[280px_minmax(0,1fr)]">
        <ItemList items={items} filter={filter} counts={counts} selectedId={selected?.id ?? null} />
        {selected ? (
          <TranslationEditor
            key={`${language} ${selected.id}`}
            {...{ language, name, hasModel, isDrafting }}
            item={selected}
          />
        ) : (
          <p className="text-14 text-text-2">
            {filter === "work" ? "Everything is translated and up to date." : "Nothing here."}
          </p>
        )}
      </div>
    </>
  );
}

export const ErrorBoundary = SectionError;
