/**
 * The page on which every recording is reviewed before it becomes a guide: screens and clicks, in the dashboard and in the
 * extension. Each change is kept in the browser. Nothing is sent before "Create guide".
 */
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ClickWords } from "#engines/recording/clicks/words.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { croppedPart } from "#features/guides/crop-around.ts";
import { stepGuideLimits } from "#shared/guide-limits.ts";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import type { KeptFrame } from "../../frames/kept-frame.ts";
import { canMove, frameOfStep, reviewedRecording, wordsOf } from "../../frames/recorded-steps.ts";
import { momentsOf, restorePicture } from "../../frames/retaken-step.ts";
import {
  addBox,
  type CoverBox,
  changeBox,
  coverOnAll,
  leaveOut,
  moveStep,
  overlaps,
  type PlacedCover,
  removeBox,
  rewordStep,
  usedSteps,
} from "../../frames/review.ts";
import type { ReviewedRecording } from "../../recorder/recording-form.ts";
import type { KeptReview, ReviewProgress } from "../../recorder/review-store.ts";
import { takeReview } from "../../recorder/take-review.ts";
import { DiscardReview } from "./discard-review.tsx";
import { NoPicture } from "./no-picture.tsx";
import { OpenElsewhere } from "./open-elsewhere.tsx";
import { RetakePicture } from "./retake-picture.tsx";
import { ReviewBar } from "./review-bar.tsx";
import { ReviewCovers } from "./review-covers.tsx";
import { type CoverSelection, ReviewPicture } from "./review-picture.tsx";
import { ReviewStep } from "./review-step.tsx";
import { ReviewStrip } from "./review-strip.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { ReviewTools } from "./review-tools.tsx";
import { useReview } from "./use-review.ts";
import { useShownStep } from "./use-shown-step.ts";

export interface RecordingReviewProps {
  kept: KeptReview;
  /** What was covered and scanned before a reload. Null at the start. */
  progress: ReviewProgress | null;
  /** In the help center's language. */
  words: ClickWords;
  language: string;
  /** What the guide is called if the owner doesn't name it. Null if the recording says it. */
  guideTitle: string | null;
  /** File or address of the video that the screenshots are from. Null if it isn't there, or if clicks were recorded. */
  video: Blob | string | null;
  /** Leads out of the review. */
  back: ReactNode;
  /** Steps that are left out are missing, and covered areas are painted over in the JPEG. */
  onDone: (reviewed: Pick<ReviewedRecording, "title" | "frames" | "bare">) => void;
  onDiscard: () => void;
  /** Another tab had the review in between. */
  onReopen: () => void;
}

export function RecordingReview(props: RecordingReviewProps) {
  const { kept, back, onReopen } = props;
  const [isTaken, setTaken] = useState(false);
  useEffect(() => takeReview(kept.id, () => setTaken(true)), [kept.id]);
  if (!isTaken) return <OpenReview {...props} />;
  return (
    <>
      <ReviewBar back={back} />
      <OpenElsewhere onContinue={onReopen} />
    </>
  );
}

function OpenReview(props: RecordingReviewProps) {
  const { kept, words: clickWords, language, guideTitle, video, back, onDone, onDiscard } = props;
  const { t, said, number } = useTeamTexts("recorder");
  const titleId = useId();
  const { recorded, steps, review, setReview, reading, readings, retake } = useReview(kept, props.progress);
  const [current, setCurrent] = useShownStep(review);
  const [selection, setSelection] = useState<CoverSelection | null>(null);
  const selected = selection?.id ?? null;
  const [isWhole, setWhole] = useState(false);
  const [news, setNews] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSearchSkipped, skipSearch] = useState(false);
  const [isCovering, setCovering] = useState(false);
  const [isRetaking, setRetaking] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const words = useMemo(() => wordsOf(steps, review, clickWords), [steps, review, clickWords]);

  const show = useCallback(
    (order: number) => {
      setCurrent(order);
      setSelection(null);
      setNews("");
    },
    [setCurrent],
  );

  const at = review.steps.findIndex(({ order }) => order === current);
  const reviewed = review.steps[at];
  const step = steps.find(({ order }) => order === current);
  if (!reviewed || !step) return null;
  const original = recorded.find(({ order }) => order === current) ?? step;
  const { frame, click } = step;
  const size = { width: reviewed.width, height: reviewed.height };
  const cropped = frame && click?.box ? croppedPart(click.box, size) : null;
  const part = cropped && !isWhole ? cropped : { x: 0, y: 0, ...size };
  const isRecorded = canMove(steps);
  const isVideoStored = kept.videoId !== null;
  const seekable = kept.isSeekable ? video : null;
  const isSearching = reading.state === "reading" && !isSearchSkipped;
  const used = usedSteps(review);
  const pictured = steps.filter((one) => one.frame).length;
  const suggested = guideTitle ?? words.title ?? "";

  function move(order: number, by: -1 | 1): void {
    setReview((before) => moveStep(before, order, by));
    const to = Math.min(review.steps.length, Math.max(1, at + 1 + by));
    setNews(t("Step {number} of {count}", { number: number(to), count: number(review.steps.length) }));
  }

  function showCover({ order, box }: PlacedCover): void {
    const other = steps.find((one) => one.order === order);
    const place = review.steps.find((one) => one.order === order);
    const seen = other?.click?.box && place ? croppedPart(other.click.box, place) : null;
    if (seen && !overlaps(box, seen)) setWhole(true);
    setCurrent(order);
    setSelection({ id: box.id });
  }

  function addInTheMiddle(): void {
    const [width, height] = [part.width / 4, part.height / 10];
    const id = crypto.randomUUID();
    const place = {
      x: part.x + (part.width - width) / 2,
      y: part.y + (part.height - height) / 2,
      width,
      height,
    };
    setReview((before) => addBox(before, current, { ...place, id, found: null }));
    setSelection({ id });
  }

  function remove(id: string): void {
    setReview((before) => removeBox(before, current, id));
    setSelection(null);
    setNews(t("Cover removed."));
    addButton.current?.focus();
  }

  async function replacePicture(picture: KeptFrame, found: CoverBox[] | null): Promise<void> {
    await retake(current, picture, found);
    const done = frame ? "Picture of step {number} replaced." : "Picture of step {number} added.";
    flushSync(() => {
      setRetaking(false);
      setSelection(null);
      setNews(
        found === null
          ? t("The scan for private text didn't work. Check the screenshots yourself.")
          : t(done, { number: number(at + 1) }),
      );
    });
    // The button that opened the dialog is gone.
    if (!frame) addButton.current?.focus();
  }

  function restore(): void {
    flushSync(() => {
      setReview((before) => restorePicture(before, current));
      setSelection(null);
      setNews(
        original.frame
          ? t("Step {number} has its recorded picture again.", { number: number(at + 1) })
          : t("Picture of step {number} removed.", { number: number(at + 1) }),
      );
    });
    addButton.current?.focus();
  }

  async function finish(): Promise<void> {
    setCovering(true);
    setProblem(null);
    try {
      onDone(await reviewedRecording(steps, review, readings));
    } catch (error) {
      setCovering(false);
      setProblem(
        said(error instanceof Error ? error.message : "We couldn't cover the screenshots. Try again."),
      );
    }
  }

  return (
    <>
      <ReviewBar back={back}>
        {isVideoStored ? null : (
          <span className="text-13 text-text-3 max-md:hidden">{t("Still on this computer")}</span>
        )}
        <DiscardReview className="max-md:hidden" onDiscard={onDiscard} />
        <Button isBusy={isCovering} disabled={isSearching} onClick={() => void finish()}>
          {t("Create guide")}
        </Button>
      </ReviewBar>
      <div className="mx-auto w-full max-w-[1088px] px-4 pt-5 pb-16 md:px-8 md:pt-8 md:pb-24">
        {problem ? (
          <p role="alert" className="mb-4 rounded-md bg-danger-tint px-4 py-3 text-14">
            {problem}
          </p>
        ) : null}
        <label htmlFor={titleId} className="sr-only">
          {t("Title of the guide")}
        </label>
        <input
          id={titleId}
          dir="auto"
          lang={language}
          maxLength={stepGuideLimits.title}
          placeholder={suggested || t("Step names the guide when it has read the screenshots")}
          value={review.title ?? suggested}
          onChange={({ currentTarget: { value } }) =>
            setReview((before) => ({ ...before, title: value === suggested ? null : value }))
          }
          className="-mx-2 w-[calc(100%+1rem)] rounded-md border border-transparent bg-transparent px-2 py-0.5 text-22 font-semibold tracking-[-0.018em] placeholder:font-normal placeholder:text-text-3 hover:border-control md:text-28"
        />
        <ReviewSummary
          review={review}
          isRecorded={isRecorded}
          hasPictures={pictured > 0}
          reading={reading}
          leftOut={kept.leftOut}
          onSkip={isSearching ? () => skipSearch(true) : null}
        />
        <div className="mt-4 mb-5 md:mt-6 md:mb-8">
          <ReviewStrip
            steps={steps}
            review={review}
            words={words.steps}
            current={current}
            onShow={show}
            onMove={isRecorded ? move : null}
          />
        </div>
        <div
          className={cn(
            "grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-border pt-5 md:gap-8 md:pt-8",
            "lg:grid-cols-[minmax(0,1fr)_360px]",
          )}
        >
          {frame ? (
            <div className="min-w-0">
              <ReviewPicture
                key={current}
                frame={frame}
                label={t("Screenshot of step {number}", { number: number(at + 1) })}
                picture={reviewed}
                part={part}
                ring={click?.box ?? null}
                selection={selection}
                onSelect={setSelection}
                onAdd={(box) => setReview((before) => addBox(before, current, box))}
                onChange={(box) => setReview((before) => changeBox(before, current, box))}
                onRemove={remove}
              />
              <ReviewTools
                isWhole={cropped ? isWhole : null}
                onWhole={setWhole}
                addButton={addButton}
                isSelected={selected !== null}
                onAdd={addInTheMiddle}
                onCoverAll={() => {
                  if (selected === null) return;
                  setReview((before) => coverOnAll(before, current, selected));
                  setNews(t("Covered on all {count} screenshots.", { count: number(pictured) }));
                }}
                onRemove={() => {
                  if (selected !== null) remove(selected);
                }}
                onRetake={click || seekable ? () => setRetaking(true) : null}
                onRestore={reviewed.retaken ? restore : null}
                restores={original.frame ? "Use the recorded picture" : "Remove the picture"}
              />
              <p id="review-keys" className="mt-2 text-13 text-text-3 max-md:hidden">
                {t(
                  "Draw on the screenshot to cover an area. Arrow keys move it. Hold Shift to resize it or Alt for smaller steps. Delete removes it.",
                )}
              </p>
            </div>
          ) : (
            <NoPicture addButton={addButton} onAdd={() => setRetaking(true)} />
          )}
          <RetakePicture
            isOpen={isRetaking}
            number={at + 1}
            frame={frameOfStep(step)}
            recorded={frameOfStep(original)}
            video={click ? null : seekable}
            videoSeconds={kept.durationSeconds}
            momentsOf={(seconds) => momentsOf(recorded, steps, current, seconds)}
            onUse={replacePicture}
            onClose={() => setRetaking(false)}
          />
          <ReviewStep
            step={step}
            reviewed={reviewed}
            words={isRecorded ? (words.steps.get(current) ?? { title: "", text: "" }) : null}
            language={language}
            number={at + 1}
            count={review.steps.length}
            hasTimes={steps.some(({ timestampSeconds }) => timestampSeconds > 0)}
            isOnlyOne={used.length === 1 && !reviewed.isLeftOut}
            onStep={(by) => {
              const next = review.steps[at + by];
              if (next) show(next.order);
            }}
            onReword={(own) => setReview((before) => rewordStep(before, current, own))}
            onLeaveOut={(isLeftOut) => setReview((before) => leaveOut(before, current, isLeftOut))}
            onMove={isRecorded ? (by) => move(current, by) : null}
          />
        </div>
        {pictured > 0 ? (
          <ReviewCovers
            review={review}
            selected={selected}
            isVideoStored={isVideoStored}
            onShow={showCover}
          />
        ) : null}
        <DiscardReview className="mt-8 w-full md:hidden" onDiscard={onDiscard} />
        <p role="status" className="sr-only">
          {news}
        </p>
      </div>
    </>
  );
}
