/** All questions by category. */
import { type MetaArgs, redirect, useLoaderData } from "react-router";
import { groupByCategory } from "#features/faqs/group-by-category.ts";
import { listPublicFaqs } from "#features/faqs/queries.server.ts";
import { CategoryRail, FaqGroups } from "#features/help-center/components/faq-groups.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { SearchForm } from "#features/help-center/components/search-form.tsx";
import { findContact } from "./find-contact.server.ts";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { faqData } from "./structured-data.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  if (!center.shows.faqs) throw unknownPage();
  const { search, searchParams } = new URL(args.request.url);
  // Searches once had this address.
  if (searchParams.get("q") && center.shows.search) throw redirect(`${scope.basePath}/search${search}`, 301);
  return {
    center,
    basePath: scope.basePath,
    categories: groupByCategory(await listPublicFaqs(services.db, scope)),
    contact: findContact(scope, center),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta();
  const { center, categories } = loaderData;
  const faqs = categories.flatMap((category) => category.faqs);
  const questions = faqs.slice(0, 3).map((faq) => faq.question);
  const tags = pageMeta({
    center,
    path: "/faq",
    title: `Frequently Asked Questions · ${center.title}`,
    description: shorten(
      questions.length > 0
        ? `${questions.join(" ")} Answers from ${center.name}.`
        : `Questions to ${center.name}, and their answers.`,
    ),
    isIndexed: faqs.length > 0,
  });
  if (faqs.length === 0) return tags;
  return [
    ...tags,
    ...breadcrumbs(center, { name: "Frequently Asked Questions", path: "/faq" }),
    ...faqData(center, faqs),
  ];
}

export default function HelpCenterFaq() {
  const { center, basePath, categories, contact } = useLoaderData<typeof loader>();
  const pageHref = `${basePath}/faq`;
  const isEmpty = categories.length === 0;
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <h1 lang="en">Frequently Asked Questions</h1>
          {isEmpty ? <p lang="en">No FAQs available yet.</p> : null}
          {!isEmpty && center.shows.search ? <SearchForm basePath={basePath} /> : null}
        </div>
      </section>
      <div className={categories.length < 2 ? "hc-wrap hc-faq is-single" : "hc-wrap hc-faq"}>
        {categories.length > 1 ? <CategoryRail categories={categories} pageHref={pageHref} /> : null}
        <div>
          <FaqGroups categories={categories} basePath={basePath} />
          <PageContact basePath={basePath} name={center.name} contact={contact} title="Not here?" />
        </div>
      </div>
    </>
  );
}

export const ErrorBoundary = UnknownPage;
