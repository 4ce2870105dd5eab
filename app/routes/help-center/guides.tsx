import { type MetaArgs, useLoaderData } from "react-router";
import { textsOf } from "#engines/messages/texts.ts";
import { shownCategory } from "#features/faqs/default-category.ts";
import { listPublicGuides } from "#features/guides/public-guides.server.ts";
import { CategoryFilter } from "#features/help-center/components/category-filter.tsx";
import { EmptyPage } from "#features/help-center/components/empty-page.tsx";
import { GuideCards } from "#features/help-center/components/guide-cards.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { findContact } from "./find-contact.server.ts";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { useSections, useWaysOn } from "./use-sections.ts";

const maxCategoryLength = 80;

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const asked = new URL(args.request.url).searchParams.get("category")?.trim() || null;
  const all = await listPublicGuides(services.db, scope);
  const categories = [...new Set(all.flatMap((guide) => guide.category ?? []))];
  const category = asked && asked.length <= maxCategoryLength ? asked : null;
  return {
    center,
    basePath: scope.basePath,
    total: all.length,
    categories,
    category,
    guides: category ? all.filter((guide) => guide.category === category) : all,
    contact: findContact(scope, center),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { center, guides, category } = loaderData;
  const { t } = textsOf(center.messages);
  const title = t("guides.title");
  const description =
    guides.length > 0
      ? `${guides.map((guide) => guide.title).join(" · ")}`
      : t("guides.by", { name: center.name });
  return [
    ...pageMeta({
      center,
      path: "/guides",
      title: `${category ? `${shownCategory(category, t, center.categories)} · ` : ""}${title} · ${center.title}`,
      description: shorten(description),
      // Filtered or empty lists aren't indexed, because search engines treat them as duplicate or thin content.
      isIndexed: category === null && guides.length > 0,
    }),
    ...(category === null && guides.length > 0 ? breadcrumbs(center, { name: title, path: "/guides" }) : []),
  ];
}

export default function Guides() {
  const { center, basePath, total, categories, category, guides, contact } = useLoaderData<typeof loader>();
  const sections = useSections();
  const ways = useWaysOn();
  const { t, lang, category: nameOf } = useTexts();
  const title = t("guides.title");
  const nothing = category ? t("guides.noneIn", { category: nameOf(category) }) : t("guides.none");
  if (total === 0) return <EmptyPage {...{ title, text: nothing, basePath, sections, ways }} />;
  return (
    <>
      <section className="hc-hero is-compact" lang={lang}>
        <div className="hc-wrap">
          <h1>{title}</h1>
        </div>
      </section>
      <div className="hc-wrap hc-list">
        {categories.length > 0 ? (
          <CategoryFilter href={`${basePath}/guides`} all={t("guides.all")} {...{ categories, category }} />
        ) : null}
        {guides.length > 0 ? (
          <GuideCards basePath={basePath} guides={guides} />
        ) : (
          <p className="hc-lead" lang={lang}>
            {nothing}
          </p>
        )}
        <PageContact basePath={basePath} name={center.ownName} contact={contact} />
      </div>
    </>
  );
}

export const ErrorBoundary = UnknownPage;
