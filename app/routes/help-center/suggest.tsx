/**
 * The first results of a search as an HTML fragment, fetched while the visitor types. Not counted as a visit or a
 * search.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { pageNotesContext } from "#app/context.ts";
import { SearchSuggestions } from "#features/help-center/components/search-suggestions.tsx";
import { searchCenter } from "#features/help-center/search-center.server.ts";
import { presentResult } from "#features/help-center/search-result.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";

const maxSuggestions = 8;
/** Long enough for a letter that is deleted and typed again. */
const keptSeconds = 10;

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  if (!center.shows.search) throw unknownPage();
  // Responses without a company are neither counted nor cached by the server.
  args.context.get(pageNotesContext).companyId = null;
  const { basePath } = scope;
  const { query, hits, count } = await searchCenter(services.db, scope, {
    query: new URL(args.request.url).searchParams.get("q"),
    limit: maxSuggestions,
  });
  if (query === "") return fragment("");
  return fragment(
    renderToStaticMarkup(
      <SearchSuggestions
        query={query}
        count={count}
        results={hits.map((hit) => presentResult(hit, basePath))}
        href={`${basePath}/search?${new URLSearchParams({ q: query })}`}
      />,
    ),
  );
}

function fragment(html: string): Response {
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": `private, max-age=${keptSeconds}`,
      "x-robots-tag": "noindex",
    },
  });
}
