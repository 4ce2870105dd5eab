/** State of the review. Every change is stored in the browser. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import type { KeptFrame } from "../../frames/kept-frame.ts";
import { stepsOf } from "../../frames/recorded-steps.ts";
import { coverFound, retakePicture, withoutKnown, withRetaken } from "../../frames/retaken-step.ts";
import { beginReview, type CoverBox, type Review } from "../../frames/review.ts";
import { type Reading, usePrivateTexts } from "../../frames/use-private-texts.ts";
import {
  type KeptReview,
  keepProgress,
  keepRetaken,
  type ReviewProgress,
} from "../../recorder/review-store.ts";

/** Private text that the recorded page had or OCR finds is covered from the start. */
export function useReview(kept: KeptReview, progress: ReviewProgress | null) {
  const recorded = useMemo(() => stepsOf(kept), [kept]);
  const [review, setReview] = useState<Review>(() => progress?.review ?? beginReview(recorded));
  const [pictures, setPictures] = useState(() => progress?.retaken ?? new Map<string, KeptFrame>());
  const [scanned, setScanned] = useState<number[]>(progress?.scanned ?? []);
  const { id, frames } = kept;
  useEffect(() => void keepProgress(id, { review, scanned }), [id, review, scanned]);
  /** By the picture that was read. Not stored: what is missing after a reload, the server reads. */
  const readings = useRef(new Map<Blob, OcrFrame>());
  const reading: Reading = usePrivateTexts(
    kept,
    useCallback(
      (index, texts, read) => {
        const frame = frames[index];
        if (frame) readings.current.set(frame.blob, read);
        const order = frame?.order ?? index;
        setScanned((known) => [...known, index]);
        setReview((before) => coverFound(before, order, withoutKnown(texts, frame?.privateAreas)));
      },
      [frames],
    ),
    progress?.scanned,
  );
  const steps = useMemo(() => withRetaken(recorded, review, pictures), [recorded, review, pictures]);

  /** `found` is null if the picture couldn't be searched for private text. */
  async function retake(order: number, frame: KeptFrame, found: CoverBox[] | null): Promise<void> {
    const picture = { id: crypto.randomUUID(), width: frame.width, height: frame.height };
    // Stored first, so that no review names a picture that isn't there.
    await keepRetaken(id, picture.id, frame);
    setPictures((known) => new Map([...known, [picture.id, frame]]));
    setReview((before) => retakePicture(before, order, picture, found));
  }

  return { recorded, steps, review, setReview, reading, readings: readings.current, retake };
}
