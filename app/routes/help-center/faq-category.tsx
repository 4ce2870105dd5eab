/** One page of a category's questions, in a help center with too many for a single list. */

import { type MetaArgs, redirect, useLoaderData } from "react-router";
import { type Texts, textsOf } from "#engines/messages/texts.ts";
import { shownCategory } from "#features/faqs/default-category.ts";
import { Breadcrumb } from "#features/help-center/components/breadcrumb.tsx";
import { CategoryPagesRail, FaqGroups } from "#features/help-center/components/faq-groups.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { PageLinks } from "#features/help-center/components/page-links.tsx";
import { SearchForm } from "#features/help-center/components/search-form.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { categoryPath } from "#features/help-center/faq-pages.ts";
import { readCategoryPage } from "#features/help-center/many-questions.server.ts";
import { findContact } from "./find-contact.server.ts";
import { breadcrumbs, neighbourLinks, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { faqData } from "./structured-data.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const { basePath } = scope;
  const { category: name = "", page: typed = "1" } = args.params;
  if (!center.shows.faqs || !/^[1-9]\d{0,4}$/.test(typed)) throw unknownPage(center);
  const found = await readCategoryPage(services.db, scope, { name, page: Number(typed) });
  if (!found) throw unknownPage(center);
  // A temporary redirect, because its target changes with the number of questions.
  if ("elsewhere" in found) throw redirect(`${basePath}/faq#${encodeURIComponent(found.elsewhere.id)}`, 302);
  if (args.params.page === "1") throw redirect(basePath + found.category.path, 301);
  return { center, basePath, ...found, contact: findContact(scope, center) };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta({ matches });
  const { center, basePath, category, categoryCount, part } = loaderData;
  const { t } = textsOf(center.messages);
  const listTitle = t("faq.title");
  const title = shownCategory(category.name, t, center.categories);
  const pathOf = (page: number) => categoryPath(category.id, { page, categoryCount });
  const path = pathOf(part.page);
  const name = part.page > 1 ? t("page.titleNumber", { title, page: part.page }) : title;
  const questions = part.faqs.slice(0, 3).map((faq) => faq.question);
  return [
    ...pageMeta({
      center,
      path,
      title: `${name} · ${listTitle} · ${center.title}`,
      description: shorten(`${questions.join(" ")} ${t("faq.answersFrom", { name: center.name })}`),
      isPartOf: "/faq",
    }),
    ...breadcrumbs(center, { name: listTitle, path: "/faq" }, { name: title, path }),
    ...faqData(center, part.faqs),
    ...neighbourLinks(part, (page) => basePath + pathOf(page)),
  ];
}

export default function FaqCategoryPage() {
  const { center, basePath, category, part, named, categoryCount, contact } = useLoaderData<typeof loader>();
  const { page, pageCount, count, faqs } = part;
  const { t, lang, category: nameOf, categoryLang } = useTexts();
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <Breadcrumb basePath={basePath} trail={[{ name: t("faq.title"), path: "/faq", lang }]} />
          <h1 lang={categoryLang(category.name)} dir="auto">
            {nameOf(category.name)}
          </h1>
          {center.shows.search ? <SearchForm basePath={basePath} /> : null}
        </div>
      </section>
      <div
        className={categoryCount < 2 ? "hc-wrap hc-faq is-single" : "hc-wrap hc-faq"}
        data-questions={`${basePath}/faq`}
      >
        {categoryCount > 1 ? (
          <CategoryPagesRail
            categories={named}
            hereId={category.id}
            basePath={basePath}
            hasMore={categoryCount > named.length}
          />
        ) : null}
        <div>
          <FaqGroups
            categories={[{ id: category.id, name: category.name, faqs }]}
            basePath={basePath}
            title={
              <span lang={lang}>{pageCount === 1 ? t("faq.count", { count }) : rangeText(t, part)}</span>
            }
          >
            <PageLinks
              page={page}
              pageCount={pageCount}
              hrefOf={(other) => basePath + categoryPath(category.id, { page: other, categoryCount })}
            />
          </FaqGroups>
          <PageContact basePath={basePath} name={center.ownName} contact={contact} isAboutList />
        </div>
      </div>
    </>
  );
}

/** Formats "Questions 1,001 to 1,050 of 2,340". */
function rangeText(
  t: Texts["t"],
  { from, to, count: total }: { from: number; to: number; count: number },
): string {
  return from === to ? t("faq.rangeOfOne", { from, total }) : t("faq.range", { from, to, total });
}

export const ErrorBoundary = UnknownPage;
