import type { ReactNode } from "react";
import { DrawnHtml } from "#ui/safe-html.tsx";
import type { NamedCategory } from "../faq-pages.ts";
import { CategoryLinks } from "./category-links.tsx";
import { DrawnOnce } from "./drawn-once.tsx";
import { useTexts } from "./texts.tsx";

/** The questions of a category as HTML. */
export interface DrawnCategory {
  id: string;
  name: string;
  html: string;
}

/** If a group lists only the first questions of its category, `all` links to the rest. */
export function FaqGroups({
  categories,
  basePath,
  title,
  children,
}: {
  categories: (DrawnCategory & { all?: NamedCategory | undefined })[];
  basePath: string;
  /** Replaces the category's name as the heading on the page of a single category. */
  title?: ReactNode;
  children?: ReactNode;
}) {
  const { rich, lang, category, categoryLang } = useTexts();
  return (
    <>
      <DrawnOnce />
      {categories.map(({ id, name, html, all }) => (
        <section className="hc-group" key={id} aria-labelledby={id}>
          <h2 id={id} lang={title === undefined ? categoryLang(name) : undefined}>
            {title ?? category(name)}
          </h2>
          <DrawnHtml className="hc-items" html={html} />
          {all ? (
            <p className="hc-more">
              <a className="hc-link" lang={lang} href={basePath + all.path}>
                {rich("faq.allIn", {
                  count: all.count,
                  category: <bdi lang={categoryLang(name)}>{category(name)}</bdi>,
                })}
              </a>
            </p>
          ) : null}
        </section>
      ))}
      {children}
    </>
  );
}

/** Links to the categories whose questions don't fit on this page. */
export function MoreCategories({ categories, basePath }: { categories: NamedCategory[]; basePath: string }) {
  const { t, lang } = useTexts();
  if (categories.length === 0) return null;
  return (
    <section className="hc-group" aria-labelledby={moreCategoriesId}>
      <h2 id={moreCategoriesId} lang={lang}>
        {t("faq.moreCategories")}
      </h2>
      <CategoryLinks categories={categories} basePath={basePath} />
    </section>
  );
}

/** Can't be the same as a category's id, which begins with "about_". */
export const moreCategoriesId = "more_categories";

export function CategoryRail({
  categories,
  pageHref,
  isLong,
  more,
}: {
  categories: { id: string; name: string; count: number }[];
  pageHref: string;
  /** A long list may be taller than the window, so it scrolls on its own. */
  isLong: boolean;
  more?: string | undefined;
}) {
  const { t, lang, number, category, categoryLang } = useTexts();
  return (
    <nav className={isLong ? "hc-rail is-long" : "hc-rail"} aria-label={t("faq.categories")}>
      {categories.map(({ id, name, count }) => (
        <a key={id} lang={categoryLang(name)} href={`${pageHref}#${encodeURIComponent(id)}`}>
          {category(name)} <span>{number(count)}</span>
        </a>
      ))}
      {more ? (
        <a href={`${pageHref}#${more}`} lang={lang}>
          {t("faq.moreCategories")}
        </a>
      ) : null}
    </nav>
  );
}
