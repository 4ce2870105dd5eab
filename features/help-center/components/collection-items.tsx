import type { PublicArticleCard } from "#features/articles/present.ts";
import type { PublicGuideCard } from "#features/guides/present-public.ts";
import { useTexts } from "./texts.tsx";

/** The articles and step guides of a category. */
export function CollectionItems({
  articles,
  guides,
  basePath,
}: {
  articles: PublicArticleCard[];
  guides: PublicGuideCard[];
  basePath: string;
}) {
  const { t, lang } = useTexts();
  const items = [
    ...articles.map(({ slug, title, lang }) => ({
      href: `${basePath}/articles/${encodeURIComponent(slug)}`,
      title,
      lang,
      kind: t("search.article"),
    })),
    ...guides.map(({ slug, title, lang, stepCount }) => ({
      href: `${basePath}/guides/${encodeURIComponent(slug)}`,
      title,
      lang,
      kind: `${t("search.guide")} · ${t("guide.steps", { count: stepCount })}`,
    })),
  ];
  return (
    <ul className="hc-topics is-single">
      {items.map(({ href, title, lang: titleLang, kind }) => (
        <li key={href}>
          <a className="hc-link" href={href} lang={titleLang} dir="auto">
            {title}
          </a>
          <span lang={lang}>{kind}</span>
        </li>
      ))}
    </ul>
  );
}

/** The categories inside one, which have pages of their own. */
export function InnerCollections({
  collections,
  basePath,
}: {
  collections: { name: string; path: string; count: number }[];
  basePath: string;
}) {
  const { t, lang, category, categoryLang } = useTexts();
  return (
    <ul className="hc-topics is-single is-inner">
      {collections.map(({ name, path, count }) => (
        <li key={path}>
          <a className="hc-link" href={basePath + path} lang={categoryLang(name)} dir="auto">
            {category(name)}
          </a>
          <span lang={lang}>{t("search.results", { count })}</span>
        </li>
      ))}
    </ul>
  );
}

/** The other categories, beside the one that is shown. */
export function CollectionRail({
  collections,
  here,
  basePath,
  hasMore,
}: {
  collections: { name: string; path: string; count: number }[];
  /** Path of the shown category, or of the one that it is inside. */
  here: string;
  basePath: string;
  /** True if there are more, which only the page with all questions lists. */
  hasMore: boolean;
}) {
  const { t, lang, number, category, categoryLang } = useTexts();
  return (
    <nav className="hc-rail is-long" aria-label={t("faq.categories")}>
      {collections.map(({ name, path, count }) => (
        <a
          key={path}
          lang={categoryLang(name)}
          href={basePath + path}
          className={path === here ? "is-here" : undefined}
          aria-current={path === here ? "true" : undefined}
        >
          {category(name)} <span>{number(count)}</span>
        </a>
      ))}
      {hasMore ? (
        <a href={`${basePath}/faq`} lang={lang}>
          {t("faq.moreCategories")}
        </a>
      ) : null}
    </nav>
  );
}
