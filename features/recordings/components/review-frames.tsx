import { useCallback, useEffect, useRef, useState } from "react";
import { clickTitle } from "#engines/recording/clicks/describe-clicks.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { clickWords } from "../clicks/click-words.ts";
import { coverFrame } from "../frames/cover-frame.ts";
import type { KeptFrame } from "../frames/kept-frame.ts";
import {
  addBox,
  beginReview,
  changeBox,
  coverOnAll,
  leaveOut,
  type Review,
  removeBox,
} from "../frames/review.ts";
import { usePrivateTexts } from "../frames/use-private-texts.ts";
import { type KeptReview, keepProgress, type ReviewProgress } from "../recorder/review-store.ts";
import { DialogBody, DialogFooter } from "./dialog-parts.tsx";
import { ReviewNotes } from "./review-notes.tsx";
import { ReviewPicture } from "./review-picture.tsx";
import { ReviewStrip } from "./review-strip.tsx";

export interface ReviewFramesProps {
  kept: KeptReview;
  /** What was covered and scanned before a reload. Null at the start. */
  progress: ReviewProgress | null;
  /** Called with the screenshots to send. Excluded ones are missing, and covered areas are painted over in the JPEG. */
  onDone: (frames: KeptFrame[]) => void;
  onCancel: () => void;
}

/**
 * Lets the owner review screenshots before they are sent, exclude some, and cover private areas. Private text that OCR
 * finds is covered from the start. Renders the dialog's body and footer.
 */
export function ReviewFrames({ kept, progress, onDone, onCancel }: ReviewFramesProps) {
  const { t, said, number, language } = useTeamTexts("recorder");
  const { frames } = kept;
  const isVideoStored = kept.videoId !== null;
  const [review, setReview] = useState<Review>(() => progress?.review ?? beginReview(frames));
  const [scanned, setScanned] = useState<number[]>(progress?.scanned ?? []);
  const [current, setCurrent] = useState(0);
  const [selected, setSelected] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const [isSearchSkipped, skipSearch] = useState(false);
  const [isCovering, setCovering] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);

  const { id } = kept;
  useEffect(() => void keepProgress(id, { review, scanned }), [id, review, scanned]);
  const reading = usePrivateTexts(
    frames,
    useCallback((index, texts) => {
      setScanned((known) => [...known, index]);
      setReview((before) =>
        texts.reduce(
          (now, { kind, box }) => addBox(now, index, { ...box, id: crypto.randomUUID(), found: kind }),
          before,
        ),
      );
    }, []),
    progress?.scanned,
  );

  const used = review.filter((picture) => !picture.isLeftOut).length;
  const picture = review[current];
  const frame = frames[current];
  if (!picture || !frame) return null;

  function show(index: number): void {
    setCurrent(index);
    setSelected(null);
  }

  function addInTheMiddle(): void {
    if (!picture) return;
    const [width, height] = [picture.width / 4, picture.height / 10];
    const id = crypto.randomUUID();
    const place = { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
    setReview((before) => addBox(before, current, { ...place, id, found: null }));
    setSelected(id);
  }

  function remove(id: string): void {
    setReview((before) => removeBox(before, current, id));
    setSelected(null);
    setNews(t("Cover removed."));
    addButton.current?.focus();
  }

  async function finish(): Promise<void> {
    setCovering(true);
    try {
      const covered: KeptFrame[] = [];
      for (const [index, { isLeftOut, boxes }] of review.entries()) {
        const one = frames[index];
        if (one && !isLeftOut) covered.push(await coverFrame(one, boxes));
      }
      onDone(covered);
    } catch (error) {
      setCovering(false);
      setNews(said(error instanceof Error ? error.message : "We couldn't cover the screenshots. Try again."));
    }
  }

  const isSearching = reading.state === "reading" && !isSearchSkipped;
  return (
    <>
      <DialogBody>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_256px]">
          <div className="min-w-0">
            <ReviewPicture
              key={current}
              frame={frame}
              label={t("Screenshot {number} of {count}", {
                number: number(current + 1),
                count: number(frames.length),
              })}
              picture={picture}
              selected={selected}
              onSelect={setSelected}
              onAdd={(box) => setReview((before) => addBox(before, current, box))}
              onChange={(box) => setReview((before) => changeBox(before, current, box))}
              onRemove={remove}
            />
            {frame.click ? (
              <p className="mt-3 text-14">
                <span className="text-text-3">{t("Recorded:")} </span>
                <bdi className="break-words">{clickTitle(frame.click, clickWords[language])}</bdi>
              </p>
            ) : null}
            <div className="mt-3 flex flex-wrap items-center gap-2">
              <Button ref={addButton} size="sm" variant="secondary" onClick={addInTheMiddle}>
                {t("Cover a part")}
              </Button>
              {selected ? (
                <>
                  <Button
                    size="sm"
                    variant="secondary"
                    onClick={() => {
                      setReview((before) => coverOnAll(before, current, selected));
                      setNews(t("Covered on all {count} screenshots.", { count: number(frames.length) }));
                    }}
                  >
                    {t("Cover it on all screenshots")}
                  </Button>
                  <Button size="sm" variant="ghost" onClick={() => remove(selected)}>
                    {t("Remove cover")}
                  </Button>
                </>
              ) : null}
              <label className="ml-auto flex cursor-pointer items-center gap-2 text-14 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  className="size-4 accent-solid"
                  checked={!picture.isLeftOut}
                  disabled={!picture.isLeftOut && used === 1}
                  onChange={(event) => {
                    const isLeftOut = !event.currentTarget.checked;
                    setReview((before) => leaveOut(before, current, isLeftOut));
                  }}
                />
                {t("Use this screenshot")}
              </label>
            </div>
          </div>
          <ReviewNotes
            review={review}
            reading={reading}
            isVideoStored={isVideoStored}
            leftOut={kept.leftOut}
          />
          <ReviewStrip frames={frames} review={review} current={current} onShow={show} />
        </div>
        <p role="status" className="sr-only">
          {news || (reading.state === "done" ? t("The scan for private text is finished.") : "")}
        </p>
      </DialogBody>
      <DialogFooter
        note={
          isVideoStored
            ? t("We paint over what you cover before the guide uses the screenshots.")
            : t("We paint over what you cover before the screenshots leave this computer.")
        }
      >
        <Button variant="secondary" onClick={onCancel} isBusy={isCovering}>
          {t("Back")}
        </Button>
        {isSearching ? (
          <Button variant="ghost" onClick={() => skipSearch(true)}>
            {t("Skip scan")}
          </Button>
        ) : null}
        <Button onClick={() => void finish()} disabled={isCovering || isSearching}>
          {used === 1 ? t("Use 1 screenshot") : t("Use {count} screenshots", { count: number(used) })}
        </Button>
      </DialogFooter>
    </>
  );
}
