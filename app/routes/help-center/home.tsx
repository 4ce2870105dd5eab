import { type MetaArgs, useLoaderData } from "react-router";
import { textsOf } from "#engines/messages/texts.ts";
import { listPublicArticles } from "#features/articles/public-articles.server.ts";
import { groupByCategory } from "#features/faqs/group-by-category.ts";
import { findPublicGuide } from "#features/guides/public-guides.server.ts";
import { knownCollections } from "#features/help-center/collections/public-collections.server.ts";
import { drawQuestions } from "#features/help-center/components/draw-questions.server.tsx";
import { EveryQuestion } from "#features/help-center/components/every-question.tsx";
import { HomePage } from "#features/help-center/components/home-page.tsx";
import { findSections } from "#features/help-center/find-sections.server.ts";
import { homeLine } from "#features/help-center/home-texts.ts";
import { presentHome } from "#features/help-center/present-home.ts";
import { knownAnswers, knownQuestions } from "#features/help-center/public-questions.server.ts";
import { findContact } from "./find-contact.server.ts";
import openStateScript from "./open-state.ts?worker&url";
import { pageMeta } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope } from "./require-public-scope.server.ts";
import { websiteData } from "./structured-data.ts";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const { db } = services;
  const [questions, guide, articles, collections, sections] = await Promise.all([
    center.shows.faqs ? knownQuestions(db, scope) : null,
    center.shows.guide ? findPublicGuide(db, scope) : null,
    listPublicArticles(db, scope),
    knownCollections(db, scope),
    findSections(db, scope),
  ]);
  const contact = findContact(scope, center);
  const home = presentHome({
    faqs: questions?.all ?? [],
    ...{ collections, guide, articles, contact },
    hasOthers: sections.guides || sections.videos,
  });
  const isSingle = center.own.layout === "single" && center.shows.faqs;
  const { basePath } = scope;
  const answers = isSingle ? await knownAnswers(db, scope) : null;
  const everything = groupByCategory(answers ?? []).map(({ id, name, faqs }) => ({
    id,
    name,
    count: faqs.length,
    html: drawQuestions({ center, basePath }, faqs),
  }));
  return { center, basePath, home, everything };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { center, home } = loaderData;
  const { faqCount, hasMore, contact } = home;
  const line = homeLine(textsOf(center.messages), {
    name: center.ownName,
    faqCount,
    hasContact: contact !== null,
    hasMore,
    hasSearch: center.shows.search,
  });
  const description = center.own.intro?.text ?? line;
  return [...pageMeta({ center, path: "", title: center.title, description }), ...websiteData(center)];
}

export default function HelpCenterHome() {
  const { center, basePath, home, everything } = useLoaderData<typeof loader>();
  return (
    <>
      <HomePage
        name={center.ownName}
        basePath={basePath}
        showsCards={center.shows.overview}
        showsFaqs={center.shows.faqs}
        showsSearch={center.shows.search}
        asksModel={center.asksModel}
        home={home}
        own={center.own}
        hero={center.hero}
        everything={
          everything.length > 0 ? <EveryQuestion categories={everything} basePath={basePath} /> : undefined
        }
      />
      {home.contact?.hours ? <script type="module" src={openStateScript} /> : null}
    </>
  );
}
