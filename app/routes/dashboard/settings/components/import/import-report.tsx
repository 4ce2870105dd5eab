import { Form, Link } from "react-router";
import type { PlainTeamText } from "#engines/messages/team/team-catalogs.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { ImportReport as Report } from "#features/moving/describe-report.server.ts";
import type { ReportTab } from "#features/moving/report-tab.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { Conflicts } from "./conflicts.tsx";
import { Contradictions } from "./contradictions.tsx";
import { DeadLinks } from "./dead-links.tsx";
import { CategoriesReport } from "./import-categories.tsx";
import { LeftOutList } from "./left-out-list.tsx";
import { textLink } from "./text-link.ts";

export function ImportReport({ label, report, tab }: { label: string; report: Report; tab: ReportTab }) {
  const { t } = useTeamTexts("moving");
  const open = report.contradictions.filter(({ decision }) => decision === undefined).length;
  const toCheck = open + report.conflictCount + report.deadLinkCount;
  const tabs: { tab: ReportTab; label: string; count: number }[] = [
    { tab: "check", label: t("To check"), count: toCheck },
    { tab: "imported", label: t("Imported"), count: storedCount(report) },
    { tab: "left-out", label: t("Left out"), count: report.leftOutCount },
  ];
  return (
    <div className="flex max-w-240 flex-col gap-6">
      <Head label={label} report={report} />
      <TabLinks
        label={t("Report")}
        tabs={tabs.map((each) => ({
          to: `?show=${each.tab}`,
          label: each.label,
          count: each.count,
          isCurrent: each.tab === tab,
        }))}
      />
      <div className="flex flex-col gap-8">
        {tab === "check" ? <ToCheck report={report} isEmpty={toCheck === 0} /> : null}
        {tab === "imported" ? <Imported report={report} /> : null}
        {tab === "left-out" ? <LeftOutList found={report.leftOut} count={report.leftOutCount} /> : null}
      </div>
    </div>
  );
}

const storedCount = ({ counts }: Report) => counts.added + counts.updated;

function Head({ label, report }: { label: string; report: Report }) {
  const { t, number, language } = useTeamTexts("moving");
  const { counts, translations, languages, pictures, isPublished } = report;
  const stored = storedCount(report);
  const isUnchanged = stored + translations + counts.conflict + counts.removed === 0;
  const categories = report.collections.filter(({ name, stored: n }) => name !== "" && n > 0).length;
  const amount = { count: number(stored), label };
  const amounts = [
    ...(categories > 0
      ? [t(categories === 1 ? "{count} category" : "{count} categories", { count: number(categories) })]
      : []),
    ...(languages > 1 ? [t("{count} languages", { count: number(languages) })] : []),
    ...(pictures.total > 0
      ? [pictures.stored < pictures.total ? someOf(pictures) : all(pictures.total)]
      : []),
  ];
  function someOf({ stored: done, total }: Report["pictures"]): string {
    return t("{done} of {total} pictures", { done: number(done), total: number(total) });
  }
  function all(count: number): string {
    return t(count === 1 ? "{count} picture" : "{count} pictures", { count: number(count) });
  }
  return (
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
        {amounts.length > 0 ? (
          <p className="mt-2 text-16 text-text-2">{new Intl.ListFormat(language).format(amounts)}</p>
        ) : null}
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
  );
}

function ToCheck({ report, isEmpty }: { report: Report; isEmpty: boolean }) {
  const { t } = useTeamTexts("moving");
  return (
    <>
      {isEmpty ? <p className="text-14 text-text-2">{t("There's nothing to check.")}</p> : null}
      <Contradictions found={report.contradictions} />
      <Conflicts found={report.conflicts} count={report.conflictCount} />
      {report.deadLinks.length > 0 ? <DeadLinks report={report} /> : null}
    </>
  );
}

function Imported({ report }: { report: Report }) {
  const { t, number } = useTeamTexts("moving");
  const { counts, translations, redirects } = report;
  const counted: [number, PlainTeamText<"moving">][] = [
    [counts.added, "Added"],
    [counts.updated, "Updated"],
    [translations, "Translations stored"],
    [counts.unchanged, "Unchanged since the last import"],
    [counts.conflict, "Edited or published here, and changed there, so yours stayed"],
    [counts.removed, "Left out, because you deleted them here"],
    [counts.skipped, "Left out by your plan"],
  ];
  return (
    <>
      <ul className="list-disc pl-5 text-14 text-text-2">
        {counted
          .filter(([count]) => count > 0)
          .map(([count, name]) => (
            <li key={name}>
              {t(name)}: {number(count)}
            </li>
          ))}
        {redirects > 0 ? (
          <li>
            {t(
              "Old addresses that lead to their new pages once their host points to your help center: {count}.",
              {
                count: number(redirects),
              },
            )}{" "}
            <Link to="/dashboard/settings/redirects" className={textLink}>
              {t("See the redirects")}
            </Link>
          </li>
        ) : null}
      </ul>
      <CategoriesReport categories={report.collections} />
    </>
  );
}
