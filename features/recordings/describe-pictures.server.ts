/** From stored pictures to described steps: reads what is written on them, and asks the model where one is configured. */
import sharp from "sharp";
import type { RecordedFrame } from "#db/schema.ts";
import { describeSteps } from "#engines/recording/steps/describe-steps.ts";
import { fallbackSteps } from "#engines/recording/steps/fallback-steps.ts";
import type { DescribedStep, Pixels, RecordedView } from "#engines/recording/steps/types.ts";
import type { Log } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { readFrames } from "./ocr.server.ts";
import { recordingTexts } from "./recording.ts";
import type { RecordingRow } from "./recording-record.server.ts";

export interface Picture {
  bytes: Uint8Array;
  view: RecordedView;
}

/** Larger ones tell no more about a step, and take longer to compare. */
const maxComparedWidth = 1_280;

/** Those that are still in the store, with their text and pixels. */
export async function readPictures(
  { storage }: Pick<Services, "storage">,
  { frames }: Pick<RecordingRow, "frames">,
  { signal }: { signal: AbortSignal },
): Promise<Picture[]> {
  const files = await Promise.all(frames.map(({ storagePath }) => storage.get(storagePath)));
  // A guide with holes would tell another story than the recording.
  if (files.some((file) => file === null)) return [];
  const bytes = files.flatMap((file) => (file ? [file.bytes] : []));
  const texts = await readFrames(
    bytes.map((one) => Buffer.from(one)),
    { signal },
  );
  const pictures: Picture[] = [];
  for (const [index, frame] of frames.entries()) {
    signal.throwIfAborted();
    const file = bytes[index];
    if (!file) continue;
    const text = texts[index] ?? { width: frame.width, height: frame.height, lines: [] };
    pictures.push({ bytes: file, view: viewOf(frame, text, await decode(file)) });
  }
  return pictures;
}

export interface Described {
  steps: DescribedStep[];
  warning: string | null;
  /** Which one wrote it: "built-in", "fallback" or the model's name. */
  engine: string;
}

export async function describePictures(
  _services: Services,
  {
    views: pictures,
    signal,
    log,
  }: { recording: RecordingRow; views: Picture[]; signal: AbortSignal; log: Log },
): Promise<Described> {
  const views = pictures.map(({ view }) => view);
  return describeWithRules(views, { signal, log });
}

async function describeWithRules(
  views: RecordedView[],
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<Described> {
  if (views.some(({ text }) => text.lines.length > 0)) {
    try {
      const steps = await describeSteps(views, { signal });
      return { steps, warning: null, engine: "built-in" };
    } catch (error) {
      if (signal.aborted) throw error;
      log.error({ err: error }, "the steps of a recording could not be described");
    }
  }
  return { steps: fallbackSteps(views), warning: recordingTexts.fallbackWarning, engine: "fallback" };
}

function viewOf(frame: RecordedFrame, text: RecordedView["text"], pixels: Pixels | null): RecordedView {
  const { timestampSeconds, kind, changed, covered } = frame;
  return { timestampSeconds, kind, changed, covered, text, pixels };
}

async function decode(bytes: Uint8Array): Promise<Pixels | null> {
  try {
    const { data, info } = await sharp(bytes)
      .resize({ width: maxComparedWidth, withoutEnlargement: true })
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch {
    return null;
  }
}
