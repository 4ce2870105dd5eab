import { Link } from "react-router";
import { dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import type { ExamSummary } from "../home-cards.ts";
import { percentIn } from "./percent-in.ts";

/** How well the help center answered when Step tested it last. */
export function ExamCard({ ranAt, counts, answeredBefore, trick }: ExamSummary) {
  const { t, parts, number, language } = useTeamTexts("home");
  const { right, declined, wrong } = counts;
  const all = right + declined + wrong;
  const points = answeredBefore === null ? 0 : Math.round((right / all - answeredBefore) * 100);
  const share = (count: number) => percentIn(language, count / all);
  return (
    <section
      aria-labelledby="exam"
      className="min-w-0 rounded-lg border border-border bg-surface p-4 md:px-5"
    >
      <h2 id="exam" className="text-16">
        {t("Tested answers")}
      </h2>
      <p className="mt-1 text-13 text-text-3">
        {joined(
          parts("{count} questions that your pages answer, {day}", {
            count: number(all),
            day: (
              <span className="whitespace-nowrap">
                <LocalTime at={ranAt} format={dayOnlyIn(language)} />
              </span>
            ),
          }),
        )}
      </p>
      <Bar {...counts} />
      <dl className="mt-3 grid grid-cols-3 gap-3">
        <Figure name={t("answered")} share={share(right)}>
          {points === 0 ? null : (
            <span className={`ml-1.5 text-13 font-normal ${points > 0 ? "text-ok" : "text-danger"}`}>
              {points > 0 ? `+${points}` : `−${-points}`}
            </span>
          )}
        </Figure>
        <Figure name={t("declined")} share={share(declined)} />
        <Figure name={t("wrong")} share={share(wrong)} isBad={wrong / all > maxWrong} />
      </dl>
      {trick.wrong > 0 ? (
        <p className="mt-3 text-13 text-text-2">
          {t("{count} of {all} trick questions got an answer, which is wrong.", {
            count: number(trick.wrong),
            all: number(trick.asked),
          })}
        </p>
      ) : null}
      <p className="mt-4 text-14">
        <Link to="/dashboard/answers" className="text-link underline decoration-tint-30 underline-offset-4">
          {t("See the questions")}
        </Link>
      </p>
    </section>
  );
}

/** A higher share of wrong answers is too much. */
const maxWrong = 0.02;

/** One bar for the questions of the figures below it. */
function Bar({ right, declined, wrong }: ExamSummary["counts"]) {
  const all = right + declined + wrong;
  const parts = [
    { name: "right", from: 0, count: right, className: "fill-solid" },
    { name: "declined", from: right, count: declined, className: "fill-border-strong" },
    { name: "wrong", from: right + declined, count: wrong, className: "fill-danger" },
  ];
  const gap = all / 100;
  return (
    <svg
      viewBox={`0 0 ${all} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-4 block h-2 w-full rounded-[2px]"
    >
      {parts.map(({ name, from, count, className }) =>
        count > 0 ? (
          <rect key={name} x={from} width={Math.max(gap, count - gap)} height={1} className={className} />
        ) : null,
      )}
    </svg>
  );
}

function Figure({
  name,
  share,
  isBad = false,
  children,
}: {
  name: string;
  share: string;
  isBad?: boolean;
  children?: React.ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-13 text-text-3">{name}</dt>
      <dd className={`text-18 leading-tight font-semibold ${isBad ? "text-danger" : ""}`}>
        {share}
        {children}
      </dd>
    </div>
  );
}
