import { useTexts } from "./texts.tsx";

/** The categories, for visitors whose search found nothing. */
export function TopicAside({
  topics,
  basePath,
}: {
  topics: { name: string; path: string; count: number }[];
  basePath: string;
}) {
  const { t, lang, number, category, categoryLang } = useTexts();
  return (
    <nav aria-labelledby="hc_topics">
      <h2 id="hc_topics" lang={lang} className="pb-3 text-16">
        {t("faq.categories")}
      </h2>
      <ul className="hc-topics is-single">
        {topics.map(({ name, path, count }) => (
          <li key={path}>
            <a className="hc-link" href={basePath + path} lang={categoryLang(name)} dir="auto">
              {category(name)}
            </a>
            <span>{number(count)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
