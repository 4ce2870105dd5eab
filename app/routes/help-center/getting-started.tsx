import { type MetaArgs, useLoaderData } from "react-router";
import { textsOf } from "#engines/messages/texts.ts";
import { HelpfulForm } from "#features/feedback/components/helpful-form.tsx";
import { findPublicGuide } from "#features/guides/public-guides.server.ts";
import { Day } from "#features/help-center/components/day.tsx";
import { DocPage } from "#features/help-center/components/doc-page.tsx";
import { EmptyPage } from "#features/help-center/components/empty-page.tsx";
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
import { useSections, useWaysOn } from "./use-sections.ts";
import zoomScript from "./zoom-pictures.ts?worker&url";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  if (!center.shows.guide) throw unknownPage(center);
  const guide = await findPublicGuide(services.db, scope);
  return { center, basePath: scope.basePath, guide, contact: findContact(scope, center) };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta({ matches });
  const { center, guide } = loaderData;
  const { t } = textsOf(center.messages);
  const title = t("guide.title");
  const guideTitle = guide?.title || t("nav.gettingStarted");
  const steps = (guide?.steps ?? []).map((step) => step.title || step.text);
  return [
    ...pageMeta({
      center,
      path: "/getting-started",
      title: `${title} · ${center.title}`,
      description: shorten(guide ? `${guideTitle}: ${steps.join(" · ")}` : t("guide.none")),
      isIndexed: guide !== null,
      lang: guide?.lang,
      languages: guide?.languages,
    }),
    ...(guide
      ? [
          ...breadcrumbs(center, { name: title, path: "/getting-started" }),
          ...articleData(center, {
            path: "/getting-started",
            title: guideTitle,
            text: steps.join(" · "),
            updatedAt: guide.updatedAt,
          }),
        ]
      : []),
  ];
}

export default function GettingStarted() {
  const { center, basePath, guide, contact } = useLoaderData<typeof loader>();
  const sections = useSections();
  const ways = useWaysOn();
  const texts = useTexts();
  const { t, rich, lang } = texts;
  const title = t("guide.title");
  if (!guide) {
    const text = t("guide.none");
    return <EmptyPage {...{ title, text, basePath, sections, ways }} />;
  }
  const { steps } = guide;
  const contents = steps.map(({ id, title, text }) => ({ id, text: title || shorten(text, 60) }));
  return (
    <DocPage
      basePath={basePath}
      title={title}
      isOurTitle
      language={guide.lang}
      lead={
        <>
          <bdi lang={guide.title ? guide.lang : lang}>{guide.title || t("nav.gettingStarted")}</bdi> ·{" "}
          <span lang={lang}>
            {t("guide.steps", { count: steps.length })} ·{" "}
            {rich("page.updated", { date: <Day date={guide.updatedAt} /> })}
          </span>
        </>
      }
      contents={contents}
      bar={<StepProgress steps={contents} language={guide.lang} />}
    >
      <StepList steps={steps} language={guide.lang} />
      {steps.length > 1 ? <script type="module" src={followScript} /> : null}
      {steps.some(({ picture }) => picture) ? <script type="module" src={zoomScript} /> : null}
      <div className="hc-doc-helpful">
        <HelpfulForm basePath={basePath} item={{ kind: "guide", slug: null }} texts={texts} />
      </div>
      <PageContact basePath={basePath} name={center.ownName} contact={contact} />
    </DocPage>
  );
}

export const ErrorBoundary = UnknownPage;
