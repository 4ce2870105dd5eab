/** Selects another moment of the video. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { frameOfMoment } from "../../frames/retake-from-video.ts";
import { FrameCanvas } from "./frame-canvas.tsx";
import type { RetakeProps } from "./retake-picture.tsx";
import { type Moment, useMoments } from "./use-moments.ts";

/** In seconds. Recorders take about 15 to 30 pictures in one. */
const stepSeconds = 0.1;

export function RetakeFromVideo({
  frame,
  recorded,
  video,
  videoSeconds,
  momentsOf,
  footer,
  others,
}: RetakeProps & { video: Blob | string; videoSeconds: number | null }) {
  const { t, language } = useTeamTexts("recorder");
  const id = useId();
  const { state, durationSeconds, moment, missing, show } = useMoments(video, videoSeconds);
  const [seconds, setSeconds] = useState(frame.timestampSeconds);
  const slider = useRef<HTMLInputElement>(null);
  const isOpen = state === "open";
  const hasPicture = frame.width > 0;
  const begin = useEffectEvent(() => {
    slider.current?.focus();
    if (!hasPicture) go(seconds);
  });
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);
  const whole = { from: 0, to: durationSeconds };
  const range = isOpen ? (momentsOf ? momentsOf(durationSeconds) : whole) : null;
  function go(to: number): void {
    if (!range) return;
    const next = Math.min(range.to, Math.max(range.from, to));
    setSeconds(next);
    show(next);
  }

  const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;
  const isCurrent = moment !== null && moment.seconds === seconds;
  const isMissing = missing === seconds && !isCurrent;
  return (
    <>
      <p className="mt-1 mb-4 text-14 text-text-2">
        {momentsOf
          ? t("Choose another moment of the video, between the steps before and after this one.")
          : t("Choose a moment of the video.")}
      </p>
      {moment ? (
        <MomentCanvas
          moment={moment}
          isStale={!isCurrent && !isMissing}
          label={t("The video at {time}", { time: preciseTime(moment.seconds, language) })}
        />
      ) : hasPicture ? (
        <FrameCanvas
          frame={frame}
          part={{ x: 0, y: 0, width: frame.width, height: frame.height }}
          label={t("The picture so far")}
          className={pictureClass}
        />
      ) : null}
      {state === "opening" || (isOpen && !moment && !hasPicture && missing === null) ? (
        <p role="status" className="mt-3 text-14 text-text-2">
          {t("Opening the video...")}
        </p>
      ) : range ? (
        <div className="mt-4">
          <div className="flex items-baseline justify-between gap-3">
            <label htmlFor={id} className="text-14 font-medium">
              {t("Moment")}
            </label>
            <output htmlFor={id} className="text-13 text-text-3 tabular-nums">
              {preciseTime(seconds, language)}
            </output>
          </div>
          <input
            ref={slider}
            id={id}
            type="range"
            min={range.from}
            max={range.to}
            step="any"
            value={Math.min(range.to, Math.max(range.from, seconds))}
            aria-valuetext={preciseTime(seconds, language)}
            className="mt-1 h-8 w-full accent-solid pointer-coarse:h-11"
            onChange={({ currentTarget: { value } }) => go(Number(value))}
            onKeyDown={(event) => {
              const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
              if (!by) return;
              event.preventDefault();
              go(seconds + by * stepSeconds);
            }}
          />
          <div className="flex justify-between gap-2">
            <Button size="sm" variant="secondary" onClick={() => go(seconds - stepSeconds)}>
              <ChevronLeft {...icon} />
              {t("A little earlier")}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => go(seconds + stepSeconds)}>
              {t("A little later")}
              <ChevronRight {...icon} />
            </Button>
          </div>
          <p role="alert" className="mt-3 text-14 text-danger empty:hidden">
            {isMissing ? t("We can't read the video at this moment. Choose another one.") : null}
          </p>
        </div>
      ) : (
        <p role="alert" className="mt-3 text-14 text-danger">
          {state === "failed"
            ? t("We can't read this video any more. The picture stays as it is.")
            : t("There is no other moment between the steps before and after this one.")}
        </p>
      )}
      {footer(
        range && isCurrent ? () => frameOfMoment(moment.canvas, moment.seconds, recorded) : null,
        others,
      )}
    </>
  );
}

/** Formats seconds as "0:05.4". */
function preciseTime(seconds: number, language: string): string {
  const tenths = Math.round(seconds * 10);
  const rest = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, minimumFractionDigits: 1 });
  return `${Math.floor(tenths / 600)}:${rest.format((tenths % 600) / 10)}`;
}

const pictureClass = "mx-auto h-auto max-h-[48dvh] w-auto max-w-full rounded-md border border-border";

function MomentCanvas({
  moment: { canvas },
  isStale,
  label,
}: {
  moment: Moment;
  /** Another one is read. */
  isStale: boolean;
  label: string;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    ref.current?.getContext("2d")?.drawImage(canvas, 0, 0);
  }, [canvas]);
  const { width, height } = canvas;
  return (
    <canvas
      ref={ref}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      aria-busy={isStale}
      className={cn("block transition-opacity", isStale && "opacity-50 delay-300", pictureClass)}
    />
  );
}
