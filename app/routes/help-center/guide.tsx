import { type MetaArgs, redirect, useLoaderData } from "react-router";
import { HelpfulForm } from "#features/feedback/components/helpful-form.tsx";
import { findPublicStepGuide } from "#features/guides/public-guides.server.ts";
import { Day } from "#features/help-center/components/day.tsx";
import { DocPage } from "#features/help-center/components/doc-page.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { StepList } from "#features/help-center/components/step-list.tsx";
import { findContact } from "./find-contact.server.ts";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { articleData } from "./structured-data.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

const listTitle = "Step-by-Step Guides";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const asked = args.params.slug ?? "";
  const guide = await findPublicStepGuide(services.db, scope, asked);
  if (!guide) throw unknownPage();
  // The title changed: redirect to the page's current address.
  if (guide.slug !== asked) throw redirect(`${scope.basePath}/guides/${encodeURIComponent(guide.slug)}`, 301);
  return { center, basePath: scope.basePath, guide, contact: findContact(scope, center) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta();
  const { center, guide } = loaderData;
  const path = `/guides/${encodeURIComponent(guide.slug)}`;
  const description = guide.description || guide.steps.map((step) => step.text).join(" ") || guide.title;
  return [
    ...pageMeta({
      center,
      path,
      title: `${guide.title} · ${center.title}`,
      description: shorten(description),
    }),
    ...breadcrumbs(center, { name: listTitle, path: "/guides" }, { name: guide.title, path }),
    ...articleData(center, { path, title: guide.title, text: description, updatedAt: guide.updatedAt }),
  ];
}

export default function Guide() {
  const { center, basePath, guide, contact } = useLoaderData<typeof loader>();
  const { title, description, category, steps, updatedAt } = guide;
  return (
    <DocPage
      basePath={basePath}
      trail={[{ name: listTitle, path: "/guides", lang: "en" }]}
      title={title}
      lead={
        <>
          {description ? (
            <>
              <bdi>{description}</bdi>
              <br />
            </>
          ) : null}
          {category ? (
            <>
              <bdi>{category}</bdi> ·{" "}
            </>
          ) : null}
          <span lang="en">
            {steps.length === 1 ? "1 step" : `${steps.length} steps`} · Updated <Day date={updatedAt} />
          </span>
        </>
      }
    >
      <StepList steps={steps} />
      <div className="hc-doc-helpful">
        <HelpfulForm basePath={basePath} item={{ kind: "guide", slug: guide.slug }} />
      </div>
      <p className="hc-back">
        <a className="hc-link" lang="en" href={`${basePath}/guides`}>
          ← Back to Guides
        </a>
      </p>
      <PageContact basePath={basePath} name={center.name} contact={contact} />
    </DocPage>
  );
}

export const ErrorBoundary = UnknownPage;
