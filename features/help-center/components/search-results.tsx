import type { SearchResult } from "../search-result.ts";
import { MarkedText } from "./marked-text.tsx";
import { useTexts } from "./texts.tsx";

/** One page of search results. */
export function SearchResults({
  query,
  count,
  results,
  pages,
  heading = "all",
}: {
  query: string;
  /** Total number of results on all pages. */
  count: number;
  results: SearchResult[];
  /** "other" follows an answer, "unsure" replaces one. */
  heading?: "all" | "other" | "unsure";
  /** Null if there is no previous or next page. */
  pages: { previous: string | null; next: string | null };
}) {
  const { t, rich, lang } = useTexts();
  return (
    <section className="hc-results" aria-labelledby="hc_results" data-results={count}>
      <h2 id="hc_results" lang={lang}>
        {heading === "other"
          ? t("search.otherResults")
          : heading === "unsure"
            ? t("ask.near")
            : rich("search.resultsFor", { count, query: <bdi>{query}</bdi> })}
      </h2>
      {heading === "unsure" ? (
        <p className="hc-lead" lang={lang}>
          {t("ask.nearText")}
        </p>
      ) : null}
      <ResultList results={results} />
      {pages.previous || pages.next ? (
        <nav className="hc-pages" aria-label={t("search.more")} lang={lang}>
          {pages.previous ? (
            <a className="hc-link" href={pages.previous} rel="prev">
              {t("search.previous")}
            </a>
          ) : null}
          {pages.next ? (
            <a className="hc-link" href={pages.next} rel="next">
              {t("search.more")}
            </a>
          ) : null}
        </nav>
      ) : null}
    </section>
  );
}

/** Lists the closest matches instead of results. */
export function NoResults({
  query,
  nearest,
  allQuestions,
}: {
  query: string;
  nearest: SearchResult[];
  /** Null if there is no page with all questions. */
  allQuestions: string | null;
}) {
  const { t, rich, lang } = useTexts();
  const shownQuery = <bdi>{query}</bdi>;
  return (
    <section className="hc-results" aria-labelledby="hc_results" data-results={0}>
      <div lang={lang}>
        <h2 id="hc_results">{t("search.noResults")}</h2>
        <p className="hc-lead">
          {allQuestions
            ? rich("search.tryOthersOrBrowse", {
                query: shownQuery,
                questions: (
                  <a className="hc-link" href={allQuestions}>
                    {t("search.allQuestions")}
                  </a>
                ),
              })
            : rich("search.tryOthers", { query: shownQuery })}
        </p>
      </div>
      {nearest.length > 0 ? (
        <>
          <h3 lang={lang}>{t("search.related")}</h3>
          <ResultList results={nearest} />
        </>
      ) : null}
    </section>
  );
}

function ResultList({ results }: { results: SearchResult[] }) {
  const { lang } = useTexts();
  return (
    <ul className="hc-result-list">
      {results.map(({ href, title, snippet, label, lang: textLang, isOwnLabel }) => (
        <li key={href} className="hc-result">
          <a href={href} lang={textLang} dir="auto">
            <MarkedText {...title} />
          </a>
          <span className="hc-result-label" lang={isOwnLabel ? undefined : lang} dir="auto">
            {label}
          </span>
          {snippet.text ? (
            <p lang={textLang} dir="auto">
              <MarkedText {...snippet} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
