/** State of the review. Every change is stored in the browser. */
import { useCallback, useEffect, useMemo, useState } from "react";
import { stepsOf } from "../../frames/recorded-steps.ts";
import { addBox, beginReview, type Review } from "../../frames/review.ts";
import { type Reading, usePrivateTexts } from "../../frames/use-private-texts.ts";
import { type KeptReview, keepProgress, type ReviewProgress } from "../../recorder/review-store.ts";

/** Private text that OCR finds is covered from the start. */
export function useReview(kept: KeptReview, progress: ReviewProgress | null) {
  const steps = useMemo(() => stepsOf(kept), [kept]);
  const [review, setReview] = useState<Review>(() => progress?.review ?? beginReview(steps));
  const [scanned, setScanned] = useState<number[]>(progress?.scanned ?? []);
  const { id, frames } = kept;
  useEffect(() => void keepProgress(id, { review, scanned }), [id, review, scanned]);
  const reading: Reading = usePrivateTexts(
    frames,
    useCallback(
      (index, texts) => {
        const order = frames[index]?.order ?? index;
        setScanned((known) => [...known, index]);
        setReview((before) =>
          texts.reduce(
            (now, { kind, box }) => addBox(now, order, { ...box, id: crypto.randomUUID(), found: kind }),
            before,
          ),
        );
      },
      [frames],
    ),
    progress?.scanned,
  );
  return { steps, review, setReview, reading };
}
