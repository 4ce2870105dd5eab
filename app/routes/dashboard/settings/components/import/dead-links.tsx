import { Form, Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ImportReport } from "#features/moving/describe-report.server.ts";
import { Button } from "#ui/primitives/button.tsx";
import { ListTable } from "../list-table.tsx";

type Text = ImportReport["deadLinks"][number];

/** Each article once, with its dead links below. */
export function DeadLinks({
  report: { deadLinks, deadLinkCount },
}: {
  report: Pick<ImportReport, "deadLinks" | "deadLinkCount">;
}) {
  const { t, number } = useTeamTexts("moving");
  const listed = deadLinks.reduce((sum, { links }) => sum + links.length, 0);
  const isReplaceable = deadLinks.some(({ links }) => links.some(({ suggestion }) => suggestion !== null));
  return (
    <section aria-labelledby="dead_links">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id="dead_links" className="text-16 font-semibold">
            {t("Dead links: {count}", { count: number(deadLinkCount) })}
          </h3>
          <p className="mt-1 text-14 text-text-2">
            {t("Their pages weren't imported, so the articles have only their words.")}
          </p>
        </div>
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2 max-md:-ms-3">
          {isReplaceable ? (
            <Button type="submit" name="intent" value="replace-links" variant="secondary" size="sm">
              {t("Replace all")}
            </Button>
          ) : null}
          <Button type="submit" name="intent" value="keep-texts" variant="ghost" size="sm">
            {t("Keep all as text")}
          </Button>
        </Form>
      </div>
      <LinkTable texts={deadLinks.slice(0, firstShown)} />
      {deadLinks.length > firstShown ? (
        <details className="mt-2">
          <summary className="cursor-pointer text-13 text-link">
            {t("Show the dead links of {count} more", { count: number(deadLinks.length - firstShown) })}
          </summary>
          <LinkTable texts={deadLinks.slice(firstShown)} />
        </details>
      ) : null}
      {deadLinkCount > listed ? (
        <p className="mt-2 text-13 text-text-3">
          {t("The first {count} are listed.", { count: number(listed) })}
        </p>
      ) : null}
    </section>
  );
}

/** Articles. */
const firstShown = 5;

function LinkTable({ texts }: { texts: Text[] }) {
  const { t } = useTeamTexts("moving");
  return (
    <div className="mt-3">
      <ListTable
        columns={[
          { name: t("Link") },
          { name: t("Most similar article") },
          { name: t("What to do"), isHidden: true, className: "w-80" },
        ]}
      >
        {texts.map((text) => (
          <Links key={text.item} text={text} />
        ))}
      </ListTable>
    </div>
  );
}

function Links({ text: { item, title, locale, articleId, links } }: { text: Text }) {
  const { t } = useTeamTexts("moving");
  const replaceable = links.filter(({ suggestion }) => suggestion !== null).length;
  return (
    <tbody className="border-t border-border">
      <tr className="max-md:block">
        <th scope="rowgroup" colSpan={2} className="px-4 pt-2.5 font-medium wrap-anywhere max-md:block">
          <bdi>{articleId ? <Link to={`/dashboard/articles/${articleId}`}>{title}</Link> : title}</bdi>
          {locale === "" ? null : <span className="ms-2 text-13 font-normal text-text-3">{locale}</span>}
        </th>
        <td className="px-2 pt-1 text-right max-md:block max-md:px-4 max-md:text-left">
          {links.length > 1 ? <Decide item={item} about={title} canReplace={replaceable > 0} isAll /> : null}
        </td>
      </tr>
      {links.map(({ link, suggestion }) => (
        <tr key={link} className="align-top max-md:block max-md:px-4 max-md:pb-2">
          <td className="py-2 ps-8 pe-4 wrap-anywhere text-text-2 max-md:block max-md:p-0 max-md:pt-2">
            {link}
          </td>
          <td className="px-4 py-2 wrap-anywhere max-md:block max-md:p-0">
            {suggestion ? (
              <Link to={`/dashboard/articles/${suggestion.id}`}>
                <span className="sr-only">{t("Most similar article")}: </span>
                <bdi>{suggestion.title}</bdi>
              </Link>
            ) : (
              <span className="text-text-3">{t("No similar article")}</span>
            )}
          </td>
          <td className="px-2 py-1 text-right max-md:block max-md:p-0 max-md:text-left">
            <Decide item={item} link={link} about={link} canReplace={suggestion !== null} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Decide({
  item,
  link,
  about,
  canReplace,
  isAll = false,
}: {
  item: string;
  link?: string;
  /** For screen readers. */
  about: string;
  canReplace: boolean;
  isAll?: boolean;
}) {
  const { t } = useTeamTexts("moving");
  return (
    <Form
      method="post"
      preventScrollReset
      className="flex flex-wrap justify-end gap-1 max-md:-ms-3 max-md:justify-start"
    >
      <input type="hidden" name="item" value={item} />
      {link === undefined ? null : <input type="hidden" name="link" value={link} />}
      {canReplace ? (
        <Button type="submit" name="intent" value="replace-links" variant="secondary" size="sm">
          {t(isAll ? "Replace these" : "Replace")}
          <span className="sr-only"> {about}</span>
        </Button>
      ) : null}
      <Button type="submit" name="intent" value="keep-texts" variant="ghost" size="sm">
        {t(isAll ? "Keep these as text" : "Keep as text")}
        <span className="sr-only"> {about}</span>
      </Button>
    </Form>
  );
}
