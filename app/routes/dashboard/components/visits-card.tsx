import { type DayVisits, scaleTop } from "#features/analytics/day-visits.ts";
import { dayName, shortDayName } from "#shared/day-text.ts";
import { groupDigits } from "#shared/group-digits.ts";

/** Shows the last 30 days: two totals, and one bar per day. */
export function VisitsCard({ days }: { days: DayVisits[] }) {
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const searches = days.reduce((sum, day) => sum + day.searches, 0);
  return (
    <section
      aria-labelledby="last_30_days"
      className="relative min-w-0 overflow-hidden rounded-lg border border-border bg-surface px-4 py-4 md:px-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="last_30_days" className="text-16">
          Last 30 days
        </h2>
        <span className="text-13 text-text-3">Views per day</span>
      </div>
      <dl className="mt-4 flex gap-10">
        <Total name={views === 1 ? "view" : "views"} value={views} />
        <Total name={searches === 1 ? "search" : "searches"} value={searches} />
      </dl>
      {views + searches > 0 ? (
        <Chart days={days} />
      ) : (
        <p className="mt-6 max-w-[52ch] pb-2 text-14 text-text-2">
          No visits yet. We don't count you or bots, and we don't track visitors.
        </p>
      )}
    </section>
  );
}

function Total({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-13 text-text-3">{name}</dt>
      <dd className="text-22 leading-tight font-semibold tracking-tight md:text-28">{groupDigits(value)}</dd>
    </div>
  );
}

function Chart({ days }: { days: DayVisits[] }) {
  const highest = days.reduce((best, day) => (day.views > best.views ? day : best));
  const top = scaleTop(highest.views);
  const dateOf = (day: DayVisits | undefined) => shortDayName(day?.day ?? "");
  const label = `Views per day in the last 30 days. The most were ${highest.views}, on ${dayName(highest.day)}`;
  return (
    <>
      <div
        aria-hidden="true"
        className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-13 tabular-nums text-text-3"
      >
        <div className="flex h-36 flex-col justify-between text-right leading-none">
          <span>{groupDigits(top)}</span>
          <span>{groupDigits(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox="0 0 30 100"
          preserveAspectRatio="none"
          className="my-1.5 h-33 w-full"
          aria-hidden="true"
        >
          {[0, 50, 100].map((y) => (
            <path
              key={y}
              d={`M0 ${y}H30`}
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
              <title>{`${dateOf(day)}: ${day.views} views, ${day.searches} searches`}</title>
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
              <th scope="col">Day</th>
              <th scope="col">Views</th>
              <th scope="col">Searches</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter((day) => day.views + day.searches > 0)
              .map((day) => (
                <tr key={day.day}>
                  <th scope="row">{dayName(day.day)}</th>
                  <td>{day.views}</td>
                  <td>{day.searches}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
