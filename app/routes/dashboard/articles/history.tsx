import { data, Form } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { describeArticleHistory } from "#features/articles/article-history.server.ts";
import { getOwnArticle } from "#features/articles/own-articles.server.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { namesOfPeople } from "#features/team/people.server.ts";
import { VersionHistory } from "#features/versions/components/version-history.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { inAccountLanguage } from "../../team-texts.server.ts";
import { SectionError } from "../section-error.tsx";
import { useMayChange } from "../use-may.ts";
import type { Route } from "./+types/history";

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Version history", matches);
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const scope = context.get(ownerContext);
  const { db } = context.get(servicesContext);
  const id = z.uuid().safeParse(params.articleId);
  const article = id.success && (await getOwnArticle(db, scope, id.data));
  if (!article) throw data(null, { status: 404 });
  const history = await describeArticleHistory(db, scope, { article, url: request.url });
  const names = await namesOfPeople(
    db,
    history.versions.map(({ authorId }) => authorId),
  );
  const { title } = article.values;
  const { id: articleId, isPublished } = article;
  return { ...inAccountLanguage(context, ["articles"]), articleId, isPublished, title, history, names };
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { articleId, isPublished, title, history, names } = loaderData;
  const { t } = useTeamTexts("articles");
  const mayEdit = useMayChange()({ isPublished });
  const path = `/dashboard/articles/${articleId}`;
  return (
    <VersionHistory
      history={history}
      names={names}
      title={title || t("Untitled article")}
      backTo={path}
      currentName={t("the text in the editor")}
      note={t("Visitors see it after you publish.")}
      empty={t("This article has no versions yet. Each save adds one.")}
      restore={
        mayEdit ? (
          <Form method="post" action={path}>
            <input type="hidden" name="intent" value="restore-version" />
            <input type="hidden" name="id" value={articleId} />
            <input type="hidden" name="number" value={history.chosen?.number} />
            <Button type="submit">{t("Restore this version")}</Button>
          </Form>
        ) : null
      }
    />
  );
}

export const ErrorBoundary = SectionError;
