import { type MetaArgs, redirect, useLoaderData } from "react-router";
import { textsOf } from "#engines/messages/texts.ts";
import { HelpfulForm } from "#features/feedback/components/helpful-form.tsx";
import { findPublicStepGuide } from "#features/guides/public-guides.server.ts";
import { Day } from "#features/help-center/components/day.tsx";
import { DocPage } from "#features/help-center/components/doc-page.tsx";
import { PageActions } from "#features/help-center/components/page-actions.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { StepList } from "#features/help-center/components/step-list.tsx";
import { StepProgress } from "#features/help-center/components/step-progress.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { findContact } from "./find-contact.server.ts";
import followScript from "./follow-steps.ts?worker&url";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { articleData } from "./structured-data.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";
import zoomScript from "./zoom-pictures.ts?worker&url";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const asked = args.params.slug ?? "";
  const guide = await findPublicStepGuide(services.db, scope, asked);
  if (!guide) throw unknownPage(center);
  // The title has changed, so the visitor is redirected to the current address.
  if (guide.slug !== asked) throw redirect(`${scope.basePath}/guides/${encodeURIComponent(guide.slug)}`, 301);
  return { center, basePath: scope.basePath, guide, contact: findContact(scope, center) };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta({ matches });
  const { center, guide } = loaderData;
  const { t } = textsOf(center.messages);
  const path = `/guides/${encodeURIComponent(guide.slug)}`;
  const description = guide.description || guide.steps.map((step) => step.text).join(" ") || guide.title;
  return [
    ...pageMeta({
      center,
      path,
      title: `${guide.title} · ${center.title}`,
      description: shorten(description),
      lang: guide.lang,
      languages: guide.languages,
    }),
    ...breadcrumbs(center, { name: t("guides.title"), path: "/guides" }, { name: guide.title, path }),
    ...articleData(center, { path, title: guide.title, text: description, updatedAt: guide.updatedAt }),
  ];
}

export default function Guide() {
  const { center, basePath, guide, contact } = useLoaderData<typeof loader>();
  const texts = useTexts();
  const { t, rich, lang } = texts;
  const { title, description, category, steps, updatedAt, lang: language } = guide;
  const contents = steps.map(({ id, title, text }, index) => ({
    id,
    // A step can be a picture alone.
    text: title || shorten(text, 60) || t("guide.stepNumber", { number: index + 1 }),
  }));
  return (
    <DocPage
      basePath={basePath}
      trail={[{ name: t("guides.title"), path: "/guides", lang }]}
      title={title}
      language={language}
      lead={
        <>
          {description ? (
            <>
              <bdi lang={language}>{description}</bdi>
              <br />
            </>
          ) : null}
          {category ? (
            <>
              <bdi lang={texts.categoryLang(category)}>{texts.category(category)}</bdi> ·{" "}
            </>
          ) : null}
          <span lang={lang}>
            {t("guide.steps", { count: steps.length })} ·{" "}
            {rich("page.updated", { date: <Day date={updatedAt} /> })}
          </span>
        </>
      }
      contents={contents}
      contentsEnd={
        steps.length > 1 ? (
          <PageActions path={`${basePath}/guides/${encodeURIComponent(guide.slug)}`} />
        ) : null
      }
      bar={<StepProgress steps={contents} language={language} />}
    >
      <StepList steps={steps} guideTitle={title} language={language} />
      {steps.length > 1 ? <script type="module" src={followScript} /> : null}
      {steps.some(({ picture }) => picture) ? <script type="module" src={zoomScript} /> : null}
      <div className="hc-doc-helpful">
        <HelpfulForm basePath={basePath} item={{ kind: "guide", slug: guide.slug }} texts={texts} />
      </div>
      <p className="hc-back">
        <a className="hc-link" lang={lang} href={`${basePath}/guides`}>
          {t("guides.back")}
        </a>
      </p>
      <PageContact basePath={basePath} name={center.ownName} contact={contact} />
    </DocPage>
  );
}

export const ErrorBoundary = UnknownPage;
