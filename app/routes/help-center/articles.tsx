import { type MetaArgs, useLoaderData } from "react-router";
import { textsOf } from "#engines/messages/texts.ts";
import { listPublicArticles } from "#features/articles/public-articles.server.ts";
import { ArticleGroups } from "#features/help-center/components/article-groups.tsx";
import { EmptyPage } from "#features/help-center/components/empty-page.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { findContact } from "./find-contact.server.ts";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { useSections, useWaysOn } from "./use-sections.ts";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const articles = await listPublicArticles(services.db, scope);
  return { center, basePath: scope.basePath, articles, contact: findContact(scope, center) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { center, articles } = loaderData;
  const { t } = textsOf(center.messages);
  const title = t("nav.articles");
  const names = articles.map((article) => article.title).join(" · ");
  return [
    ...pageMeta({
      center,
      path: "/articles",
      title: `${title} · ${center.title}`,
      description: shorten(names || t("articles.by", { name: center.name })),
      isIndexed: articles.length > 0,
    }),
    ...(articles.length > 0 ? breadcrumbs(center, { name: title, path: "/articles" }) : []),
  ];
}

export default function Articles() {
  const { center, basePath, articles, contact } = useLoaderData<typeof loader>();
  const sections = useSections();
  const ways = useWaysOn();
  const { t, lang } = useTexts();
  const title = t("nav.articles");
  if (articles.length === 0)
    return <EmptyPage {...{ title, text: t("articles.none"), basePath, sections, ways }} />;
  return (
    <>
      <section className="hc-hero is-compact" lang={lang}>
        <div className="hc-wrap">
          <h1>{title}</h1>
        </div>
      </section>
      <div className="hc-wrap hc-list">
        <ArticleGroups basePath={basePath} articles={articles} />
        <PageContact basePath={basePath} name={center.ownName} contact={contact} />
      </div>
    </>
  );
}

export const ErrorBoundary = UnknownPage;
