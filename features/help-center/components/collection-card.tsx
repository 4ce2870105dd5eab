import { useId } from "react";
import type { HomeCollection } from "../present-home.ts";
import { CollectionIcon } from "./collection-icon.tsx";
import { useTexts } from "./texts.tsx";

/** A category as a table of contents. */
export function CollectionCard({ collection, basePath }: { collection: HomeCollection; basePath: string }) {
  const { name, path, description, descriptionLang, icon, count, first } = collection;
  const id = useId();
  const { t, lang, number, category, categoryLang } = useTexts();
  const nameLang = categoryLang(name);
  return (
    <article className="hc-card is-collection">
      <div className="hc-card-head">
        <h3 id={id} lang={nameLang} dir="auto">
          {icon ? <CollectionIcon name={icon} /> : null}
          <a href={basePath + path}>{category(name)}</a>
        </h3>
        <span>{number(count)}</span>
      </div>
      {description ? (
        <p lang={descriptionLang} dir="auto">
          {description}
        </p>
      ) : null}
      <ul className="hc-rows">
        {first.map(({ path, text, lang, isCategory }) => (
          <li key={path}>
            <a lang={isCategory ? categoryLang(text) : lang} dir="auto" href={basePath + path}>
              {isCategory ? category(text) : text}
            </a>
          </li>
        ))}
      </ul>
      {count > first.length ? (
        <a className="hc-all" lang={lang} href={basePath + path} aria-describedby={id}>
          {t("home.showAll", { count })}
        </a>
      ) : null}
    </article>
  );
}
