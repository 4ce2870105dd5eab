import { pagesAround } from "../faq-pages.ts";
import { useTexts } from "./texts.tsx";

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
  const { t, lang, number: shown } = useTexts();
  if (pageCount < 2) return null;
  return (
    <nav className="hc-pages is-numbered" aria-label={t("page.pages")} lang={lang}>
      {page > 1 ? (
        <a className="hc-link" href={hrefOf(page - 1)} rel="prev">
          {t("page.previous")}
        </a>
      ) : null}
      <ol>
        {pagesAround(page, pageCount).map(({ number, isApart }) => (
          <li key={number} className={isApart ? "is-apart" : undefined}>
            <a
              href={hrefOf(number)}
              aria-label={t("page.number", { page: number, pages: pageCount })}
              aria-current={number === page ? "page" : undefined}
            >
              {shown(number)}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <a className="hc-link" href={hrefOf(page + 1)} rel="next">
          {t("page.next")}
        </a>
      ) : null}
    </nav>
  );
}
