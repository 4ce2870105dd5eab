/** Results have their own URL, so that they can be cached and shared. */

import { type MetaArgs, redirect, useLoaderData } from "react-router";
import { clientAddressContext, pageNotesContext } from "#app/context.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { askCenterOrModel } from "#features/help-center/ask/ask-model.server.ts";
import { presentReply } from "#features/help-center/ask/present-reply.server.ts";
import { knownCollections } from "#features/help-center/collections/public-collections.server.ts";
import { AnswerCard, NearList } from "#features/help-center/components/answer-card.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { SearchForm } from "#features/help-center/components/search-form.tsx";
import { NoResults, SearchResults } from "#features/help-center/components/search-results.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { TopicAside } from "#features/help-center/components/topic-aside.tsx";
import { UnknownAnswer } from "#features/help-center/components/unknown-answer.tsx";
import { searchCenter } from "#features/help-center/search-center.server.ts";
import { presentResult } from "#features/help-center/search-result.ts";
import { findContact } from "./find-contact.server.ts";
import { pageMeta } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";
import { useSections } from "./use-sections.ts";

const pageSize = 20;
/** After this many pages, a visitor should refine the search. */
const maxPages = 10;

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const { basePath } = scope;
  const texts = textsOf(center.messages);
  // The owner has switched search off, so old links redirect.
  if (!center.shows.search) throw redirect(`${basePath}${center.shows.faqs ? "/faq" : "/"}`);
  const { searchParams } = new URL(args.request.url);
  const page = readPage(searchParams.get("page"));
  const { query, hits, count, nearest } = await searchCenter(services.db, scope, {
    query: searchParams.get("q"),
    limit: page * pageSize,
  });
  const address = args.context.get(clientAddressContext);
  const found = page === 1 ? await askCenterOrModel(services, scope, { text: query, address }) : null;
  const reply = found && (await presentReply(services.db, scope, { reply: found, query, withAlso: true }));
  const isAnswered = reply?.decision === "answer";
  const shown = new Set([reply?.answer, reply?.also, ...(reply?.near ?? [])].map((clip) => clip?.href));
  if (query !== "")
    args.context.get(pageNotesContext).search = {
      query,
      hits: isAnswered ? count + 1 : count,
      outcome: reply?.decision ?? null,
    };
  const isNothing = query !== "" && count === 0 && !isAnswered;
  const topics = isNothing ? await knownCollections(services.db, scope) : [];
  const addressOf = (number: number) =>
    `${basePath}/search?${new URLSearchParams({ q: query, ...(number > 1 ? { page: String(number) } : {}) })}`;
  return {
    center,
    basePath,
    query,
    count,
    reply,
    isUnknown: count + nearest.length === 0 && reply?.decision === "unknown",
    results: hits
      .slice((page - 1) * pageSize)
      .map((hit) => presentResult(hit, { basePath, texts }))
      .filter(({ href }) => !shown.has(href)),
    nearest: nearest.map((hit) => presentResult(hit, { basePath, texts })),
    pages: {
      previous: page > 1 ? addressOf(page - 1) : null,
      next: count > page * pageSize && page < maxPages ? addressOf(page + 1) : null,
    },
    topics: topics
      .filter(({ parent }) => parent === null)
      .map(({ name, path, count }) => ({ name, path, count })),
    contact: findContact(scope, center),
  };
}

function readPage(value: string | null): number {
  return /^\d{1,2}$/.test(value ?? "") ? Math.min(Math.max(1, Number(value)), maxPages) : 1;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta({ matches });
  const { center, query } = loaderData;
  const { t } = textsOf(center.messages);
  const title = query === "" ? t("search.title") : t("frame.quoted", { text: query });
  return pageMeta({
    center,
    path: "/search",
    title: `${title} · ${center.title}`,
    description: t("search.about", { name: center.name }),
    isIndexed: false,
  });
}

export default function Search() {
  const { center, basePath, query, reply, contact, isUnknown, topics } = useLoaderData<typeof loader>();
  const hasTopics = topics.length > 1;
  const { t, lang } = useTexts();
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <h1 lang={lang}>{t("search.title")}</h1>
          <SearchForm basePath={basePath} query={query} asksModel={center.asksModel} />
        </div>
      </section>
      {query === "" ? null : (
        <div className={hasTopics ? "hc-wrap hc-faq has-topics" : "hc-wrap hc-faq is-single"}>
          <div>
            <Found />
            {isUnknown && contact?.formEnabled ? null : (
              <PageContact
                basePath={basePath}
                name={center.ownName}
                contact={contact}
                isAboutList
                question={reply && reply.decision !== "answer" ? query : ""}
              />
            )}
          </div>
          {hasTopics ? <TopicAside topics={topics} basePath={basePath} /> : null}
        </div>
      )}
    </>
  );
}

/** The answer, what comes closest, or that nothing was found, and then the results of the search. */
function Found() {
  const { basePath, query, count, results, nearest, pages, reply, contact, isUnknown } =
    useLoaderData<typeof loader>();
  const { faqs: hasQuestions } = useSections();
  const near = reply?.near ?? [];
  if (isUnknown) return <UnknownAnswer {...{ query, basePath }} hasForm={contact?.formEnabled === true} />;
  const list =
    count === 0 ? (
      <NoResults query={query} nearest={nearest} allQuestions={hasQuestions ? `${basePath}/faq` : null} />
    ) : (
      <SearchResults
        {...{ query, count, results, pages }}
        heading={!reply ? "all" : reply.answer || near.length > 0 ? "other" : "unsure"}
      />
    );
  if (!reply || (count === 0 && reply.decision === "unknown")) return list;
  return (
    <>
      {reply.answer ? <AnswerCard {...{ query, basePath }} answer={reply.answer} also={reply.also} /> : null}
      {near.length > 0 ? <NearList near={near} /> : null}
      {results.length > 0 ? list : null}
    </>
  );
}

export const ErrorBoundary = UnknownPage;
