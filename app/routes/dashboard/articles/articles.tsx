import { FileText, Plus, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, redirect, useFetcher, useSubmit } from "react-router";
import { servicesContext } from "#app/context.ts";
import { findAccountNames } from "#features/accounts/account-names.server.ts";
import { noCategory, pageSize } from "#features/articles/article-query.ts";
import { listOwnArticles } from "#features/articles/own-articles.server.ts";
import { type ArticleListAnswer, articleTexts } from "#features/articles/owner-article.ts";
import { listRemovedArticles } from "#features/articles/removed-articles.server.ts";
import { runArticleListAction } from "#features/articles/run-article-list-action.server.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { listCollections } from "#features/faqs/collections.server.ts";
import { listDueTexts } from "#features/help-center/checks/text-checks.server.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { Select } from "#ui/primitives/select.tsx";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { answerForm, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { scriptField } from "../../script-field.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { PageLinks } from "../components/page-links.tsx";
import { WriterNote } from "../components/writer-note.tsx";
import { SectionError } from "../section-error.tsx";
import { useMay } from "../use-may.ts";
import type { Route } from "./+types/articles";
import { articlesAddress, readArticlesQuery } from "./articles-query.ts";
import { ArticleList } from "./components/article-list.tsx";
import { RemovedArticles } from "./components/removed-articles.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Articles", matches);
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const query = readArticlesQuery(request.url);
  const due = await listDueTexts(db, scope, clock.now());
  const dueIds = due.filter(({ kind }) => kind === "article").map(({ id }) => id);
  const [list, removed, categories] = await Promise.all([
    listOwnArticles(db, scope, { ...query, dueIds }),
    listRemovedArticles(db, scope),
    listCollections(db, scope),
  ]);
  return {
    ...inAccountLanguage(context, ["articles"]),
    query,
    ...list,
    removed,
    categories: categories.map(({ name }) => name),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const form = await readForm(context);
  const { said } = accountTexts(context, "articles");
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const person = (await findAccountNames(services.db, [scope.userId])).get(scope.userId);
  const answer = await runArticleListAction(services, scope, form, person?.name);
  if (!answer) throw unknownForm();
  if (answer.ok && answer.intent === "add") throw redirect(`/dashboard/articles/${answer.ids[0]}`);
  const toast = answer.ok ? ({ kind: "success", text: said(answer.toast) } as const) : null;
  return answerForm(form, answer, { path: "/dashboard/articles", toast });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), articleTexts.failed);
}

const states = [
  { state: null, label: "All", count: "all" },
  { state: "draft", label: "Drafts", count: "draft" },
  { state: "review", label: "In review", count: "review" },
  { state: "scheduled", label: "Scheduled", count: "scheduled" },
  { state: "published", label: "Published", count: "published" },
  { state: "changed", label: "Unpublished changes", count: "changed" },
  { state: "due", label: "Check due", count: "due" },
] as const;

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { query, articles, found, counts, removed, categories } = loaderData;
  const mayWrite = useMay()("write drafts");
  const { t, number } = useTeamTexts("articles");
  const toast = useTeamToast("articles");
  const { data: answer, submit } = useFetcher<ArticleListAnswer>();
  const search = useSubmit();
  const seen = useRef(answer);
  const post = (intent: string, ids: string[], more: Record<string, string> = {}) =>
    void submit({ intent, ids: ids.join(","), ...more, [scriptField]: "script" }, { method: "post" });
  useEffect(() => {
    if (!answer || answer === seen.current) return;
    seen.current = answer;
    if (!answer.ok) return toast({ kind: "error", text: answer.problem });
    const { ids } = answer;
    const undo = { label: "Undo", run: () => post("restore", ids) };
    toast({
      kind: "success",
      text: answer.toast,
      ...(answer.intent === "delete" ? { action: undo } : {}),
    });
  });
  const isEmpty = counts.all === 0;
  const pages = Math.ceil(found / pageSize);
  const add = (
    <Form method="post" className="flex">
      <input type="hidden" name="intent" value="add" />
      <Button type="submit" className="grow">
        <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("New article")}
      </Button>
    </Form>
  );
  return (
    <>
      <PageHeader
        title={t("Articles")}
        text={t("Longer texts for your help center, with headings, pictures and tables.")}
      >
        {mayWrite && !isEmpty ? add : null}
      </PageHeader>
      <WriterNote />
      {isEmpty ? (
        <section className="flex flex-col items-start gap-2 rounded-lg border border-border bg-surface px-5 py-8 md:px-8 md:py-12">
          <FileText className="size-6 text-text-3" strokeWidth={1.5} aria-hidden="true" />
          <h2 className="mt-1 text-18">{t("No articles yet")}</h2>
          <p className="mb-4 max-w-[60ch] text-14 text-text-2">
            {t(
              "Write about what takes more than one answer. Only your team sees an article until you publish it.",
            )}
          </p>
          {mayWrite ? add : null}
        </section>
      ) : (
        <>
          <TabLinks
            label={t("Articles by state")}
            tabs={states.map(({ state, label, count }) => ({
              to: articlesAddress({ ...query, state, page: 1 }),
              label: t(label),
              count: counts[count],
              isCurrent: query.state === state,
            }))}
          />
          <Form
            role="search"
            className="my-4 flex flex-wrap gap-2"
            onChange={(event) =>
              void search(event.currentTarget, { replace: true, preventScrollReset: true })
            }
          >
            {query.state ? <input type="hidden" name="state" value={query.state} /> : null}
            <div className="relative max-w-96 min-w-60 grow">
              <Search
                className="pointer-events-none absolute top-3 left-3 size-4 text-text-3"
                strokeWidth={1.75}
                aria-hidden="true"
              />
              <Input
                type="search"
                name="q"
                key={query.state}
                defaultValue={query.text}
                maxLength={100}
                placeholder={t("Search articles")}
                aria-label={t("Search articles")}
                className="pl-9"
              />
            </div>
            {categories.length > 0 ? (
              <Select
                name="category"
                key={`category ${query.category}`}
                defaultValue={query.category}
                aria-label={t("Category")}
                className="max-w-60"
              >
                <option value="">{t("All categories")}</option>
                <option value={noCategory}>{t("No category")}</option>
                {categories.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            ) : null}
          </Form>
          {articles.length > 0 ? (
            <ArticleList
              key={articlesAddress(query)}
              articles={articles}
              categories={categories}
              post={post}
            />
          ) : (
            <p className="py-6 text-14 text-text-2">
              {query.text
                ? t('No results for "{query}". Try different words.', { query: query.text })
                : t("No articles here.")}
            </p>
          )}
          <p role="status" className="sr-only">
            {found === 1 ? t("1 article") : t("{count} articles", { count: number(found) })}
          </p>
          <PageLinks
            page={query.page}
            pages={pages}
            addressOf={(page) => articlesAddress({ ...query, page })}
          />
        </>
      )}
      <RemovedArticles removed={removed} isShown={mayWrite} />
    </>
  );
}

export const ErrorBoundary = SectionError;
