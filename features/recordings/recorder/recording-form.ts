/** A reviewed recording, as the server takes it. */
import { type BareClick, factsOfBare } from "../clicks/click-texts.ts";
import type { KeptFrame } from "../frames/kept-frame.ts";
import { type FrameFacts, maxFactsLength, maxReviewedInAll } from "../recording.ts";

/** The rest is for numbers. */
const behindShare = 0.9;

export interface ReviewedRecording {
  /** The recording's id, which serves as the idempotency key. */
  clientKey: string;
  durationSeconds: number;
  frames: KeptFrame[];
  /** Steps of a recording of clicks that have no picture. */
  bare?: BareClick[];
  /** What the owner calls the guide. Null or missing if Step names it. */
  title?: string | null;
}

export function recordingForm({
  clientKey,
  durationSeconds,
  frames,
  bare = [],
  title = null,
}: ReviewedRecording): FormData {
  const form = new FormData();
  let room = maxFactsLength * behindShare;
  const pictured = frames.map(
    ({ timestampSeconds, kind, changed, covered, shown, behind = [], click, words, order = 0 }) => {
      const length = behind.reduce((sum, { jpeg }) => sum + jpeg.length, 0);
      room -= length;
      // Without these, the text below the pointer can't be read, but the guide is still made.
      const isSent = behind.length > 0 && room >= 0;
      const facts: FrameFacts = {
        timestampSeconds,
        kind,
        changed,
        covered,
        ...(shown ? { shown } : {}),
        ...(isSent ? { behind } : {}),
        ...(click ? { click } : {}),
        ...(words ? { words } : {}),
      };
      return { order, facts };
    },
  );
  const others = bare.map((one) => ({ order: one.order, facts: factsOfBare(one) }));
  const facts = [...pictured, ...others].sort((a, b) => a.order - b.order).map((one) => one.facts);
  for (const [index, { blob }] of frames.entries()) form.append("frames", blob, `frame-${index + 1}.jpg`);
  form.set("facts", JSON.stringify(facts));
  const reviewed = reviewedText(frames);
  if (reviewed) form.set("reviewed", reviewed);
  form.set("clientKey", clientKey);
  form.set("durationSeconds", String(durationSeconds));
  if (title !== null) form.set("title", title);
  return form;
}

/** Empty if there is nothing. The server reads the pictures whose words would be too much. */
function reviewedText(frames: KeptFrame[]): string {
  const left = { ...maxReviewedInAll };
  const texts = frames.map(({ reviewed }) => {
    if (!reviewed) return "null";
    const text = JSON.stringify(reviewed);
    const words = reviewed.lines.reduce((sum, { length }) => sum + length, 0);
    const bytes = new TextEncoder().encode(text).length + 1;
    if (words > left.words || bytes > left.bytes - frames.length * 5 - 2) return "null";
    left.words -= words;
    left.bytes -= bytes;
    return text;
  });
  return texts.some((text) => text !== "null") ? `[${texts.join(",")}]` : "";
}
