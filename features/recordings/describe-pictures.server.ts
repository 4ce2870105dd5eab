/** From stored pictures to described steps: reads what is written on them, and asks the model where one is configured. */
import sharp from "sharp";
import { describeSteps } from "#engines/recording/steps/describe-steps.ts";
import { fallbackSteps } from "#engines/recording/steps/fallback-steps.ts";
import { type Cursor, findCursor, paintOverCursor } from "#engines/recording/steps/find-cursor.ts";
import type { DescribedStep, Pixels, RecordedView } from "#engines/recording/steps/types.ts";
import type { Log } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { describeWithModel } from "./describe-with-model.server.ts";
import type { readFrames } from "./ocr.server.ts";
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
  { storage, readText }: Pick<Services, "storage"> & { readText: typeof readFrames },
  { frames }: Pick<RecordingRow, "frames">,
  { signal }: { signal: AbortSignal },
): Promise<Picture[]> {
  const files = await Promise.all(frames.map(({ storagePath }) => storage.get(storagePath)));
  // A guide with holes would tell another story than the recording.
  if (files.some((file) => file === null)) return [];
  const bytes = files.flatMap((file) => (file ? [file.bytes] : []));
  const looks: Look[] = [];
  for (const one of bytes) looks.push(await lookAtPicture(one, { signal }));
  const texts = await readText(
    looks.map(({ legible }) => legible),
    { signal },
  );
  return frames.map((frame, index) => {
    const { pixels = null, cursor = null } = looks[index] ?? {};
    const text = texts[index] ?? { width: frame.width, height: frame.height, lines: [] };
    const { timestampSeconds, kind, changed, covered } = frame;
    const view = { timestampSeconds, kind, changed, covered, text, pixels, cursor };
    return { bytes: bytes[index] ?? new Uint8Array(), view };
  });
}

interface Look {
  pixels: Pixels | null;
  cursor: Cursor | null;
  /** The picture for reading: without the pointer, which hides letters. */
  legible: Buffer;
}

/** Exported for the evaluation, which looks at pictures in the same way. */
export async function lookAtPicture(
  bytes: Uint8Array,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Look> {
  const asIs = Buffer.from(bytes);
  try {
    const full = await decode(bytes, {});
    const pixels = full.width > maxComparedWidth ? await decode(bytes, { width: maxComparedWidth }) : full;
    const cursor = await findCursor(pixels, { signal });
    if (!cursor) return { pixels, cursor, legible: asIs };
    const painted = { ...full, data: Uint8Array.from(full.data) };
    paintOverCursor(painted, cursor, full.width / pixels.width);
    const { width, height, data } = painted;
    const legible = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 92 })
      .toBuffer();
    return { pixels, cursor, legible };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { pixels: null, cursor: null, legible: asIs };
  }
}

export interface Described {
  steps: DescribedStep[];
  warning: string | null;
  /** Which one wrote it: "built-in", "fallback" or the model's name. */
  engine: string;
}

/** By the model where one is configured, else by rules; with a warning when either could not do its part. */
export async function describePictures(
  { config }: Pick<Services, "config">,
  { pictures, signal, log }: { pictures: Picture[]; signal: AbortSignal; log: Log },
): Promise<Described> {
  const views = pictures.map(({ view }) => view);
  if (!config.ai) return describeWithRules(views, { signal, log });
  try {
    const steps = await describeWithModel({ config, log }, pictures, { signal });
    return { steps, warning: null, engine: config.ai.model };
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn({ err: error }, "a recording is described without the model");
    const described = await describeWithRules(views, { signal, log });
    return { ...described, warning: recordingTexts.fallbackWarning };
  }
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

async function decode(bytes: Uint8Array, { width }: { width?: number }): Promise<Pixels> {
  const picture = sharp(bytes);
  const { data, info } = await (width ? picture.resize({ width }) : picture)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
