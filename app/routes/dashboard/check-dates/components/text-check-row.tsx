import { Link, useFetcher } from "react-router";
import { dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import type { TextCheck } from "#features/check-dates/check-date.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { type CheckMonths, checkMonths } from "#shared/enumerations.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Select } from "#ui/primitives/select.tsx";
import { monthNames } from "./month-names.ts";

const kindNames = {
  article: "Article",
  question: "FAQ",
  guide: "Getting Started",
  "step guide": "Guide",
} as const satisfies Record<TextCheck["kind"], string>;

const usualNames = {
  3: "Usual: 3 months",
  6: "Usual: 6 months",
  12: "Usual: 12 months",
  0: "Usual: never",
} as const satisfies Record<CheckMonths, string>;

export function TextCheckRow({
  check: { kind, id, title, editUrl, months, isUsual, lastAt, dueAt, isDue },
  usualMonths,
  mayPublish,
  action,
}: {
  check: TextCheck;
  /** Of texts without an interval of their own. */
  usualMonths: CheckMonths;
  mayPublish: boolean;
  action: string;
}) {
  const { t, parts, language } = useTeamTexts("checks");
  // One for each row, so that quick decisions don't interrupt each other.
  const fetcher = useFetcher<{ problem: string }>();
  const day = (at: string) => <LocalTime at={at} format={dayOnlyIn(language)} />;
  return (
    <li
      data-row=""
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 has-[[data-title]:focus-visible]:shadow-[inset_2px_0_0_0_var(--solid)] md:px-5"
    >
      <div className="min-w-0 grow basis-72">
        <h2 className="text-14 font-medium">
          <Link to={editUrl} data-title="" className="break-words text-text">
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-13 text-text-3">
          <span>{t(kindNames[kind])}</span>
          <span aria-hidden="true">·</span>
          <span>{joined(parts("Saved or confirmed {day}", { day: day(lastAt) }))}</span>
          {dueAt ? (
            <>
              <span aria-hidden="true">·</span>
              <span className={cn(isDue && "text-warn")}>
                {joined(parts(isDue ? "Due since {day}" : "Check by {day}", { day: day(dueAt) }))}
              </span>
            </>
          ) : null}
        </p>
      </div>
      {mayPublish ? (
        <fetcher.Form
          method="post"
          action={action}
          preventScrollReset
          className="flex flex-wrap items-center gap-2"
        >
          <input type="hidden" name="id" value={id} />
          <Select
            name="months"
            defaultValue={isUsual ? "" : months}
            aria-label={t("Check {title}", { title })}
            className="min-w-44"
          >
            <option value="">{t(usualNames[usualMonths])}</option>
            {checkMonths.map((choice) => (
              <option key={choice} value={choice}>
                {t(monthNames[choice])}
              </option>
            ))}
          </Select>
          <Button type="submit" name="intent" value="plan" variant="ghost" size="sm">
            {t("Save")}
            <span className="sr-only"> {title}</span>
          </Button>
          {isDue ? (
            <Button
              type="submit"
              name="intent"
              value="confirm"
              variant="secondary"
              size="sm"
              aria-keyshortcuts="c"
            >
              {t("Still correct")}
              <span className="sr-only"> {title}</span>
            </Button>
          ) : null}
        </fetcher.Form>
      ) : null}
      {fetcher.data?.problem ? (
        <p role="alert" className="basis-full text-14 text-danger">
          {fetcher.data.problem}
        </p>
      ) : null}
    </li>
  );
}
