/** The search results page of a help center, with its own URL, so that it can be cached and shared. */
import { type MetaArgs, redirect, useLoaderData } from "react-router";
import { pageNotesContext } from "#app/context.ts";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { SearchForm } from "#features/help-center/components/search-form.tsx";
import { NoResults, SearchResults } from "#features/help-center/components/search-results.tsx";
import { searchCenter } from "#features/help-center/search-center.server.ts";
import { presentResult } from "#features/help-center/search-result.ts";
import { findContact } from "./find-contact.server.ts";
import { pageMeta } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

const pageSize = 20;
/** After this many pages a visitor should refine the search. */
const maxPages = 10;

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const { basePath } = scope;
  // Search was switched off: redirect old links.
  if (!center.shows.search) throw redirect(`${basePath}${center.shows.faqs ? "/faq" : "/"}`);
  const { searchParams } = new URL(args.request.url);
  const page = readPage(searchParams.get("page"));
  const { query, hits, count, nearest } = await searchCenter(services.db, scope, {
    query: searchParams.get("q"),
    limit: page * pageSize,
  });
  if (query !== "") args.context.get(pageNotesContext).search = { query, hits: count };
  const addressOf = (number: number) =>
    `${basePath}/search?${new URLSearchParams({ q: query, ...(number > 1 ? { page: String(number) } : {}) })}`;
  return {
    center,
    basePath,
    query,
    count,
    results: hits.slice((page - 1) * pageSize).map((hit) => presentResult(hit, basePath)),
    nearest: nearest.map((hit) => presentResult(hit, basePath)),
    pages: {
      previous: page > 1 ? addressOf(page - 1) : null,
      next: count > page * pageSize && page < maxPages ? addressOf(page + 1) : null,
    },
    contact: findContact(scope, center),
  };
}

function readPage(value: string | null): number {
  return /^\d{1,2}$/.test(value ?? "") ? Math.min(Math.max(1, Number(value)), maxPages) : 1;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta();
  const { center, query } = loaderData;
  return pageMeta({
    center,
    path: "/search",
    title: query === "" ? `Search · ${center.title}` : `“${query}” · ${center.title}`,
    description: `Search the help center of ${center.name}.`,
    isIndexed: false,
  });
}

export default function Search() {
  const { center, basePath, query, count, results, nearest, pages, contact } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <h1 lang="en">Search</h1>
          <SearchForm basePath={basePath} query={query} />
        </div>
      </section>
      {query === "" ? null : (
        <div className="hc-wrap hc-faq is-single">
          <div>
            {count === 0 ? (
              <NoResults
                query={query}
                nearest={nearest}
                allQuestions={center.shows.faqs ? `${basePath}/faq` : null}
              />
            ) : (
              <SearchResults query={query} count={count} results={results} pages={pages} />
            )}
            <PageContact basePath={basePath} name={center.name} contact={contact} title="Not here?" />
          </div>
        </div>
      )}
    </>
  );
}

export const ErrorBoundary = UnknownPage;
