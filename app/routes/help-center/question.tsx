import { type MetaArgs, useLoaderData } from "react-router";
import { textsOf } from "#engines/messages/texts.ts";
import { findPublicFaq, type PublicQuestion } from "#features/faqs/public-questions.server.ts";
import { relatedFaqs } from "#features/faqs/related-faqs.ts";
import { HelpfulForm } from "#features/feedback/components/helpful-form.tsx";
import { Day } from "#features/help-center/components/day.tsx";
import { DocPage } from "#features/help-center/components/doc-page.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { PageTurns } from "#features/help-center/components/page-turns.tsx";
import { RelatedLinks } from "#features/help-center/components/related-links.tsx";
import { SourceLine, SourceLink } from "#features/help-center/components/source-line.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { VideoPlaceLine } from "#features/help-center/components/video-place-line.tsx";
import { categoryPath } from "#features/help-center/faq-pages.ts";
import { knownQuestions, questionsNear } from "#features/help-center/public-questions.server.ts";
import { slugify } from "#shared/text.ts";
import { SafeHtml } from "#ui/safe-html.tsx";
import { findContact } from "./find-contact.server.ts";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { faqData } from "./structured-data.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

const maxRelated = 5;

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  if (!center.shows.faqs) throw unknownPage(center);
  const questions = await knownQuestions(services.db, scope);
  const asked = questions.bySlug.get(args.params.slug ?? "");
  const faq = asked ? await findPublicFaq(services.db, scope, asked) : null;
  if (!asked || !faq) throw unknownPage(center);
  const { categories } = questions;
  return {
    center,
    basePath: scope.basePath,
    faq,
    category: categories.length > 1 ? findCategory(questions, faq.category) : undefined,
    related: relatedFaqs(questionsNear(questions, asked), faq, maxRelated).map(
      ({ slug, question, lang }) => ({
        slug,
        question,
        lang,
      }),
    ),
    contact: findContact(scope, center),
    ...neighborsOf(questions, asked),
  };
}

/** The questions before and after this one in its category, as the list of all questions has them. */
function neighborsOf({ categories }: Awaited<ReturnType<typeof knownQuestions>>, asked: PublicQuestion) {
  const faqs = categories.find(({ name }) => name === asked.category)?.faqs ?? [];
  const index = faqs.findIndex(({ slug }) => slug === asked.slug);
  return {
    before: faqs[index - 1] ?? null,
    after: index < 0 ? null : (faqs[index + 1] ?? null),
  };
}

/** Only returns what the link to the category needs, not its questions. */
function findCategory({ categories, slugs }: Awaited<ReturnType<typeof knownQuestions>>, name: string) {
  const slug = slugs.get(name) ?? slugify(name);
  return { name, path: categoryPath(slug, { categoryCount: categories.length }) };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta({ matches });
  const { center, faq } = loaderData;
  const { t } = textsOf(center.messages);
  const path = `/faq/${encodeURIComponent(faq.slug)}`;
  return [
    ...pageMeta({
      center,
      path,
      title: `${faq.question} · ${center.title}`,
      description: shorten(faq.answerText),
      lang: faq.lang,
      languages: faq.languages,
    }),
    ...breadcrumbs(center, { name: t("faq.title"), path: "/faq" }, { name: faq.question, path }),
    ...faqData(center, [faq]),
  ];
}

export default function Question() {
  const { center, basePath, faq, category, related, contact, before, after } = useLoaderData<typeof loader>();
  const texts = useTexts();
  const { t, rich, lang } = texts;
  const questionLink = (other: Pick<PublicQuestion, "slug" | "question" | "lang">) => ({
    href: `${basePath}/faq/${encodeURIComponent(other.slug)}`,
    text: other.question,
    lang: other.lang,
  });
  const { question, answerHtml, updatedAt, source, video, lang: language } = faq;
  return (
    <DocPage
      basePath={basePath}
      trail={[
        { name: t("faq.title"), path: "/faq", lang },
        ...(category
          ? [{ ...category, name: texts.category(category.name), lang: texts.categoryLang(category.name) }]
          : []),
      ]}
      title={question}
      search={center.shows.search ? center : null}
      language={language}
      lead={
        updatedAt || source ? (
          <span lang={lang}>
            {updatedAt ? rich("page.updated", { date: <Day date={updatedAt} /> }) : null}
            {updatedAt && source ? " · " : null}
            {source ? rich("source.source", { page: <SourceLink source={source} /> }) : null}
          </span>
        ) : null
      }
    >
      <SafeHtml className="hc-prose" lang={language} html={answerHtml} />
      {source ? <SourceLine source={source} lang={language} isNamed /> : null}
      {video ? <VideoPlaceLine place={video} basePath={basePath} /> : null}
      <div className="hc-doc-helpful">
        <HelpfulForm basePath={basePath} item={{ kind: "question", slug: faq.slug }} texts={texts} />
      </div>
      <PageTurns
        links={[
          ...(before ? [{ rel: "prev" as const, label: t("faq.previous"), ...questionLink(before) }] : []),
          ...(after ? [{ rel: "next" as const, label: t("faq.next"), ...questionLink(after) }] : []),
        ]}
        lang={lang}
      />
      <RelatedLinks title={t("faq.related")} links={related.map(questionLink)} />
      <PageContact basePath={basePath} name={center.ownName} contact={contact} />
    </DocPage>
  );
}

export const ErrorBoundary = UnknownPage;
