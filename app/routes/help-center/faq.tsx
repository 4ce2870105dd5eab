/** All questions by category, or what a search found among them. */
import { type MetaArgs, useLoaderData } from "react-router";
import { pageNotesContext } from "#app/context.ts";
import { hasContact, presentContact } from "#features/contact/present.ts";
import { groupByCategory } from "#features/faqs/group-by-category.ts";
import { listPublicFaqs } from "#features/faqs/queries.server.ts";
import { nearestFaqs, readQuery, searchFaqs } from "#features/faqs/search-faqs.ts";
import { ContactBand } from "#features/help-center/components/contact-band.tsx";
import { CategoryRail, FaqGroups } from "#features/help-center/components/faq-groups.tsx";
import { SearchForm } from "#features/help-center/components/search-form.tsx";
import { SearchResults } from "#features/help-center/components/search-results.tsx";
import { contactInvitation } from "#features/help-center/home-texts.ts";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { faqData } from "./structured-data.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  if (!center.shows.faqs) throw unknownPage();
  // A search that was switched off finds everything: old links to it still lead somewhere.
  const query = center.shows.search ? readQuery(new URL(args.request.url).searchParams.get("q")) : "";
  const faqs = await listPublicFaqs(services.db, scope);
  const hits = searchFaqs(faqs, query);
  if (query !== "") args.context.get(pageNotesContext).search = { query, hits: hits.length };
  const contact = center.shows.contact ? presentContact(scope.company.contactDetails) : null;
  return {
    center,
    basePath: scope.basePath,
    query,
    categories: groupByCategory(query === "" ? faqs : []),
    hits,
    nearest: query !== "" && hits.length === 0 ? nearestFaqs(faqs, query, 3) : [],
    contact: contact && hasContact(contact) ? contact : null,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta();
  const { center, query, categories } = loaderData;
  const faqs = categories.flatMap((category) => category.faqs);
  const questions = faqs.slice(0, 3).map((faq) => faq.question);
  const isSearch = query !== "";
  const tags = pageMeta({
    center,
    path: "/faq",
    title: isSearch ? `“${query}” · ${center.title}` : `Frequently Asked Questions · ${center.title}`,
    description: shorten(
      questions.length > 0
        ? `${questions.join(" ")} Answers from ${center.name}.`
        : `Questions to ${center.name}, and their answers.`,
    ),
    isIndexed: !isSearch && faqs.length > 0,
  });
  if (isSearch || faqs.length === 0) return tags;
  return [
    ...tags,
    ...breadcrumbs(center, { name: "Frequently Asked Questions", path: "/faq" }),
    ...faqData(center, faqs),
  ];
}

export default function HelpCenterFaq() {
  const { center, basePath, query, categories, hits, nearest, contact } = useLoaderData<typeof loader>();
  const pageHref = `${basePath}/faq`;
  const isSearch = query !== "";
  const isEmpty = !isSearch && categories.length === 0;
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <h1 lang="en">Frequently Asked Questions</h1>
          {isEmpty ? <p lang="en">No FAQs available yet.</p> : null}
          {!isEmpty && center.shows.search ? <SearchForm basePath={basePath} query={query} /> : null}
        </div>
      </section>
      <div className={isSearch || categories.length < 2 ? "hc-wrap hc-faq is-single" : "hc-wrap hc-faq"}>
        {!isSearch && categories.length > 1 ? (
          <CategoryRail categories={categories} pageHref={pageHref} />
        ) : null}
        <div>
          {isSearch ? (
            <SearchResults query={query} hits={hits} nearest={nearest} pageHref={pageHref} />
          ) : (
            <FaqGroups categories={categories} pageHref={pageHref} />
          )}
          {contact ? (
            <ContactBand
              basePath={basePath}
              title="Not here?"
              text={contactInvitation(center.name, contact)}
            />
          ) : null}
        </div>
      </div>
    </>
  );
}

export const ErrorBoundary = UnknownPage;
