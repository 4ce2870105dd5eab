import type { ReactNode } from "react";
import type { FaqCategory } from "#features/faqs/present.ts";
import type { NamedCategory } from "../faq-pages.ts";
import { DrawnOnce } from "./drawn-once.tsx";
import { FaqItem } from "./faq-item.tsx";

/**
 * Questions grouped by category. If a group lists only the first questions of its category, `all` links to the rest.
 */
export function FaqGroups({
  categories,
  basePath,
  title,
  children,
}: {
  categories: (FaqCategory & { all?: NamedCategory | undefined })[];
  basePath: string;
  /** Replaces the category's name as the heading on a page about one category. */
  title?: ReactNode;
  /** Links shown below the groups. */
  children?: ReactNode;
}) {
  return (
    <>
      <DrawnOnce />
      {categories.map(({ id, name, faqs, all }) => (
        <section className="hc-group" key={id} aria-labelledby={id}>
          <h2 id={id}>{title ?? name}</h2>
          {faqs.map((faq) => (
            <FaqItem key={faq.slug} faq={faq} basePath={basePath} />
          ))}
          {all ? (
            <p className="hc-more">
              <a className="hc-link" dir="ltr" href={basePath + all.path}>
                <span lang="en">All {numberText(all.count)} questions in</span> <bdi>{name}</bdi>
              </a>
            </p>
          ) : null}
        </section>
      ))}
      {children}
    </>
  );
}

/** Links to categories whose questions don't fit on this page. */
export function MoreCategories({ categories, basePath }: { categories: NamedCategory[]; basePath: string }) {
  if (categories.length === 0) return null;
  return (
    <section className="hc-group" aria-labelledby={moreCategoriesId}>
      <h2 id={moreCategoriesId} lang="en">
        More categories
      </h2>
      <ul className="hc-topics">
        {categories.map(({ id, name, count, path }) => (
          <li key={id} id={id}>
            <a className="hc-link" href={basePath + path} dir="auto">
              {name}
            </a>
            <span>{numberText(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Can't collide with a category's id, which begins with "about_". */
export const moreCategoriesId = "more_categories";

export function CategoryRail({
  categories,
  pageHref,
  isLong,
  more,
}: {
  categories: { id: string; name: string; count: number }[];
  pageHref: string;
  /** The list may be taller than the window, so it scrolls. */
  isLong: boolean;
  /** Id of the list of further categories. */
  more?: string | undefined;
}) {
  return (
    <nav className={isLong ? "hc-rail is-long" : "hc-rail"} aria-label="Categories">
      {categories.map(({ id, name, count }) => (
        <a key={id} href={`${pageHref}#${encodeURIComponent(id)}`}>
          {name} <span>{numberText(count)}</span>
        </a>
      ))}
      {more ? (
        <a href={`${pageHref}#${more}`} lang="en">
          More categories
        </a>
      ) : null}
    </nav>
  );
}

/** The rail on a category's page, with a link to each category's page. */
export function CategoryPagesRail({
  categories,
  hereId,
  basePath,
  hasMore,
}: {
  categories: NamedCategory[];
  hereId: string;
  basePath: string;
  /** Whether there are further categories, which are named only on the page with all questions. */
  hasMore: boolean;
}) {
  return (
    <nav className="hc-rail is-long" aria-label="Categories">
      {categories.map(({ id, name, count, path }) => (
        <a
          key={id}
          href={basePath + path}
          className={id === hereId ? "is-here" : undefined}
          aria-current={id === hereId ? "true" : undefined}
        >
          {name} <span>{numberText(count)}</span>
        </a>
      ))}
      {hasMore ? (
        <a href={`${basePath}/faq#${moreCategoriesId}`} lang="en">
          More categories
        </a>
      ) : null}
    </nav>
  );
}

function numberText(count: number): string {
  return count.toLocaleString("en");
}
