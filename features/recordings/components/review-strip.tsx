import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { shortTime } from "#shared/clock-time.ts";
import { cn } from "#ui/primitives/cn.ts";
import type { KeptFrame } from "../frames/kept-frame.ts";
import type { Review } from "../frames/review.ts";
import { FrameCanvas } from "./frame-canvas.tsx";

const thumbnailWidth = 288;

export function ReviewStrip({
  frames,
  review,
  current,
  onShow,
}: {
  frames: KeptFrame[];
  review: Review;
  current: number;
  onShow: (index: number) => void;
}) {
  const { t, number } = useTeamTexts("recorder");
  return (
    <ol className="flex gap-3 md:col-span-2 md:mt-1 overflow-x-auto px-1 pt-1 pb-2">
      {frames.map((frame, index) => {
        const { isLeftOut = false, boxes = [] } = review[index] ?? {};
        return (
          <li key={`${frame.order ?? ""}-${frame.timestampSeconds}-${frame.kind}`} className="shrink-0">
            <button
              type="button"
              aria-current={index === current ? "true" : undefined}
              className="group block w-36 text-left"
              onClick={() => onShow(index)}
            >
              <span className="relative block overflow-hidden rounded-md border-2 border-border group-hover:border-border-strong group-aria-[current=true]:border-solid">
                <FrameCanvas
                  frame={frame}
                  maxWidth={thumbnailWidth}
                  className={cn("h-20 w-full object-cover object-top", isLeftOut && "opacity-30")}
                />
                <span className="absolute top-1 left-1 grid h-5 min-w-5 place-items-center rounded-sm bg-tint-12 px-1 text-13 leading-none text-link group-aria-[current=true]:bg-solid group-aria-[current=true]:text-ink">
                  <span className="sr-only">{t("Screenshot")} </span>
                  {index + 1}
                </span>
              </span>
              <span className="mt-1 flex justify-between gap-2 text-13 text-text-3 tabular-nums">
                <span>{shortTime(frame.timestampSeconds)}</span>
                <span>
                  {isLeftOut
                    ? t("Skipped")
                    : boxes.length > 0
                      ? t("{count} covered", { count: number(boxes.length) })
                      : ""}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
