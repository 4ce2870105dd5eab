import { useEffect, useRef } from "react";
import { data, Link, useActionData } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import { getOwnArticle } from "#features/articles/own-articles.server.ts";
import { type ArticleAnswer, articleTexts } from "#features/articles/owner-article.ts";
import { runArticleAction } from "#features/articles/run-article-action.server.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { getSettings } from "#features/companies/update-company-settings.server.ts";
import { listCollections } from "#features/faqs/collections.server.ts";
import { listTextChecks } from "#features/help-center/checks/text-checks.server.ts";
import { listTeam } from "#features/team/list-team.server.ts";
import { may } from "#shared/permissions.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { answerForm, type FormAnswer, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta, namedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { SectionError } from "../section-error.tsx";
import { openUrl } from "../settings/open-url.ts";
import type { Route } from "./+types/article";
import { ArticleWorkspace } from "./components/article-workspace.tsx";

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.article.values.title;
  return title ? namedMeta(title, matches) : framedMeta("Article", matches);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(ownerContext);
  const { db, origin, clock } = context.get(servicesContext);
  const id = z.uuid().safeParse(params.articleId);
  const article = id.success && (await getOwnArticle(db, scope, id.data));
  if (!article) throw data(null, { status: 404 });
  const [categories, { company }, team, checks] = await Promise.all([
    listCollections(db, scope),
    getSettings(db, scope),
    listTeam(db, scope),
    article.isPublished ? listTextChecks(db, scope, clock.now()) : [],
  ]);
  const address = openUrl(company, origin) ?? `${origin}/help/${company.helpCenterSubdomain ?? "preview"}`;
  return {
    ...inAccountLanguage(context, ["articles"]),
    article,
    people: {
      names: Object.fromEntries(team.map(({ userId, name, email }) => [userId, name || email])),
      you: scope.userId,
      isTeam: team.some(({ role, isYou }) => !isYou && may(role, "publish content")),
    },
    categories: categories.map(({ name }) => name),
    /** When the published text is due for a check. */
    checkAt: checks.find((check) => check.id === article.id)?.dueAt ?? null,
    previewBase: `/help/preview/${scope.companyId}/articles`,
    center: {
      title: company.companyName.trim(),
      place: address.replace(/^https?:\/\//, ""),
      showsAuthors: company.centerSettings.showsAuthors === true,
    },
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const form = await readForm(context);
  const { said } = accountTexts(context, "articles");
  const answer = await runArticleAction(context.get(servicesContext), context.get(ownerContext), form);
  if (!answer) throw unknownForm();
  const toast = answer.ok ? ({ kind: "success", text: said(answer.toast) } as const) : null;
  return answerForm(form, answer, { path: `/dashboard/articles/${params.articleId}`, toast });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), articleTexts.failed);
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { t, parts, language } = useTeamTexts("articles");
  const toast = useTeamToast("articles");
  const answer = useActionData<FormAnswer<ArticleAnswer>>();
  const seen = useRef(answer);
  useEffect(() => {
    if (!answer || answer === seen.current) return;
    seen.current = answer;
    if (!answer.ok) toast({ kind: "error", text: answer.problem });
  }, [answer, toast]);
  const { article } = loaderData;
  return (
    <ArticleWorkspace key={article.id} {...loaderData} answer={answer}>
      <span className="flex flex-wrap justify-end gap-x-4">
        {article.isPublished ? (
          <Link to="/dashboard/check-dates?show=all" className="text-link">
            {loaderData.checkAt
              ? joined(
                  parts("Check by {day}", {
                    day: <LocalTime at={loaderData.checkAt} format={dayOnlyIn(language)} />,
                  }),
                )
              : t("Check date")}
          </Link>
        ) : null}
        <Link to={`/dashboard/articles/${article.id}/history`} className="text-link">
          {t("Version history")}
        </Link>
      </span>
    </ArticleWorkspace>
  );
}

export const ErrorBoundary = SectionError;
