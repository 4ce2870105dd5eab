import { Form, Link } from "react-router";
import type { PlainTeamText } from "#engines/messages/team/team-catalogs.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ImportReport as Report } from "#features/moving/describe-report.server.ts";
import { noteTexts } from "#features/moving/moving-texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Contradictions } from "./contradictions.tsx";
import { DeadLinks } from "./dead-links.tsx";
import { CategoriesReport } from "./import-categories.tsx";
import { textLink } from "./text-link.ts";

export function ImportReport({ label, report }: { label: string; report: Report }) {
  const { t, number } = useTeamTexts("moving");
  const { counts, translations, redirects, toCheck, toCheckCount, isPublished } = report;
  const stored = counts.added + counts.updated;
  const isUnchanged = stored + translations + counts.conflict + counts.removed === 0;
  const counted: [number, PlainTeamText<"moving">][] = [
    [counts.added, "Added"],
    [counts.updated, "Updated"],
    [translations, "Translations stored"],
    [counts.unchanged, "Unchanged since the last import"],
    [counts.conflict, "Edited or published here, and changed there, so yours stayed"],
    [counts.removed, "Left out, because you deleted them here"],
    [counts.skipped, "Left out by your plan"],
  ];
  const lines = counted.flatMap(([count, name]) => (count > 0 ? [`${t(name)}: ${number(count)}`] : []));
  const amount = { count: number(stored), label };
  return (
    <div className="flex max-w-240 flex-col gap-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-20 font-semibold wrap-anywhere">
            {isUnchanged
              ? t("Nothing changed in {label}", { label })
              : stored === 0
                ? t("The import from {label} is done", { label })
                : isPublished
                  ? t(
                      stored === 1
                        ? "{count} article from {label} is here"
                        : "{count} articles from {label} are here",
                      amount,
                    )
                  : t(
                      stored === 1
                        ? "{count} article from {label} is here as a draft"
                        : "{count} articles from {label} are here as drafts",
                      amount,
                    )}
          </h2>
          <ul className="mt-3 list-disc pl-5 text-14 text-text-2">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {redirects > 0 ? (
              <li>
                {t(
                  "Old addresses that lead to their new pages once their host points to your help center: {count}.",
                  { count: number(redirects) },
                )}{" "}
                <Link to="/dashboard/settings/redirects" className={textLink}>
                  {t("See the redirects")}
                </Link>
              </li>
            ) : null}
          </ul>
        </div>
        <div className="flex flex-wrap gap-2">
          <Form method="post">
            <Button type="submit" name="intent" value="discard-import" variant="secondary">
              {t("New import")}
            </Button>
          </Form>
          <Link to="/dashboard/articles" className={buttonClass()}>
            {t("Review articles")}
          </Link>
        </div>
      </div>
      <Contradictions found={report.contradictions} />
      {toCheckCount > 0 ? (
        <section aria-labelledby="to_check">
          <h3 id="to_check" className="text-16 font-semibold">
            {t("To check: {count}", { count: number(toCheckCount) })}
          </h3>
          <ToCheck items={toCheck.slice(0, firstShown)} />
          {toCheck.length > firstShown ? (
            <details className="mt-2">
              <summary className="cursor-pointer text-13 text-link">
                {t("Show {count} more", { count: number(toCheck.length - firstShown) })}
              </summary>
              <ToCheck items={toCheck.slice(firstShown)} />
            </details>
          ) : null}
          {toCheckCount > toCheck.length ? (
            <p className="mt-2 text-13 text-text-3">
              {t("The first {count} are listed.", { count: number(toCheck.length) })}
            </p>
          ) : null}
        </section>
      ) : null}
      {report.deadLinks.length > 0 ? <DeadLinks report={report} /> : null}
      <CategoriesReport categories={report.collections} />
    </div>
  );
}

const firstShown = 5;

function ToCheck({ items }: { items: Report["toCheck"] }) {
  const { t, said } = useTeamTexts("moving");
  return (
    <ul className="mt-3 divide-y divide-border rounded-lg border border-border">
      {items.map((item) => (
        <li key={`${item.articleId} ${item.locale} ${item.title}`} className="px-4 py-3 text-14">
          <div className="flex flex-wrap justify-between gap-2">
            <span className="font-medium wrap-anywhere">
              <bdi>{item.title}</bdi>
              {item.locale === "" ? null : (
                <span className="ms-2 text-13 font-normal text-text-3">{item.locale}</span>
              )}
            </span>
            {item.articleId ? (
              <Link to={`/dashboard/articles/${item.articleId}`} className={textLink}>
                {t("Open article")}
              </Link>
            ) : null}
          </div>
          <ul className="mt-1 text-13 text-text-3">
            {item.outcome === "conflict" ? (
              <li>{t("Edited or published here, and changed there. Your text stayed.")}</li>
            ) : null}
            {item.notes
              .filter(({ kind }) => kind !== "dead-link")
              .map(({ kind, text }) => (
                <li key={`${kind} ${text}`} className="wrap-anywhere">
                  {said(noteTexts[kind].one)}: {text}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
