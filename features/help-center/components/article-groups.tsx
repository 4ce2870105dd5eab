import type { PublicArticleCard } from "#features/articles/present.ts";

/** Links to articles under their categories; those without one come first, without a heading. */
export function ArticleGroups({ basePath, articles }: { basePath: string; articles: PublicArticleCard[] }) {
  const groups = [...Map.groupBy(articles, ({ category }) => category)];
  const [loose, named] = [groups.filter(([name]) => name === null), groups.filter(([name]) => name !== null)];
  return [...loose, ...named].map(([name, group]) => (
    <section className="hc-popular is-list" key={name ?? ""} aria-label={name ?? "Articles"}>
      {name === null ? null : <h2>{name}</h2>}
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
