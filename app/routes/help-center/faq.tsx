/**
 * All questions by category. If they don't fit on one page, it shows the start of each category and links to the rest.
 */

import { type MetaArgs, redirect, useLoaderData } from "react-router";
import { textsOf } from "#engines/messages/texts.ts";
import { groupByCategory } from "#features/faqs/group-by-category.ts";
import { drawQuestions } from "#features/help-center/components/draw-questions.server.tsx";
import {
  CategoryRail,
  FaqGroups,
  MoreCategories,
  moreCategoriesId,
} from "#features/help-center/components/faq-groups.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { PageLinks } from "#features/help-center/components/page-links.tsx";
import { SearchForm } from "#features/help-center/components/search-form.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { categoryPath } from "#features/help-center/faq-pages.ts";
import { readStartOfMany, type StartOfMany } from "#features/help-center/many-questions.server.ts";
import { knownAnswers } from "#features/help-center/public-questions.server.ts";
import { findContact } from "./find-contact.server.ts";
import { breadcrumbs, neighbourLinks, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { faqData } from "./structured-data.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  if (!center.shows.faqs) throw unknownPage(center);
  const { search, searchParams } = new URL(args.request.url);
  // Older versions had the search at this URL.
  if (searchParams.get("q") && center.shows.search) throw redirect(`${scope.basePath}/search${search}`, 301);
  const { basePath } = scope;
  const few = await knownAnswers(services.db, scope);
  const page: StartOfMany = few
    ? { categories: groupByCategory(few), others: [], part: null }
    : await readStartOfMany(services.db, scope);
  const categories = page.categories.map((category) => ({
    ...category,
    html: drawQuestions({ center, basePath }, category.faqs),
  }));
  const contact = findContact(scope, center);
  return { center, basePath, ...page, categories, isAll: few !== null, contact };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta({ matches });
  const { center, basePath, categories, part } = loaderData;
  const { t } = textsOf(center.messages);
  const { name } = center;
  const faqs = categories.flatMap((category) => category.faqs);
  const questions = faqs.slice(0, 3).map((faq) => faq.question);
  const tags = pageMeta({
    center,
    path: "/faq",
    title: `${t("faq.title")} · ${center.title}`,
    description: shorten(
      questions.length > 0
        ? `${questions.join(" ")} ${t("faq.answersFrom", { name })}`
        : t("faq.answersAbout", { name }),
    ),
    isIndexed: faqs.length > 0,
  });
  if (faqs.length === 0) return tags;
  return [
    ...tags,
    ...breadcrumbs(center, { name: t("faq.title"), path: "/faq" }),
    ...faqData(center, faqs),
    ...(part ? neighbourLinks(part, (page) => basePath + pathOfPart(part, page)) : []),
  ];
}

/** If there is only one category, this list is its first page. */
function pathOfPart({ slug }: { slug: string }, page: number): string {
  return categoryPath(slug, { page, categoryCount: 1 });
}

export default function HelpCenterFaq() {
  const { center, basePath, categories, others, part, isAll, contact } = useLoaderData<typeof loader>();
  const { t, lang } = useTexts();
  const pageHref = `${basePath}/faq`;
  const isEmpty = categories.length === 0;
  const rail = categories.map(({ id, name, faqs, all }) => ({ id, name, count: all?.count ?? faqs.length }));
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <h1 lang={lang}>{t("faq.title")}</h1>
          {isEmpty ? <p lang={lang}>{t("faq.none")}</p> : null}
          {!isEmpty && center.shows.search ? (
            <SearchForm basePath={basePath} asksModel={center.asksModel} />
          ) : null}
        </div>
      </section>
      <div
        className={categories.length < 2 ? "hc-wrap hc-faq is-single" : "hc-wrap hc-faq"}
        data-questions={isAll ? undefined : pageHref}
      >
        {categories.length > 1 ? (
          <CategoryRail
            categories={rail}
            pageHref={pageHref}
            isLong={!isAll}
            more={others.length > 0 ? moreCategoriesId : undefined}
          />
        ) : null}
        <div>
          <FaqGroups categories={categories} basePath={basePath}>
            <MoreCategories categories={others} basePath={basePath} />
            {part ? <PageLinks {...part} hrefOf={(page) => basePath + pathOfPart(part, page)} /> : null}
          </FaqGroups>
          <PageContact basePath={basePath} name={center.ownName} contact={contact} isAboutList />
        </div>
      </div>
    </>
  );
}

export const ErrorBoundary = UnknownPage;
