/** Everything in one of the owner's categories: articles, guides and questions. */

import { type MetaArgs, redirect, useLoaderData } from "react-router";
import { type Texts, textsOf } from "#engines/messages/texts.ts";
import { shownCategory } from "#features/faqs/default-category.ts";
import { readCollectionPage } from "#features/help-center/collections/public-collections.server.ts";
import { Breadcrumb } from "#features/help-center/components/breadcrumb.tsx";
import { CollectionIcon } from "#features/help-center/components/collection-icon.tsx";
import {
  CollectionItems,
  CollectionRail,
  InnerCollections,
} from "#features/help-center/components/collection-items.tsx";
import { drawQuestions } from "#features/help-center/components/draw-questions.server.tsx";
import { FaqGroups } from "#features/help-center/components/faq-groups.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { PageLinks } from "#features/help-center/components/page-links.tsx";
import { SearchForm } from "#features/help-center/components/search-form.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { categoryPath } from "#features/help-center/faq-pages.ts";
import { findContact } from "./find-contact.server.ts";
import { breadcrumbs, neighbourLinks, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { faqData } from "./structured-data.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const { basePath } = scope;
  const { slug = "", page: typed = "1" } = args.params;
  if (!/^[1-9]\d{0,4}$/.test(typed)) throw unknownPage(center);
  const page = Number(typed);
  const found = await readCollectionPage(services.db, scope, { slug, page });
  if (!found) throw unknownPage(center);
  if ("movedTo" in found) throw redirect(basePath + found.movedTo, 301);
  const { collection } = found;
  // A temporary redirect, because the only category may get neighbors.
  if (page === 1 && collection.path === "/faq") throw redirect(`${basePath}/faq`, 302);
  if (args.params.page === "1") throw redirect(basePath + collection.path, 301);
  const html = drawQuestions({ center, basePath }, found.part?.faqs ?? []);
  return { center, basePath, ...found, html, contact: findContact(scope, center) };
}

/** Only the list of all questions has no address of its own. */
function pathOf(slug: string, page: number): string {
  return categoryPath(slug, { page, categoryCount: Number.POSITIVE_INFINITY });
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta({ matches });
  const { center, basePath, collection, parent, part } = loaderData;
  const { t } = textsOf(center.messages);
  const title = shownCategory(collection.name, t, center.categories);
  const page = part?.page ?? 1;
  const path = pathOf(collection.slug, page);
  const name = page > 1 ? t("page.titleNumber", { title, page }) : title;
  const titles = [...collection.articles, ...collection.guides].map(({ title }) => title);
  const questions = (part?.faqs ?? []).map(({ question }) => question);
  const about = `${[...titles, ...questions].slice(0, 3).join(" ")} ${t("faq.answersFrom", { name: center.name })}`;
  return [
    ...pageMeta({
      center,
      path,
      title: `${name} · ${center.title}`,
      description: shorten(page === 1 && collection.description ? collection.description : about),
      ...(page > 1 ? { isPartOf: collection.path } : {}),
    }),
    ...breadcrumbs(
      center,
      ...(parent ? [{ name: shownCategory(parent.name, t, center.categories), path: parent.path }] : []),
      { name: title, path },
    ),
    ...faqData(center, part?.faqs ?? []),
    ...(part ? neighbourLinks(part, (page) => basePath + hrefOf(collection, page)) : []),
  ];
}

function hrefOf({ path, slug }: { path: string; slug: string }, page: number): string {
  return page === 1 ? path : pathOf(slug, page);
}

export default function Collection() {
  const { center, basePath, collection, parent, part, html, listed, hasMore, contact } =
    useLoaderData<typeof loader>();
  const { t, lang, category: nameOf, categoryLang } = useTexts();
  const { name, description, descriptionLang, icon, articles, guides, inside } = collection;
  const isFirst = part === null || part.page === 1;
  const hasOthers = isFirst && articles.length + guides.length > 0;
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <Breadcrumb
            basePath={basePath}
            trail={parent ? [{ ...parent, name: nameOf(parent.name), lang: categoryLang(parent.name) }] : []}
          />
          <h1 lang={categoryLang(name)} dir="auto">
            {icon ? <CollectionIcon name={icon} /> : null}
            {nameOf(name)}
          </h1>
          {description && isFirst ? (
            <p lang={descriptionLang} dir="auto">
              {description}
            </p>
          ) : null}
          {center.shows.search ? <SearchForm basePath={basePath} asksModel={center.asksModel} /> : null}
        </div>
      </section>
      <div
        className={listed.length < 2 ? "hc-wrap hc-faq is-single" : "hc-wrap hc-faq"}
        data-questions={`${basePath}/faq`}
      >
        {listed.length > 1 ? (
          <CollectionRail
            collections={listed}
            here={parent?.path ?? collection.path}
            basePath={basePath}
            hasMore={hasMore}
          />
        ) : null}
        <div>
          {isFirst && inside.length > 0 ? (
            <InnerCollections collections={inside} basePath={basePath} />
          ) : null}
          {hasOthers ? <CollectionItems articles={articles} guides={guides} basePath={basePath} /> : null}
          {part ? (
            <FaqGroups
              categories={[{ id: `about_${collection.slug}`, name, html }]}
              basePath={basePath}
              title={<span lang={lang}>{partTitle(t, part)}</span>}
            >
              <PageLinks
                page={part.page}
                pageCount={part.pageCount}
                hrefOf={(page) => basePath + hrefOf(collection, page)}
              />
            </FaqGroups>
          ) : null}
          <PageContact basePath={basePath} name={center.ownName} contact={contact} isAboutList />
        </div>
      </div>
    </>
  );
}

/** Formats "12 questions" or "Questions 51 to 100 of 112". */
function partTitle(
  t: Texts["t"],
  { from, to, count, pageCount }: { from: number; to: number; count: number; pageCount: number },
): string {
  if (pageCount === 1) return t("faq.count", { count });
  return from === to
    ? t("faq.rangeOfOne", { from, total: count })
    : t("faq.range", { from, to, total: count });
}

export const ErrorBoundary = UnknownPage;
