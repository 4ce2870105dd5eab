import type { PublicArticleCard } from "#features/articles/present.ts";

/** Name of the group for articles without a category. The specification uses the same name for questions. */
const noCategory = "General";

/** Links to articles grouped by category, uncategorized ones last. Headings appear only if there are categories. */
export function ArticleGroups({ basePath, articles }: { basePath: string; articles: PublicArticleCard[] }) {
  const groups = [...Map.groupBy(articles, ({ category }) => category ?? noCategory)];
  const ordered = groups.toSorted(([a], [b]) => Number(a === noCategory) - Number(b === noCategory));
  const isPlain = articles.every(({ category }) => category === null);
  return ordered.map(([name, group]) => (
    <section
      className={isPlain ? "hc-popular is-plain" : "hc-popular"}
      key={name}
      aria-label={isPlain ? "Articles" : name}
    >
      {isPlain ? null : <h2 lang={name === noCategory ? "en" : undefined}>{name}</h2>}
      <ul>
        {group.map(({ slug, title }) => (
          <li key={slug}>
            <a className="hc-link" href={`${basePath}/articles/${encodeURIComponent(slug)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
