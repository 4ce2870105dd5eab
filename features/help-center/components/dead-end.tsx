import type { ReactNode } from "react";
import { SearchForm } from "./search-form.tsx";
import { useTexts } from "./texts.tsx";

/** What a page without content of its own offers instead. */
export interface WaysOn {
  showsSearch: boolean;
  asksModel: boolean;
  popular: { slug: string; question: string; lang?: string | undefined }[];
}

/** Says why there is nothing here, and offers the search and popular questions. */
export function DeadEnd({
  title,
  text,
  basePath,
  ways,
  children,
}: {
  title: string;
  text: string;
  basePath: string;
  ways: WaysOn;
  /** A link to the most useful other page. */
  children: ReactNode;
}) {
  const { t, lang } = useTexts();
  const { showsSearch, asksModel, popular } = ways;
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <h1 lang={lang}>{title}</h1>
          <p lang={lang}>{text}</p>
          {showsSearch ? <SearchForm basePath={basePath} asksModel={asksModel} /> : null}
        </div>
      </section>
      <div className="hc-wrap hc-body" lang={lang}>
        {popular.length > 0 ? (
          <section className="hc-popular is-first" aria-labelledby="hc_popular">
            <h2 id="hc_popular">{t("home.popular")}</h2>
            <ul>
              {popular.map(({ slug, question, lang }) => (
                <li key={slug}>
                  <a className="hc-link" lang={lang} href={`${basePath}/faq/${encodeURIComponent(slug)}`}>
                    {question}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <p className="mt-8">{children}</p>
      </div>
    </>
  );
}
