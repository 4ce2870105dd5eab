/** All steps as small pictures, in the guide's order. One of them is in the order of Tab, and arrow keys go to the others. */
import { type KeyboardEvent, memo, useEffect, useRef } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { croppedPart } from "#features/guides/crop-around.ts";
import { PictureRing } from "#ui/picture-ring.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { RecordedStep, StepWords } from "../../frames/recorded-steps.ts";
import type { Review, ReviewedStep } from "../../frames/review.ts";
import { FrameCanvas } from "./frame-canvas.tsx";

/** In pixels of the canvas, for screens with two pixels for one. */
const thumbnailWidth = 400;

export function ReviewStrip({
  steps,
  review,
  words,
  current,
  onShow,
  onMove,
}: {
  steps: RecordedStep[];
  review: Review;
  /** What Step writes, by the steps' positions in the recording. */
  words: Map<number, StepWords>;
  current: number;
  onShow: (order: number) => void;
  /** Null if the steps have to stay in order. */
  onMove: ((order: number, by: -1 | 1) => void) | null;
}) {
  const { t } = useTeamTexts("recorder");
  const list = useRef<HTMLOListElement>(null);
  const at = review.steps.findIndex(({ order }) => order === current);
  const hadFocus = useRef(false);
  useEffect(() => {
    const button = list.current?.children[at]?.querySelector("button");
    if (!button || !list.current) return;
    const [place, frame] = [button.getBoundingClientRect(), list.current.getBoundingClientRect()];
    if (place.left < frame.left || place.right > frame.right)
      list.current.scrollLeft += place.left + place.width / 2 - frame.left - frame.width / 2;
    if (hadFocus.current) button.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [at]);

  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    const ends: Record<string, number> = { Home: 0, End: review.steps.length - 1 };
    const to = review.steps[ends[event.key] ?? at + by];
    if ((by === 0 && !(event.key in ends)) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    hadFocus.current = true;
    if (event.shiftKey && by !== 0) onMove?.(current, by);
    else if (to) onShow(to.order);
  }

  return (
    <>
      <ol
        ref={list}
        aria-label={t("Steps")}
        className="-mx-4 flex gap-3 overflow-x-auto px-4 py-1 md:-mx-1 md:px-1"
        onKeyDown={onKeyDown}
      >
        {review.steps.map((reviewed, index) => {
          const { order } = reviewed;
          const step = steps.find((one) => one.order === order);
          return step ? (
            <li key={order} className="w-33 shrink-0 md:w-[calc((100%-3rem)/5)]">
              <Thumbnail
                step={step}
                reviewed={reviewed}
                number={index + 1}
                title={reviewed.title || words.get(order)?.title || ""}
                isCurrent={order === current}
                onShow={onShow}
              />
            </li>
          ) : null;
        })}
      </ol>
      <p id="review-strip-keys" hidden>
        {onMove
          ? t("Arrow keys go to other steps. With Shift, they move the step.")
          : t("Arrow keys go to other steps.")}
      </p>
    </>
  );
}

/** Draws again only if its own step changed. */
const Thumbnail = memo(function Thumbnail({
  step: { order, frame, click },
  reviewed: { width, height, boxes, isLeftOut },
  number,
  title,
  isCurrent,
  onShow,
}: {
  step: RecordedStep;
  reviewed: ReviewedStep;
  number: number;
  title: string;
  isCurrent: boolean;
  onShow: (order: number) => void;
}) {
  const { t } = useTeamTexts("recorder");
  const ring = frame && click?.box ? click.box : null;
  const part = (ring && croppedPart(ring, { width, height })) ?? { x: 0, y: 0, width, height };
  const name = title ? t("Step {number}: {title}", { number, title }) : t("Step {number}", { number });
  return (
    <button
      type="button"
      aria-current={isCurrent ? "step" : undefined}
      aria-describedby="review-strip-keys"
      tabIndex={isCurrent ? 0 : -1}
      className="relative block aspect-4/3 w-full overflow-hidden rounded-md border border-border bg-surface-2 text-left outline-offset-2 hover:border-control aria-[current]:shadow-[0_0_0_2px_var(--bg),0_0_0_4px_var(--text)]"
      onClick={() => onShow(order)}
    >
      <span className="sr-only">{isLeftOut ? `${name}, ${t("left out")}` : name}</span>
      <span className={cn("absolute inset-0", isLeftOut && "opacity-30")} aria-hidden="true">
        {frame ? (
          <>
            <FrameCanvas
              frame={frame}
              part={part}
              maxWidth={thumbnailWidth}
              className="size-full object-cover object-top"
            />
            <svg
              viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
              preserveAspectRatio="xMidYMin slice"
              className="absolute inset-0 size-full"
              aria-hidden="true"
            >
              {boxes.map(({ id, found: _, ...place }) => (
                <rect key={id} {...place} fill="#5b5b66" />
              ))}
            </svg>
            {ring ? (
              <PictureRing
                {...{ box: ring, width, height, part }}
                isCut
                className="absolute inset-0 size-full"
              />
            ) : null}
          </>
        ) : (
          <bdi className="block p-2 text-13 leading-tight break-words text-text-2">{title}</bdi>
        )}
      </span>
      <span
        aria-hidden="true"
        className="absolute bottom-2 left-2 grid h-6 min-w-6 place-items-center rounded-sm bg-solid px-1 text-13 leading-none font-medium text-ink tabular-nums"
      >
        {number}
      </span>
    </button>
  );
});
