import { type MetaArgs, redirect, useLoaderData } from "react-router";
import type { RouteHandle } from "#app/route-handle.ts";
import { textsOf } from "#engines/messages/texts.ts";
import {
  findMovedArticle,
  findPreviewedArticle,
  findPublicArticle,
  listPublicArticles,
} from "#features/articles/public-articles.server.ts";
import { hasEmbeds, nameVideos, ownVideoIds, showOwnVideos } from "#features/articles/show-videos.ts";
import { HelpfulForm } from "#features/feedback/components/helpful-form.tsx";
import { Day } from "#features/help-center/components/day.tsx";
import { DocPage } from "#features/help-center/components/doc-page.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { PageTurns } from "#features/help-center/components/page-turns.tsx";
import { RelatedLinks } from "#features/help-center/components/related-links.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { openingOf } from "#features/help-center/render-markdown-twin.ts";
import { listPublicVideos } from "#features/videos/public-videos.server.ts";
import { nameCallouts } from "#shared/callouts.ts";
import { SafeHtml } from "#ui/safe-html.tsx";
import { findContact } from "./find-contact.server.ts";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import playScript from "./play-videos.ts?worker&url";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { articleData } from "./structured-data.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

export const handle: RouteHandle = { playsVideos: true, embedsVideos: true };

const maxRelated = 4;

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const { db } = services;
  const slug = args.params.slug ?? "";
  const showsDraft = center.isPreview && new URL(args.request.url).searchParams.has("draft");
  const find = showsDraft ? findPreviewedArticle : findPublicArticle;
  const article = await find(db, scope, slug);
  if (!article) {
    const moved = await findMovedArticle(db, scope, slug);
    if (moved) throw redirect(`${scope.basePath}/articles/${encodeURIComponent(moved)}`, 301);
    throw unknownPage(center);
  }
  const all = await listPublicArticles(db, scope);
  const videoIds = ownVideoIds(article.html);
  const others = all.filter(({ slug }) => slug !== article.slug);
  const at = all.findIndex(({ slug }) => slug === article.slug);
  return {
    center,
    basePath: scope.basePath,
    article,
    videos:
      videoIds.length > 0 && scope.company.plan === "ai"
        ? (await listPublicVideos(db, scope)).filter(({ id }) => videoIds.includes(id))
        : [],
    before: at > 0 ? (all[at - 1] ?? null) : null,
    after: at >= 0 ? (all[at + 1] ?? null) : null,
    related: others.filter(({ category }) => category === article.category).slice(0, maxRelated),
    contact: findContact(scope, center),
  };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta({ matches });
  const { center, article } = loaderData;
  const { t } = textsOf(center.messages);
  const path = `/articles/${encodeURIComponent(article.slug)}`;
  const description = article.seoDescription || openingOf(article.markdown) || article.title;
  return [
    ...pageMeta({
      center,
      path,
      title: article.seoTitle || `${article.title} · ${center.title}`,
      description: shorten(description),
      lang: article.lang,
      languages: article.languages,
    }),
    ...breadcrumbs(center, { name: t("nav.articles"), path: "/articles" }, { name: article.title, path }),
    ...articleData(center, {
      path,
      title: article.title,
      text: description,
      updatedAt: article.updatedAt,
      author: center.own.showsAuthors ? article.author : null,
    }),
  ];
}

export default function Article() {
  const { center, basePath, article, videos, before, after, related, contact } =
    useLoaderData<typeof loader>();
  const texts = useTexts();
  const { t, rich, lang } = texts;
  const { title, category, html, headings, updatedAt, lang: language } = article;
  const author = center.own.showsAuthors ? article.author : null;
  const checkedAt = center.own.showsChecks ? article.checkedAt : null;
  const articleLink = (other: { slug: string; title: string; lang?: string | undefined }) => ({
    href: `${basePath}/articles/${encodeURIComponent(other.slug)}`,
    text: other.title,
    lang: other.lang,
  });
  return (
    <DocPage
      basePath={basePath}
      trail={[{ name: t("nav.articles"), path: "/articles", lang }]}
      title={title}
      language={language}
      lead={
        <>
          {category ? (
            <>
              <bdi lang={texts.categoryLang(category)}>{texts.category(category)}</bdi> ·{" "}
            </>
          ) : null}
          <span lang={lang}>
            {author === null
              ? rich("page.updated", { date: <Day date={updatedAt} /> })
              : rich("ask.writtenBy", { name: <bdi>{author}</bdi>, date: <Day date={updatedAt} /> })}
          </span>
          {checkedAt ? (
            <>
              {" "}
              · <span lang={lang}>{rich("page.checked", { date: <Day date={checkedAt} /> })}</span>
            </>
          ) : null}
        </>
      }
      contents={headings}
    >
      <SafeHtml
        className="hc-prose is-long"
        lang={language}
        html={showOwnVideos(
          nameVideos(
            nameCallouts(html, (look) => t(`articles.${look}`)),
            (site) => ({ label: t("articles.playVideo", { site }), note: t("articles.videoNote", { site }) }),
          ),
          { videos, captionsName: t("videos.captions") },
        )}
      />
      {hasEmbeds(html) ? <script type="module" src={playScript} /> : null}
      <div className="hc-doc-helpful">
        <HelpfulForm basePath={basePath} item={{ kind: "article", slug: article.slug }} texts={texts} />
      </div>
      <PageTurns
        links={[
          ...(before ? [{ rel: "prev" as const, label: t("page.previous"), ...articleLink(before) }] : []),
          ...(after ? [{ rel: "next" as const, label: t("page.next"), ...articleLink(after) }] : []),
        ]}
        lang={lang}
      />
      <RelatedLinks title={t("articles.related")} links={related.map(articleLink)} />
      <PageContact basePath={basePath} name={center.ownName} contact={contact} />
    </DocPage>
  );
}

export const ErrorBoundary = UnknownPage;
