/**
 * Returns the first results of a search as an HTML fragment while the visitor types. Counts neither as a visit nor as a
 * search.
 */

import { renderToStaticMarkup } from "react-dom/server";
import { pageNotesContext } from "#app/context.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { askCenter } from "#features/help-center/ask/ask-center.server.ts";
import { presentReply } from "#features/help-center/ask/present-reply.server.ts";
import { SearchSuggestions } from "#features/help-center/components/search-suggestions.tsx";
import { TextsProvider } from "#features/help-center/components/texts.tsx";
import { searchCenter } from "#features/help-center/search-center.server.ts";
import { presentResult } from "#features/help-center/search-result.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";

const maxSuggestions = 8;
/** Long enough for a letter that is deleted and typed again. */
const keptSeconds = 10;

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  if (!center.shows.search) throw unknownPage(center);
  // The server neither counts nor caches responses without a company.
  args.context.get(pageNotesContext).companyId = null;
  const { basePath } = scope;
  const texts = textsOf(center.messages);
  const { query, hits, count } = await searchCenter(services.db, scope, {
    query: new URL(args.request.url).searchParams.get("q"),
    limit: maxSuggestions,
  });
  if (query === "") return fragment("");
  const found = await askCenter(services.db, scope, query);
  const reply = found && (await presentReply(services.db, scope, { reply: found, query }));
  const answer = reply?.answer ?? null;
  return fragment(
    renderToStaticMarkup(
      <TextsProvider messages={center.messages}>
        <SearchSuggestions
          query={query}
          count={count}
          answer={answer}
          results={hits
            .map((hit) => presentResult(hit, { basePath, texts }))
            .filter(({ href }) => href !== answer?.href)}
          href={`${basePath}/search?${new URLSearchParams({ q: query })}`}
        />
      </TextsProvider>,
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
