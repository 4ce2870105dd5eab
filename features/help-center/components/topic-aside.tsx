import { CategoryLinks } from "./category-links.tsx";
import { useTexts } from "./texts.tsx";

/** The categories, for visitors whose search found nothing. */
export function TopicAside({
  topics,
  basePath,
}: {
  topics: { name: string; path: string; count: number }[];
  basePath: string;
}) {
  const { t, lang } = useTexts();
  return (
    <nav aria-labelledby="hc_topics">
      <h2 id="hc_topics" lang={lang} className="pb-3 text-16">
        {t("faq.categories")}
      </h2>
      <CategoryLinks categories={topics} basePath={basePath} isSingle />
    </nav>
  );
}
