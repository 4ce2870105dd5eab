import { useEffect, useRef } from "react";
import { shortTime } from "#shared/clock-time.ts";
import { cn } from "#ui/primitives/cn.ts";
import { rulerScale } from "../recorder/ruler-scale.ts";

export function MomentRuler({
  seconds,
  moments,
  isLive,
}: {
  /** Length of the recording so far. */
  seconds: number;
  moments: number[];
  isLive: boolean;
}) {
  const scale = rulerScale(Math.max(seconds, 1));
  return (
    <div aria-hidden="true" className="relative mx-1.5 h-[88px] pt-9">
      <div className="flex h-[22px] items-start justify-between">
        {scale.ticks.map((tick) => (
          <i
            key={tick.seconds}
            className={cn(
              "w-px",
              tick.isLong ? "h-[18px] bg-text-3" : "h-2.5 bg-border-strong",
              tick.seconds > seconds && "opacity-50",
            )}
          />
        ))}
      </div>
      {moments.map((at, index) => (
        <Placed
          key={at}
          part={at / scale.seconds}
          className={cn(
            "absolute top-0 -ml-[9px] grid h-6 w-[18px] place-items-center rounded-md text-13 leading-none after:absolute after:top-6 after:left-1/2 after:h-[22px] after:w-px after:bg-solid md:-ml-3 md:w-6",
            index === moments.length - 1 ? "bg-solid text-ink" : "bg-tint-12 text-link",
          )}
        >
          {index + 1}
        </Placed>
      ))}
      {isLive ? (
        <Placed part={seconds / scale.seconds} className="absolute top-6 -ml-px h-10 w-0.5 bg-danger" />
      ) : null}
      <div className="relative h-[18px] text-13 leading-[18px] tabular-nums text-text-3">
        {scale.labels.map((at, index) => (
          <Placed
            key={at}
            part={at / scale.seconds}
            className={cn(
              "absolute -translate-x-1/2",
              index === 0 && "-translate-x-1.5",
              index === scale.labels.length - 1 && "-translate-x-[calc(100%-6px)]",
              index % 2 === 1 && "max-md:hidden",
            )}
          >
            {shortTime(at)}
          </Placed>
        ))}
      </div>
    </div>
  );
}

/** A script sets the position, because the content security policy blocks style attributes. */
function Placed({
  part,
  className,
  children,
}: {
  part: number;
  className: string;
  children?: React.ReactNode;
}) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    ref.current?.style.setProperty("inset-inline-start", `${Math.min(1, Math.max(0, part)) * 100}%`);
  }, [part]);
  return (
    <span ref={ref} className={className}>
      {children}
    </span>
  );
}
