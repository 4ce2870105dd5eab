import { Download } from "lucide-react";
import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ImportReport } from "#features/moving/describe-report.server.ts";
import { leftOutName } from "#features/moving/moving-texts.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { ListTable } from "../list-table.tsx";

export const leftOutFile = "/dashboard/settings/import/left-out";

/** Whole texts and parts of texts that the import left out. */
export function LeftOutList({ found, count }: { found: ImportReport["leftOut"]; count: number }) {
  const { t, said, number } = useTeamTexts("moving");
  if (count === 0) return <p className="text-14 text-text-2">{t("Nothing was left out.")}</p>;
  return (
    <section aria-labelledby="left_out">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id="left_out" className="text-16 font-semibold">
            {t("Not imported: {count}", { count: number(count) })}
          </h3>
          <p className="mt-1 text-14 text-text-2">
            {t("Whole articles, and parts of articles and of the source.")}
          </p>
        </div>
        <a href={leftOutFile} download className={buttonClass({ variant: "secondary", size: "sm" })}>
          <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("Download as CSV")}
        </a>
      </div>
      <div className="mt-3">
        <ListTable columns={[{ name: t("Article") }, { name: t("Left out") }]}>
          <tbody>
            {found.map(({ title, locale, articleId, reason, text }, index) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: an article may have the same part twice, and the list is never changed
                key={index}
                className="border-t border-border align-top max-md:block max-md:px-4 max-md:py-2.5 max-md:first:border-t-0"
              >
                <th
                  scope="row"
                  className="px-4 py-2.5 font-medium wrap-anywhere max-md:block max-md:p-0 max-md:empty:hidden"
                >
                  {title === "" ? null : (
                    <bdi>
                      {articleId ? <Link to={`/dashboard/articles/${articleId}`}>{title}</Link> : title}
                    </bdi>
                  )}
                  {locale === "" ? null : (
                    <span className="ms-2 text-13 font-normal text-text-3">{locale}</span>
                  )}
                </th>
                <td className="px-4 py-2.5 text-text-2 wrap-anywhere max-md:block max-md:p-0">
                  {said(leftOutName(reason))}
                  {text === "" ? null : <span className="text-text-3">: {text}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </ListTable>
      </div>
      {count > found.length ? (
        <p className="mt-2 text-13 text-text-3">
          {t("The first {count} are listed.", { count: number(found.length) })}
        </p>
      ) : null}
    </section>
  );
}
