import { Link } from "react-router";
import { dayNameIn, shortDayNameIn } from "#engines/messages/team/team-dates.ts";
import { englishTexts, type TeamTexts } from "#engines/messages/team/team-texts.ts";
import {
  type DayVisits,
  scaleTop,
  totalVisits,
  type VisitRange,
  visitRanges,
} from "#features/analytics/day-visits.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { VoteCount } from "#features/feedback/vote-count.ts";
import { percentIn } from "./percent-in.ts";

interface VisitsCardProps {
  days: DayVisits[];
  range: VisitRange;
  /** Totals for the same number of days before that. */
  before: { views: number; searches: number };
  /** Votes of these days. */
  votes: VoteCount;
}

/** Shows the most recent days: two totals, and one bar per day. */
export function VisitsCard({ days, range, before, votes }: VisitsCardProps) {
  const texts = useTeamTexts("home");
  const { t } = texts;
  const { views, searches } = totalVisits(days);
  return (
    <section
      aria-labelledby="visits"
      className="relative min-w-0 overflow-hidden rounded-lg border border-border bg-surface px-4 py-4 md:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="visits" className="text-16">
          {t("Visits")}
        </h2>
        <nav
          aria-label={t("Period")}
          className="flex rounded-md border border-border bg-surface-2 p-0.5 text-13"
        >
          {visitRanges.map((one) => (
            <Link
              key={one}
              to={one === 30 ? "/dashboard" : `/dashboard?days=${one}`}
              preventScrollReset
              aria-current={one === range ? "true" : undefined}
              className="flex h-7 items-center rounded-sm px-2.5 font-medium text-text-2 no-underline hover:text-text aria-[current]:bg-surface aria-[current]:text-text aria-[current]:shadow-[0_0_0_1px_var(--border-strong)] pointer-coarse:h-10"
            >
              {one === 365 ? t("12 months") : t("{count} days", { count: one })}
            </Link>
          ))}
        </nav>
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-4 md:flex md:gap-10">
        <Total
          name={views === 1 ? t("view") : t("views")}
          value={views}
          change={changeOf(views, before.views, texts)}
        />
        <Total
          name={searches === 1 ? t("search") : t("searches")}
          value={searches}
          change={changeOf(searches, before.searches, texts)}
        />
        {votes.helpful + votes.unhelpful > 0 ? <Helpful votes={votes} /> : null}
      </dl>
      {views + searches > 0 ? (
        <Chart days={days} />
      ) : (
        <p className="mt-6 max-w-[52ch] pb-2 text-14 text-text-2">
          {t("No visits yet. We don't count you or bots, and we don't track visitors.")}
        </p>
      )}
      <p className="mt-3 text-13">
        <a
          href={`/dashboard/visits.csv?days=${range}`}
          className="text-text-2 underline decoration-border-strong underline-offset-4 hover:decoration-current"
        >
          {t("Download CSV")}
        </a>
      </p>
    </section>
  );
}

/** Returns a text such as "up 18%", or an empty string if there are no earlier numbers to compare with. */
export function changeOf(
  now: number,
  before: number,
  { t, number }: TeamTexts<"home"> = englishTexts("home"),
): string {
  if (before === 0) return "";
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return t("as before");
  const amount = number(Math.abs(percent));
  return percent > 0 ? t("up {amount}%", { amount }) : t("down {amount}%", { amount });
}

function Helpful({ votes: { helpful, unhelpful } }: { votes: VoteCount }) {
  const { t, number, language } = useTeamTexts("home");
  const all = helpful + unhelpful;
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-13 text-text-3">
        {all === 1
          ? t("of 1 vote said it helped")
          : t("of {count} votes said it helped", { count: number(all) })}
      </dt>
      <dd className="text-22 leading-tight font-semibold tracking-tight md:text-28">
        {percentIn(language, helpful / all)}
      </dd>
    </div>
  );
}

function Total({ name, value, change }: { name: string; value: number; change: string }) {
  const { number } = useTeamTexts("home");
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-13 text-text-3">
        {name}
        {change ? `, ${change}` : ""}
      </dt>
      <dd className="text-22 leading-tight font-semibold tracking-tight md:text-28">{number(value)}</dd>
    </div>
  );
}

function Chart({ days }: { days: DayVisits[] }) {
  const { t, number, language } = useTeamTexts("home");
  const highest = days.reduce((best, day) => (day.views > best.views ? day : best));
  const top = scaleTop(highest.views);
  const dateOf = (day: DayVisits | undefined) => (day ? shortDayNameIn(language, day.day) : "");
  const label = t("Views per day in the last {count} days. The most were {most}, on {day}", {
    count: days.length,
    most: number(highest.views),
    day: dayNameIn(language, highest.day),
  });
  return (
    <>
      <div
        aria-hidden="true"
        className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-13 tabular-nums text-text-3"
      >
        <div className="flex h-36 flex-col justify-between text-right leading-none">
          <span>{number(top)}</span>
          <span>{number(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${days.length} 100`}
          preserveAspectRatio="none"
          className="my-1.5 h-33 w-full"
          aria-hidden="true"
        >
          {[0, 50, 100].map((y) => (
            <path
              key={y}
              d={`M0 ${y}H${days.length}`}
              vectorEffect="non-scaling-stroke"
              className={y === 100 ? "stroke-border-strong" : "stroke-border"}
            />
          ))}
          {days.map((day, index) => (
            <rect
              key={day.day}
              x={index + 0.17}
              width={0.66}
              y={100 - (day.views / top) * 100}
              height={(day.views / top) * 100}
              className={day === highest ? "fill-solid" : "fill-tint-30"}
            >
              <title>
                {t("{day}: {views} views, {searches} searches", {
                  day: dateOf(day),
                  views: number(day.views),
                  searches: number(day.searches),
                })}
              </title>
            </rect>
          ))}
        </svg>
        <span />
        <div className="mt-1 flex justify-between">
          <span>{dateOf(days[0])}</span>
          <span>{dateOf(days.at(-1))}</span>
        </div>
      </div>
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t("Day")}</th>
              <th scope="col">{t("Views")}</th>
              <th scope="col">{t("Searches")}</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter((day) => day.views + day.searches > 0)
              .map((day) => (
                <tr key={day.day}>
                  <th scope="row">{dayNameIn(language, day.day)}</th>
                  <td>{number(day.views)}</td>
                  <td>{number(day.searches)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
