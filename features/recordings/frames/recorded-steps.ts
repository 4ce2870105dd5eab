/** The steps of a recording as the review shows and sends them, whichever way it was recorded. */
import { describeClicks, topicOfClicks } from "#engines/recording/clicks/describe-clicks.ts";
import type { Click } from "#engines/recording/clicks/step-clicks.ts";
import type { ClickWords } from "#engines/recording/clicks/words.ts";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import { packWords } from "#engines/recording/ocr/reviewed-words.ts";
import type { ShownText } from "#shared/covered-places.ts";
import type { BareClick } from "../clicks/click-texts.ts";
import type { ReviewedRecording } from "../recorder/recording-form.ts";
import type { Box } from "../recording.ts";
import { coverFrame } from "./cover-frame.ts";
import type { KeptFrame } from "./kept-frame.ts";
import { coveredShare, overlaps, type Review, type ReviewedStep, usedSteps } from "./review.ts";

/** Of a control. Its name is as private as its picture then. */
const hiddenShare = 1 / 3;

export interface RecordedStep {
  /** Position in the recording. */
  order: number;
  timestampSeconds: number;
  /** Null for a click without a picture. */
  frame: KeptFrame | null;
  /** Null for a screenshot of a video. */
  click: Click | null;
  /** Where the control is in the recorded picture. Only if the picture was taken again. */
  recordedBox?: Box | null;
}

export interface StepWords {
  title: string;
  text: string;
}

export function stepsOf({ frames, bare = [] }: { frames: KeptFrame[]; bare?: BareClick[] }): RecordedStep[] {
  const pictured = frames.map((frame, index) => ({
    order: frame.order ?? index,
    timestampSeconds: frame.timestampSeconds,
    frame,
    click: frame.click ?? null,
  }));
  return [...pictured, ...bare.map((one) => ({ ...one, frame: null }))].sort((a, b) => a.order - b.order);
}

/** What the picture of a step is taken from. Its width is 0 if the step has none. */
export function frameOfStep({ order, timestampSeconds, frame, click }: RecordedStep): KeptFrame {
  if (frame) return frame;
  return {
    ...{ order, timestampSeconds, kind: "change", changed: null, covered: [] },
    ...(click ? { click } : {}),
    ...{ blob: new Blob(), width: 0, height: 0 },
  };
}

/** Of a recording of clicks. What Step finds in the pictures of a video depends on their order. */
export function canMove(steps: RecordedStep[]): boolean {
  return steps.every(({ click }) => click !== null);
}

/**
 * What Step writes, as the server will: from the steps that are left, in their order, without the names of covered controls.
 * Empty for a video, whose words are read from its pictures later.
 */
export function wordsOf(
  steps: RecordedStep[],
  review: Review,
  words: ClickWords,
): { title: string | null; steps: Map<number, StepWords> } {
  const clicks = sentClicks(steps, review);
  if (clicks.length === 0 || !canMove(steps)) return { title: null, steps: new Map() };
  const described = describeClicks(
    clicks.map(({ click }) => ({ ...click, timestampSeconds: 0 })),
    words,
  );
  return {
    title: topicOfClicks(clicks.map(({ click }) => click)),
    steps: new Map(
      described.map(({ title, description }, index) => [
        clicks[index]?.order ?? index,
        { title, text: description },
      ]),
    ),
  };
}

function sentClicks(steps: RecordedStep[], review: Review): { order: number; click: Click }[] {
  return usedSteps(review).flatMap((reviewed) => {
    const step = steps.find((one) => one.order === reviewed.order);
    const click = step && sentClick(step, reviewed);
    return click ? [{ order: reviewed.order, click }] : [];
  });
}

/**
 * The name of a control that is covered is as private as its picture, and so are ids and addresses in its selectors. A picture
 * that is taken again shows another moment, but the name is still that of the recorded one.
 */
export function sentClick(
  { click, recordedBox }: RecordedStep,
  { boxes, retaken }: ReviewedStep,
): Click | null {
  if (!click) return null;
  if (!isCovered(click.box, boxes) && !isCovered(recordedBox, retaken?.recorded.boxes ?? [])) return click;
  const { selectors: _, neighbors: __, ...kept } = click;
  return { ...kept, name: "", value: click.verb === "select" ? null : click.value };
}

function isCovered(box: Box | null | undefined, covers: Box[]): boolean {
  return box ? covers.some((cover) => coveredShare(box, cover) >= hiddenShare) : false;
}

/**
 * Paints the covers into the pictures, for good. Steps that are left out are missing. `readings` are by the blob of the picture
 * that was read. The words of recorded clicks aren't read in their pictures.
 */
export async function reviewedRecording(
  steps: RecordedStep[],
  review: Review,
  readings: ReadonlyMap<Blob, OcrFrame>,
): Promise<Pick<ReviewedRecording, "title" | "frames" | "bare">> {
  const frames: KeptFrame[] = [];
  const bare: BareClick[] = [];
  for (const [order, reviewed] of usedSteps(review).entries()) {
    const step = steps.find((one) => one.order === reviewed.order);
    const own = ownWords(reviewed);
    const click = step && sentClick(step, reviewed);
    if (step?.frame) {
      const covered = await coverFrame(step.frame, reviewed.boxes);
      const read = click ? undefined : readings.get(step.frame.blob);
      const words = read && packWords(read, covered.covered);
      const shown = shownTexts(step.frame, reviewed);
      const others = {
        ...(words ? { reviewed: words } : {}),
        ...(click ? { click } : {}),
        ...(shown.length > 0 ? { shown } : {}),
      };
      frames.push({ ...covered, ...others, order, ...own });
    } else if (click) bare.push({ order, timestampSeconds: step.timestampSeconds, click, ...own });
  }
  return { title: review.title?.trim() || null, frames, bare };
}

/** Private texts of the recorded page that the owner left uncovered. A picture of another moment may show others. */
function shownTexts({ privateAreas = [] }: KeptFrame, { boxes, retaken }: ReviewedStep): ShownText[] {
  if (retaken) return [];
  return privateAreas.flatMap(({ mark, ...area }) =>
    mark && !boxes.some((box) => overlaps(box, area)) ? [{ ...area, mark }] : [],
  );
}

function ownWords({ title, text }: ReviewedStep): { words?: Partial<StepWords> } {
  const words = {
    ...(title?.trim() ? { title: title.trim() } : {}),
    ...(text?.trim() ? { text: text.trim() } : {}),
  };
  return Object.keys(words).length > 0 ? { words } : {};
}
