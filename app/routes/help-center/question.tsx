/** One question at its own address. */
import { type MetaArgs, useLoaderData } from "react-router";
import { findPublicFaq } from "#features/faqs/public-questions.server.ts";
import { relatedFaqs } from "#features/faqs/related-faqs.ts";
import { HelpfulForm } from "#features/feedback/components/helpful-form.tsx";
import { Day } from "#features/help-center/components/day.tsx";
import { DocPage } from "#features/help-center/components/doc-page.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { RelatedLinks } from "#features/help-center/components/related-links.tsx";
import { SourceLine } from "#features/help-center/components/source-line.tsx";
import { VideoPlaceLine } from "#features/help-center/components/video-place-line.tsx";
import { categoryAddress } from "#features/help-center/faq-pages.ts";
import { knownQuestions, questionsNear } from "#features/help-center/public-questions.server.ts";
import { SafeHtml } from "#ui/safe-html.tsx";
import { findContact } from "./find-contact.server.ts";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { faqData } from "./structured-data.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

const listTitle = "Frequently Asked Questions";
const maxRelated = 5;

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  if (!center.shows.faqs) throw unknownPage();
  const questions = await knownQuestions(services.db, scope);
  const asked = questions.bySlug.get(args.params.slug ?? "");
  const faq = asked ? await findPublicFaq(services.db, scope, asked) : null;
  if (!asked || !faq) throw unknownPage();
  const { categories } = questions;
  return {
    center,
    basePath: scope.basePath,
    faq,
    category: categories.length > 1 ? findCategory(questions, faq.category) : undefined,
    related: relatedFaqs(questionsNear(questions, asked), faq, maxRelated).map(({ slug, question }) => ({
      slug,
      question,
    })),
    contact: findContact(scope, center),
  };
}

/** Only the data for the category's link, without its questions. */
function findCategory({ all, categories }: Awaited<ReturnType<typeof knownQuestions>>, wanted: string) {
  const found = categories.find(({ name }) => name === wanted);
  if (!found) return undefined;
  const path = categoryAddress(found.id, { faqCount: all.length, categoryCount: categories.length });
  return { name: found.name, path };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta();
  const { center, faq } = loaderData;
  const path = `/faq/${encodeURIComponent(faq.slug)}`;
  return [
    ...pageMeta({
      center,
      path,
      title: `${faq.question} · ${center.title}`,
      description: shorten(faq.answerText),
    }),
    ...breadcrumbs(center, { name: listTitle, path: "/faq" }, { name: faq.question, path }),
    ...faqData(center, [faq]),
  ];
}

export default function Question() {
  const { center, basePath, faq, category, related, contact } = useLoaderData<typeof loader>();
  const { question, answerHtml, updatedAt, source, video } = faq;
  return (
    <DocPage
      basePath={basePath}
      trail={[{ name: listTitle, path: "/faq", lang: "en" }, ...(category ? [category] : [])]}
      title={question}
      lead={
        updatedAt || source ? (
          <span lang="en">
            {updatedAt ? (
              <>
                Updated <Day date={updatedAt} />
              </>
            ) : null}
            {updatedAt && source ? " · " : null}
            {source ? (
              <>
                Source{" "}
                <a className="hc-link" href={source.url} rel="nofollow noopener">
                  {source.label}
                </a>
              </>
            ) : null}
          </span>
        ) : null
      }
    >
      <SafeHtml className="hc-prose" html={answerHtml} />
      {source ? <SourceLine source={source} isNamed /> : null}
      {video ? <VideoPlaceLine place={video} basePath={basePath} /> : null}
      <div className="hc-doc-helpful">
        <HelpfulForm basePath={basePath} item={{ kind: "question", slug: faq.slug }} />
      </div>
      <RelatedLinks
        title="Related questions"
        links={related.map(({ slug, question }) => ({
          href: `${basePath}/faq/${encodeURIComponent(slug)}`,
          text: question,
        }))}
      />
      <PageContact basePath={basePath} name={center.name} contact={contact} />
    </DocPage>
  );
}

export const ErrorBoundary = UnknownPage;
