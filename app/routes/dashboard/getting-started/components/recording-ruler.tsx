/**
 * Each pin is a moment of the recording that became a step. It is solid if the step was seen on the screen, and
 * outlined if it was inferred.
 */

import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerStep } from "#features/guides/owner-guide.ts";
import { cn } from "#ui/primitives/cn.ts";
import { arrangePins, clockText, labelStep, percentOf } from "../arrange-pins.ts";

export interface RecordingRulerProps {
  steps: OwnerStep[];
  seconds: number | null;
  activeId: string | null;
  onChoose: (id: string) => void;
}

interface Moment {
  id: string;
  number: number;
  seconds: number;
  isGuess: boolean;
}

export function RecordingRuler({ steps, seconds, activeId, onChoose }: RecordingRulerProps) {
  const { t } = useTeamTexts("guide");
  const moments = steps.flatMap(({ id, timestampSeconds, basis }, index): Moment[] =>
    timestampSeconds === null
      ? []
      : [{ id, number: index + 1, seconds: timestampSeconds, isGuess: basis === "inferred" }],
  );
  if (moments.length === 0) return null;
  const total = Math.max(seconds ?? 0, 1, ...moments.map((moment) => moment.seconds));
  const shared = { moments, total, activeId, onChoose };
  return (
    <nav aria-label={t("Key moments in the recording")} className="mx-3 mt-6">
      <Ruler {...shared} minGap={8} maxLabels={4} className="md:hidden" />
      <Ruler {...shared} minGap={4} maxLabels={7} className="max-md:hidden" />
    </nav>
  );
}

interface RulerProps extends Omit<RecordingRulerProps, "steps" | "seconds"> {
  moments: Moment[];
  total: number;
  minGap: number;
  maxLabels: number;
  className: string;
}

const pinSize = 24;
const laneHeight = 30;
const stem = 22;

function Ruler({ moments, total, activeId, onChoose, minGap, maxLabels, className }: RulerProps) {
  const { t } = useTeamTexts("guide");
  const pins = arrangePins(moments, { total, minGap });
  const byId = new Map(moments.map((moment) => [moment.id, moment]));
  const lanes = Math.max(...pins.map(({ lane }) => lane)) + 1;
  const line = lanes * laneHeight + 6;
  const step = labelStep(total, maxLabels);
  const times = Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => index * step);
  const between = Array.from({ length: times.length * 10 }, (_, index) => (index * step) / 10).filter(
    (second, index) => index % 10 !== 0 && second <= total,
  );
  return (
    <svg width="100%" height={line + 44} className={cn("overflow-visible text-13 tabular-nums", className)}>
      <title>{t("Moments of the recording")}</title>
      <svg aria-hidden="true" overflow="visible">
        {between.map((second) => (
          <Tick
            key={second}
            x={percentOf(second, total)}
            y={line}
            length={10}
            className="stroke-border-strong"
          />
        ))}
        {times.map((second) => (
          <Tick key={second} x={percentOf(second, total)} y={line} length={18} className="stroke-text-3" />
        ))}
        {times.map((second) => (
          <text
            key={second}
            x={`${percentOf(second, total)}%`}
            y={line + 38}
            textAnchor={second === 0 ? "start" : percentOf(second, total) > 97 ? "end" : "middle"}
            dx={second === 0 ? -6 : percentOf(second, total) > 97 ? 6 : 0}
            className="fill-text-3"
          >
            {clockText(second)}
          </text>
        ))}
      </svg>
      {pins.map(({ id, percent, lane }) => {
        const moment = byId.get(id);
        if (!moment) return null;
        const top = line - 6 - pinSize - lane * laneHeight;
        const isActive = id === activeId;
        const look = isActive ? "active" : moment.isGuess ? "guess" : "seen";
        return (
          <a
            key={id}
            href={`#step-${id}`}
            aria-label={t("Step {number} at {time}, {basis}", {
              number: moment.number,
              time: clockText(moment.seconds),
              basis: moment.isGuess ? t("inferred") : t("seen on screen"),
            })}
            className="rounded-md"
            onClick={(event) => {
              event.preventDefault();
              onChoose(id);
            }}
          >
            <line
              x1={`${percent}%`}
              x2={`${percent}%`}
              y1={top + pinSize}
              y2={line + stem - 6}
              className={moment.isGuess ? "stroke-control" : "stroke-solid"}
            />
            <svg x={`${percent}%`} y={top} overflow="visible" aria-hidden="true">
              <rect
                x={-pinSize / 2 + 0.5}
                y={0.5}
                width={pinSize - 1}
                height={pinSize - 1}
                rx={7.5}
                className={pinLooks[look]}
              />
              <text y={17} textAnchor="middle" className={cn("font-medium", numberLooks[look])}>
                {moment.number}
              </text>
            </svg>
          </a>
        );
      })}
    </svg>
  );
}

const pinLooks = {
  active: "fill-solid stroke-solid",
  seen: "fill-tint-12 stroke-tint-12",
  guess: "fill-surface stroke-control",
};

const numberLooks = { active: "fill-ink", seen: "fill-link", guess: "fill-text-2" };

function Tick({ x, y, length, className }: { x: number; y: number; length: number; className: string }) {
  return <line x1={`${x}%`} x2={`${x}%`} y1={y} y2={y + length} className={className} />;
}
