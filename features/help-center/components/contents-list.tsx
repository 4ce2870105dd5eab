/** Table of contents, shown next to the text on screens from 1024 px. A script highlights the current section. */
import type { ReactNode } from "react";
import { useTexts } from "./texts.tsx";

export function ContentsList({
  items,
  language,
  end = null,
}: {
  items: { id: string; text: string; level?: 2 | 3 }[];
  /** Language of the items, if it isn't the page's. */
  language?: string | undefined;
  /** Below the list. */
  end?: ReactNode;
}) {
  const { t, lang } = useTexts();
  return (
    <nav className="hc-rail is-contents" aria-labelledby="hc_contents">
      <h2 id="hc_contents" lang={lang}>
        {t("page.onThisPage")}
      </h2>
      {items.map(({ id, text, level = 2 }) => (
        <a
          key={id}
          lang={language}
          className={level === 3 ? "is-deeper" : undefined}
          href={`#${encodeURIComponent(id)}`}
        >
          {text}
        </a>
      ))}
      {end}
    </nav>
  );
}
