/** What the review keeps of a step whose picture is taken again: its covers, and the way back to the recorded picture. */
import type { PrivateArea } from "#engines/recording/clicks/private-areas.ts";
import type { PrivateText } from "#engines/recording/ocr/find-private-texts.ts";
import type { KeptFrame } from "./kept-frame.ts";
import type { RecordedStep } from "./recorded-steps.ts";
import {
  addBox,
  type CoverBox,
  changeStep,
  coveredShare,
  insideOf,
  type Review,
  scaledBox,
} from "./review.ts";

/** Of what OCR found. Its boxes end at the letters, those of a page above and below them. */
const knownShare = 0.8;

interface Size {
  width: number;
  height: number;
}

export interface NewPicture extends Size {
  id: string;
}

/**
 * Replaces the picture of a step. The owner's covers stay where they are. Those of private texts that were found in the old
 * picture give way to those of the new one. They stay if nothing could be searched (`found` is null).
 */
export function retakePicture(
  review: Review,
  order: number,
  { id, width, height }: NewPicture,
  found: CoverBox[] | null,
): Review {
  return changeStep(review, order, (step) => {
    const { boxes } = step;
    const recorded = step.retaken?.recorded ?? { width: step.width, height: step.height, boxes };
    const kept = found === null ? boxes : boxes.filter((box) => box.found === null);
    const size = { width, height };
    return {
      ...step,
      ...size,
      boxes: [...kept.map((box) => moved(box, step, size)), ...(found ?? [])],
      retaken: { id, recorded },
    };
  });
}

/**
 * Also keeps what the owner has covered since then, because it may be private in the recorded picture, too. A step that was
 * recorded without a picture has none again.
 */
export function restorePicture(review: Review, order: number): Review {
  return changeStep(review, order, ({ retaken, ...step }) => {
    if (!retaken) return step;
    const { width, height, boxes } = retaken.recorded;
    if (width === 0) return { ...step, width, height, boxes };
    const known = new Set(boxes.map(({ id }) => id));
    const drawn = step.boxes.filter(({ id, found }) => found === null && !known.has(id));
    return {
      ...step,
      width,
      height,
      boxes: [...boxes, ...drawn.map((box) => moved(box, step, { width, height }))],
    };
  });
}

function moved(box: CoverBox, from: Size, to: Size): CoverBox {
  return { ...box, ...insideOf(to, scaledBox(box, to.width / from.width, to.height / from.height)) };
}

/** Covers private texts that were found in the recorded picture, which may have been replaced during the search. */
export function coverFound(review: Review, order: number, texts: PrivateText[]): Review {
  const boxes = coversOfTexts(texts);
  const isRetaken = review.steps.some((step) => step.order === order && step.retaken);
  if (!isRetaken) return boxes.reduce((now, box) => addBox(now, order, box), review);
  return changeStep(review, order, (step) => {
    if (!step.retaken) return step;
    const { id, recorded } = step.retaken;
    const inside = boxes.map((box) => ({ ...box, ...insideOf(recorded, box) }));
    return { ...step, retaken: { id, recorded: { ...recorded, boxes: [...recorded.boxes, ...inside] } } };
  });
}

/** Without texts of a recorded page's private areas, which are covered from the start. The owner may have removed that cover. */
export function withoutKnown(texts: PrivateText[], known: PrivateArea[] = []): PrivateText[] {
  return texts.filter(({ box }) => !known.some((area) => coveredShare(box, area) >= knownShare));
}

export function coversOfTexts(texts: PrivateText[]): CoverBox[] {
  return texts.map(({ kind, box }) => ({ ...box, id: crypto.randomUUID(), found: kind }));
}

/** Steps with the pictures that replace theirs. Nothing of a replaced picture is sent, such as what its pointer hid. */
export function withRetaken(
  steps: RecordedStep[],
  review: Review,
  pictures: ReadonlyMap<string, KeptFrame>,
): RecordedStep[] {
  const ids = new Map(review.steps.flatMap(({ order, retaken }) => (retaken ? [[order, retaken.id]] : [])));
  return steps.map((step) => {
    const picture = pictures.get(ids.get(step.order) ?? "");
    if (!picture) return step;
    const { behind: _, reviewed: __, ...frame } = picture;
    const { timestampSeconds, click = null } = frame;
    return { ...step, frame, timestampSeconds, click, recordedBox: step.click?.box ?? null };
  });
}

/** A picture that wasn't stored in time is lost with its page. Its step then has the recorded one again. */
export function withoutLostPictures(review: Review, pictures: ReadonlyMap<string, unknown>): Review {
  return review.steps.reduce(
    (now, { order, retaken }) => (retaken && !pictures.has(retaken.id) ? restorePicture(now, order) : now),
    review,
  );
}

/** In seconds. Two pictures closer than this show the same. */
const leastBetween = 0.1;

/**
 * From when to when a step's picture can be taken, in seconds: between the steps beside it, because what Step writes depends on
 * the order. The steps beside it may still go back to their recorded pictures. Null if there is no moment in between.
 */
export function momentsOf(
  recorded: RecordedStep[],
  shown: RecordedStep[],
  order: number,
  durationSeconds: number,
): { from: number; to: number } | null {
  const at = recorded.findIndex((step) => step.order === order);
  const times = (index: number) =>
    [recorded[index], shown[index]].flatMap((step) => step?.timestampSeconds ?? []);
  const from = Math.max(0, ...times(at - 1).map((time) => time + leastBetween));
  const to = Math.min(durationSeconds, ...times(at + 1).map((time) => time - leastBetween));
  return from < to ? { from, to } : null;
}
