/** The getting-started guide. */
import { type MetaArgs, useLoaderData } from "react-router";
import { HelpfulForm } from "#features/feedback/components/helpful-form.tsx";
import { findPublicGuide } from "#features/guides/public-guides.server.ts";
import { Day } from "#features/help-center/components/day.tsx";
import { DocPage } from "#features/help-center/components/doc-page.tsx";
import { EmptyPage } from "#features/help-center/components/empty-page.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { StepList } from "#features/help-center/components/step-list.tsx";
import { findContact } from "./find-contact.server.ts";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { articleData } from "./structured-data.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";
import { useSections } from "./use-sections.ts";

const title = "Getting Started Guide";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  if (!center.shows.guide) throw unknownPage();
  const guide = await findPublicGuide(services.db, scope);
  return { center, basePath: scope.basePath, guide, contact: findContact(scope, center) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta();
  const { center, guide } = loaderData;
  const steps = (guide?.steps ?? []).map((step) => step.title || step.text);
  return [
    ...pageMeta({
      center,
      path: "/getting-started",
      title: `${title} · ${center.title}`,
      description: shorten(
        guide ? `${guide.title}: ${steps.join(" · ")}` : "Getting started guide is not available yet.",
      ),
      isIndexed: guide !== null,
    }),
    ...(guide
      ? [
          ...breadcrumbs(center, { name: title, path: "/getting-started" }),
          ...articleData(center, {
            path: "/getting-started",
            title: guide.title,
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
  if (!guide) {
    const text = "Getting started guide is not available yet.";
    return <EmptyPage {...{ title, text, basePath, sections }} />;
  }
  const { steps } = guide;
  return (
    <DocPage
      basePath={basePath}
      title={title}
      titleLang="en"
      lead={
        <>
          <bdi>{guide.title}</bdi> ·{" "}
          <span lang="en">
            {steps.length === 1 ? "1 step" : `${steps.length} steps`} · Updated <Day date={guide.updatedAt} />
          </span>
        </>
      }
      contents={steps.map(({ id, title, text }) => ({ id, text: title || shorten(text, 60) }))}
    >
      <StepList steps={steps} />
      <div className="hc-doc-helpful">
        <HelpfulForm basePath={basePath} item={{ kind: "guide", slug: null }} />
      </div>
      <PageContact basePath={basePath} name={center.name} contact={contact} />
    </DocPage>
  );
}

export const ErrorBoundary = UnknownPage;
