import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ImportReport } from "#features/moving/describe-report.server.ts";
import { textLink } from "./text-link.ts";

type Conflict = ImportReport["conflicts"][number];

/** Texts that were edited here and changed in the source. */
export function Conflicts({ found, count }: { found: Conflict[]; count: number }) {
  const { t, number } = useTeamTexts("moving");
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="conflicts">
      <h3 id="conflicts" className="text-16 font-semibold">
        {t("Changed on both sides: {count}", { count: number(count) })}
      </h3>
      <p className="mt-1 text-14 text-text-2">
        {t("Edited or published here, and changed there. Your text stayed.")}
      </p>
      <List found={found.slice(0, firstShown)} />
      {found.length > firstShown ? (
        <details className="mt-2">
          <summary className="cursor-pointer text-13 text-link">
            {t("Show {count} more", { count: number(found.length - firstShown) })}
          </summary>
          <List found={found.slice(firstShown)} />
        </details>
      ) : null}
      {count > found.length ? (
        <p className="mt-2 text-13 text-text-3">
          {t("The first {count} are listed.", { count: number(found.length) })}
        </p>
      ) : null}
    </section>
  );
}

const firstShown = 5;

function List({ found }: { found: Conflict[] }) {
  const { t } = useTeamTexts("moving");
  return (
    <ul className="mt-3 divide-y divide-border rounded-lg border border-border text-14">
      {found.map(({ title, locale, articleId }) => (
        <li
          key={`${articleId} ${locale} ${title}`}
          className="flex items-start justify-between gap-3 px-4 py-2.5"
        >
          <span className="min-w-0 font-medium wrap-anywhere">
            <bdi>{title}</bdi>
            {locale === "" ? null : <span className="ms-2 text-13 font-normal text-text-3">{locale}</span>}
          </span>
          {articleId ? (
            <Link to={`/dashboard/articles/${articleId}`} className={`shrink-0 text-13 ${textLink}`}>
              {t("Open article")}
              <span className="sr-only"> {title}</span>
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
