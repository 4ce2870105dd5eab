import { shortDayNameIn } from "#engines/messages/team/team-dates.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { DescribedExam } from "#features/help-center/exam/describe-exam.server.ts";
import { percentIn } from "./percent-in.ts";

/** One bar for each test: what was answered, and below in red what was wrong. */
export function ExamHistory({ history }: { history: DescribedExam["history"] }) {
  const { t, language } = useTeamTexts("answers");
  const percent = (share: number) => percentIn(language, share);
  const [first, last] = [history[0]!, history.at(-1)!];
  const dayOf = ({ ranAt }: { ranAt: Date }) => shortDayNameIn(language, ranAt.toISOString().slice(0, 10));
  const label = t("Answered in the last {count} tests: {first} on {firstDay}, {last} on {lastDay}", {
    count: history.length,
    first: percent(first.answered),
    firstDay: dayOf(first),
    last: percent(last.answered),
    lastDay: dayOf(last),
  });
  return (
    <div className="border-t border-border px-4 py-4 md:px-5">
      <h3 className="text-14 font-medium">{t("The last {count} tests", { count: history.length })}</h3>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${Math.max(history.length, 30)} 100`}
        preserveAspectRatio="none"
        className="mt-3 h-20 w-full"
      >
        {history.map(({ ranAt, answered, wrong }, at) => (
          <g key={ranAt.toISOString()}>
            <rect x={at + 0.12} width={0.76} y={0} height={100} className="fill-tint-6" />
            <rect
              x={at + 0.12}
              width={0.76}
              y={100 - 100 * answered}
              height={100 * answered}
              className="fill-text-3"
            />
            <rect
              x={at + 0.12}
              width={0.76}
              y={100 - 100 * wrong}
              height={100 * wrong}
              className="fill-danger"
            />
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-13 text-text-3 tabular-nums">
        <span>
          {dayOf(first)}: {percent(first.answered)}
        </span>
        <span>
          {dayOf(last)}: {percent(last.answered)}
        </span>
      </p>
    </div>
  );
}
