import { resultCount, type SearchResult } from "../search-result.ts";
import { MarkedText } from "./marked-text.tsx";

/** One page of search results with links to the previous and next page. */
export function SearchResults({
  query,
  count,
  results,
  pages,
}: {
  query: string;
  /** Number of results on all pages. */
  count: number;
  results: SearchResult[];
  /** URLs of the previous and next page; null if none. */
  pages: { previous: string | null; next: string | null };
}) {
  return (
    <section className="hc-results" aria-labelledby="hc_results" data-results={count}>
      <h2 id="hc_results" lang="en">
        {resultCount(count)} for “<bdi>{query}</bdi>”
      </h2>
      <ResultList results={results} />
      {pages.previous || pages.next ? (
        <nav className="hc-pages" aria-label="More results" lang="en">
          {pages.previous ? (
            <a className="hc-link" href={pages.previous} rel="prev">
              Previous results
            </a>
          ) : null}
          {pages.next ? (
            <a className="hc-link" href={pages.next} rel="next">
              More results
            </a>
          ) : null}
        </nav>
      ) : null}
    </section>
  );
}

/** Says that there are no results and lists the closest matches. */
export function NoResults({
  query,
  nearest,
  allQuestions,
}: {
  query: string;
  nearest: SearchResult[];
  /** URL of the page with all questions; null if none. */
  allQuestions: string | null;
}) {
  return (
    <section className="hc-results" aria-labelledby="hc_results" data-results={0}>
      <div lang="en">
        <h2 id="hc_results">No results found</h2>
        <p className="hc-lead">
          No results for “<bdi>{query}</bdi>”. Try different words
          {allQuestions ? (
            <>
              , or browse{" "}
              <a className="hc-link" href={allQuestions}>
                all questions
              </a>
            </>
          ) : null}
          .
        </p>
      </div>
      {nearest.length > 0 ? (
        <>
          <h3 lang="en">Related results</h3>
          <ResultList results={nearest} />
        </>
      ) : null}
    </section>
  );
}

function ResultList({ results }: { results: SearchResult[] }) {
  return (
    <ul className="hc-result-list">
      {results.map(({ href, title, snippet, label, isOwnLabel }) => (
        <li key={href} className="hc-result">
          <a href={href} dir="auto">
            <MarkedText {...title} />
          </a>
          <span className="hc-result-label" lang={isOwnLabel ? undefined : "en"} dir="auto">
            {label}
          </span>
          {snippet.text ? (
            <p dir="auto">
              <MarkedText {...snippet} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
