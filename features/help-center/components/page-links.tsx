import { pagesAround } from "../faq-pages.ts";

/** Pagination links of a long list. */
export function PageLinks({
  page,
  pageCount,
  hrefOf,
}: {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}) {
  if (pageCount < 2) return null;
  return (
    <nav className="hc-pages is-numbered" aria-label="Pages" lang="en">
      {page > 1 ? (
        <a className="hc-link" href={hrefOf(page - 1)} rel="prev">
          Previous page
        </a>
      ) : null}
      <ol>
        {pagesAround(page, pageCount).map(({ number, isApart }) => (
          <li key={number} className={isApart ? "is-apart" : undefined}>
            <a
              href={hrefOf(number)}
              aria-label={`Page ${number} of ${pageCount}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <a className="hc-link" href={hrefOf(page + 1)} rel="next">
          Next page
        </a>
      ) : null}
    </nav>
  );
}
