import { ChevronRight } from "lucide-react";
import type { HomeCollection } from "../present-home.ts";
import { CollectionIcon } from "./collection-icon.tsx";
import { useTexts } from "./texts.tsx";

/** The categories as a table of contents beside the headline. */
export function TopicList({ collections, basePath }: { collections: HomeCollection[]; basePath: string }) {
  const { t, number, category, categoryLang } = useTexts();
  return (
    <nav className="hc-topic-list" aria-label={t("faq.categories")}>
      <ul>
        {collections.map(({ name, path, description, descriptionLang, icon, count }) => (
          <li key={path}>
            <a href={basePath + path} lang={categoryLang(name)} dir="auto">
              {icon ? <CollectionIcon name={icon} /> : null}
              {category(name)}
            </a>
            <span>
              {number(count)}
              <ChevronRight aria-hidden="true" />
            </span>
            {description ? (
              <p lang={descriptionLang} dir="auto">
                {description}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
