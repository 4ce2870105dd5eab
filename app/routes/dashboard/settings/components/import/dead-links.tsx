import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ImportReport } from "#features/moving/describe-import.server.ts";

export function DeadLinks({ links, count }: { links: ImportReport["deadLinks"]; count: number }) {
  const { t, number } = useTeamTexts("moving");
  return (
    <section aria-labelledby="dead_links">
      <h3 id="dead_links" className="text-16 font-semibold">
        {t("Dead links: {count}", { count: number(count) })}
      </h3>
      <p className="mt-1 text-14 text-text-2">
        {t("Their pages weren't imported. Edit the articles to replace them.")}
      </p>
      <div className="mt-3 overflow-x-auto rounded-lg border border-border">
        <table className="w-full border-collapse text-left text-14">
          <thead className="bg-surface text-13 text-text-3">
            <tr>
              <th scope="col" className="px-4 py-2.5 font-medium">
                {t("Link")}
              </th>
              <th scope="col" className="px-4 py-2.5 font-medium">
                {t("In article")}
              </th>
              <th scope="col" className="px-4 py-2.5 font-medium">
                {t("Most similar article")}
              </th>
            </tr>
          </thead>
          <tbody>
            {links.map(({ link, title, locale, articleId, suggestion }) => (
              <tr key={`${link} ${articleId} ${locale}`} className="border-t border-border">
                <td className="px-4 py-2.5 wrap-anywhere">{link}</td>
                <td className="px-4 py-2.5 wrap-anywhere">
                  {articleId ? <Link to={`/dashboard/articles/${articleId}`}>{title}</Link> : title}
                </td>
                <td className="px-4 py-2.5 wrap-anywhere">
                  {suggestion ? (
                    <Link to={`/dashboard/articles/${suggestion.id}`}>{suggestion.title}</Link>
                  ) : (
                    <span className="text-text-3">{t("None")}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > links.length ? (
        <p className="mt-2 text-13 text-text-3">
          {t("The first {count} are listed.", { count: number(links.length) })}
        </p>
      ) : null}
    </section>
  );
}
