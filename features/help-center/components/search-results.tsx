import type { PublicFaq } from "#features/faqs/present.ts";
import type { FaqHit } from "#features/faqs/search-faqs.ts";
import { FaqItem } from "./faq-item.tsx";

/** What was found, or the nearest questions when nothing was. */
export function SearchResults({
  query,
  hits,
  nearest,
  pageHref,
}: {
  query: string;
  hits: FaqHit[];
  nearest: PublicFaq[];
  pageHref: string;
}) {
  if (hits.length === 0) {
    return (
      <section className="hc-results" aria-labelledby="hc_results" data-results={0}>
        <h2 id="hc_results">No results found</h2>
        <p className="hc-lead">
          No FAQs found matching your search.{" "}
          <a className="hc-link" href={pageHref}>
            Show all questions
          </a>
        </p>
        {nearest.length > 0 ? (
          <>
            <h3 className="mb-2 text-16">The nearest questions</h3>
            {nearest.map((faq) => (
              <FaqItem key={faq.slug} faq={faq} pageHref={pageHref} />
            ))}
          </>
        ) : null}
      </section>
    );
  }
  return (
    <section className="hc-results" aria-labelledby="hc_results" data-results={hits.length}>
      <h2 id="hc_results">
        {hits.length === 1 ? "1 result" : `${hits.length} results`} for “{query}”
      </h2>
      <p className="hc-lead">
        <a className="hc-link" href={pageHref}>
          Show all questions
        </a>
      </p>
      {hits.map(({ faq, snippet }) => (
        <FaqItem
          key={faq.slug}
          faq={faq}
          pageHref={pageHref}
          query={query}
          snippet={snippet}
          isOpen={hits.length === 1}
        />
      ))}
    </section>
  );
}
