import { X } from "lucide-react";
import { Form, Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { ListSearch } from "#ui/list-search.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { ListTable } from "../list-table.tsx";

interface ShownRedirect {
  path: string;
  target: string;
  hits: number;
  /** Such as "2 hours ago". Null without visits. */
  lastHit: string | null;
}

interface RedirectListProps {
  rows: ShownRedirect[];
  search: string;
  page: number;
  pageCount: number;
  /** Number of redirects that the search found. */
  found: number;
  total: number;
  here: string;
  problem: string | null;
}

export function RedirectList({
  rows,
  search,
  page,
  pageCount,
  found,
  total,
  here,
  problem,
}: RedirectListProps) {
  const { t, said, number } = useTeamTexts("redirects");
  if (total === 0) return null;
  const count = search ? found : total;
  const pageUrl = (to: number) =>
    `${here}?${new URLSearchParams({ ...(search && { q: search }), page: `${to}` })}`;
  return (
    <section aria-label={t("All redirects")}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-14 text-text-2">
          {t(count === 1 ? "{count} redirect" : "{count} redirects", { count: number(count) })}
        </p>
        <ListSearch label={t("Search redirects")} search={search} clearTo={here} />
      </div>
      {problem ? (
        <p role="alert" className="mb-3 text-14 text-danger">
          {said(problem)}
        </p>
      ) : null}
      {rows.length === 0 ? (
        <p className="rounded-lg border border-border px-4 py-6 text-14 text-text-2">
          {search ? t("No results for “{query}”.", { query: search }) : t("No results.")}{" "}
          <Link to={here}>{t("Show all redirects")}</Link>
        </p>
      ) : (
        <ListTable
          columns={[
            { name: t("Old address") },
            { name: t("New page") },
            { name: t("Visits"), isNumber: true, className: "w-36" },
            { name: t("Delete"), isHidden: true, className: "w-14" },
          ]}
        >
          <tbody>
            {rows.map((row) => (
              <Row key={row.path} row={row} />
            ))}
          </tbody>
        </ListTable>
      )}
      {pageCount > 1 ? (
        <nav
          aria-label={t("Pages")}
          className="mt-3 flex items-center justify-between gap-3 text-14 text-text-2"
        >
          <span>{t("Page {page} of {count}", { page: number(page), count: number(pageCount) })}</span>
          <span className="flex gap-2">
            {page > 1 ? (
              <Link to={pageUrl(page - 1)} className={buttonClass({ variant: "secondary", size: "sm" })}>
                {t("Previous")}
              </Link>
            ) : null}
            {page < pageCount ? (
              <Link to={pageUrl(page + 1)} className={buttonClass({ variant: "secondary", size: "sm" })}>
                {t("Next")}
              </Link>
            ) : null}
          </span>
        </nav>
      ) : null}
    </section>
  );
}

function Row({ row: { path, target, hits, lastHit } }: { row: ShownRedirect }) {
  const { t, number } = useTeamTexts("redirects");
  return (
    <tr className="border-t border-border align-top max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:px-4 max-md:py-2">
      <td className="px-4 py-2.5 wrap-anywhere text-text-2 max-md:col-start-1 max-md:p-0">{path}</td>
      <td className="px-4 py-2.5 wrap-anywhere max-md:col-start-1 max-md:p-0">{target}</td>
      <td className="px-4 py-2.5 text-right tabular-nums max-md:col-start-1 max-md:p-0 max-md:text-left max-md:text-13 max-md:text-text-3">
        <span className="max-md:hidden">{number(hits)}</span>
        <span className="md:hidden">
          {t(hits === 1 ? "{count} visit" : "{count} visits", { count: number(hits) })}
        </span>
        {lastHit ? (
          <span className="block text-13 text-text-3">{t("Last {when}", { when: lastHit })}</span>
        ) : null}
      </td>
      <td className="py-1 pr-2 text-right max-md:col-start-2 max-md:row-span-3 max-md:row-start-1 max-md:p-0">
        <Form method="post">
          <input type="hidden" name="intent" value="remove-redirect" />
          <input type="hidden" name="path" value={path} />
          <Button
            type="submit"
            variant="ghost"
            size="sm"
            aria-label={t("Delete the redirect from {path}", { path })}
          >
            <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Form>
      </td>
    </tr>
  );
}
