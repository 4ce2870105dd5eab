import { resultCount, type SearchResult } from "../search-result.ts";
import { MarkedText } from "./marked-text.tsx";

/** Dropdown of suggestions below the search field. The enhancement script loads it as the visitor types. */
export function SearchSuggestions({
  query,
  count,
  results,
  href,
}: {
  query: string;
  /** Total number of results. */
  count: number;
  results: SearchResult[];
  /** URL of the page with all results. */
  href: string;
}) {
  return (
    <div
      id="hc_suggestions"
      role="listbox"
      aria-label="Suggestions"
      data-said={saidOf(count, results.length)}
    >
      {results.map(({ href, title, snippet, label }, index) => (
        <a
          key={href}
          id={`hc_suggestion_${index}`}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          href={href}
        >
          <span className="hc-suggestion-title" dir="auto">
            <MarkedText {...title} />
          </span>
          <span className="hc-result-label" dir="auto">
            {label}
          </span>
          {snippet.text ? (
            <span className="hc-suggestion-text" dir="auto">
              <MarkedText {...snippet} />
            </span>
          ) : null}
        </a>
      ))}
      <a
        id="hc_suggestion_all"
        className="hc-all"
        role="option"
        aria-selected="false"
        tabIndex={-1}
        href={href}
        lang="en"
      >
        <span>
          {count === 0 ? "No results found for" : `All ${resultCount(count)} for`} “<bdi>{query}</bdi>”
        </span>
        <span className="hc-keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> to move <kbd>↵</kbd> to open
        </span>
      </a>
    </div>
  );
}

function saidOf(count: number, shown: number): string {
  if (count === 0) return "No results found";
  return count === shown ? resultCount(count) : `${resultCount(count)}, ${shown} suggestions`;
}
