import type { PublicArticleCard } from "#features/articles/present.ts";
import { defaultCategory } from "#features/faqs/default-category.ts";
import { useTexts } from "./texts.tsx";

/** Uncategorized articles come last. Headings only appear if there are categories. */
export function ArticleGroups({ basePath, articles }: { basePath: string; articles: PublicArticleCard[] }) {
  const { t, lang, category, categoryLang } = useTexts();
  const groups = [...Map.groupBy(articles, ({ category }) => category ?? defaultCategory)];
  const ordered = groups.toSorted(
    ([a], [b]) => Number(a === defaultCategory) - Number(b === defaultCategory),
  );
  const isPlain = articles.every(({ category }) => category === null);
  return ordered.map(([name, group]) => (
    <section
      className={isPlain ? "hc-popular is-plain" : "hc-popular"}
      key={name}
      aria-label={isPlain ? t("nav.articles") : category(name)}
    >
      {isPlain ? null : <h2 lang={name === defaultCategory ? lang : categoryLang(name)}>{category(name)}</h2>}
      <ul>
        {group.map(({ slug, title, lang }) => (
          <li key={slug}>
            <a className="hc-link" lang={lang} href={`${basePath}/articles/${encodeURIComponent(slug)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
