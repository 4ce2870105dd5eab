import { Link } from "react-router";
import { dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { dayIn, timeIn, type Zone } from "#shared/day-text.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { rulerPlaces } from "../ruler-places.ts";
import type { VersionCard } from "../version.ts";

const ticks = Array.from({ length: 49 }, (_, index) => index);
const labels = 5;

/**
 * The versions on a line of time. The list beside it has the same links with names, so that keyboards and screen readers
 * skip this one.
 */
export function TimeRuler({
  versions,
  chosen,
  hrefOf,
}: {
  /** Newest first. */
  versions: VersionCard[];
  chosen: VersionCard;
  hrefOf: (number: number) => string;
}) {
  const { language } = useTeamTexts("frame");
  const inOrder = versions.toReversed();
  const times = inOrder.map(({ createdAt }) => Date.parse(createdAt));
  const places = rulerPlaces(times);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  if (inOrder.length < 2) return null;
  const timeAt = (index: number) => new Date(first + ((last - first) * index) / (labels - 1)).toISOString();
  const labelAt = (index: number) => (at: string, zone: Zone) => {
    const isSameDay = index > 0 && dayIn(timeAt(index - 1), zone) === dayIn(at, zone);
    return isSameDay ? timeIn(at, zone) : dayOnlyIn(language)(at, zone);
  };
  return (
    <div aria-hidden="true" className="mb-5 px-2">
      <svg aria-hidden="true" className="block h-11 w-full overflow-visible">
        {ticks.map((tick) => {
          const isLong = tick % 12 === 0;
          const x = `${(tick / (ticks.length - 1)) * 100}%`;
          return (
            <line
              key={tick}
              x1={x}
              x2={x}
              y1={isLong ? 28 : 31}
              y2={isLong ? 44 : 37}
              className={isLong ? "stroke-border-strong" : "stroke-border"}
            />
          );
        })}
        {inOrder.map((version, index) => {
          const isChosen = version.number === chosen.number;
          const x = `${places[index] ?? 0}%`;
          const size = isChosen ? 14 : 10;
          return (
            <Link key={version.id} to={hrefOf(version.number)} preventScrollReset tabIndex={-1}>
              <line x1={x} x2={x} y1={14} y2={34} className="stroke-border-strong" />
              {/* A target that is large enough to press. */}
              <rect x={x} y={0} width={24} height={34} transform="translate(-12 0)" fillOpacity={0} />
              <rect
                x={x}
                y={12 - size / 2}
                width={size}
                height={size}
                rx={3}
                transform={`translate(${-size / 2} 0)`}
                className={
                  isChosen
                    ? "fill-solid"
                    : version.kind === "published"
                      ? "fill-text-3"
                      : "fill-surface stroke-text-3"
                }
              />
            </Link>
          );
        })}
      </svg>
      <div className="mt-1 flex justify-between text-13 text-text-2">
        {Array.from({ length: labels }, (_, index) => (
          <LocalTime
            // biome-ignore lint/suspicious/noArrayIndexKey: labels have no identity besides their place
            key={index}
            at={timeAt(index)}
            format={labelAt(index)}
            className={index % (labels - 1) === 0 ? "" : "max-md:hidden"}
          />
        ))}
      </div>
    </div>
  );
}
