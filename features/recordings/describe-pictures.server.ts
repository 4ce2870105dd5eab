/** Turns stored screenshots into described steps, with OCR and, if configured, a language model. */
import sharp from "sharp";
import type { RecordedFrame } from "#db/schema.ts";
import type { ClickWords } from "#engines/recording/clicks/words.ts";
import { clickWordsOf } from "#engines/recording/clicks/words-of-language.ts";
import { unpackWords } from "#engines/recording/ocr/reviewed-words.ts";
import { describeSteps } from "#engines/recording/steps/describe-steps.ts";
import { fallbackSteps } from "#engines/recording/steps/fallback-steps.ts";
import { findBehind } from "#engines/recording/steps/fill-behind.ts";
import { type FreePlace, findBeam } from "#engines/recording/steps/find-beam.ts";
import { type Cursor, createCursorFinder, paintOverCursor } from "#engines/recording/steps/find-cursor.ts";
import { onParts, type PointedView } from "#engines/recording/steps/pointer-parts.ts";
import { selectCursors } from "#engines/recording/steps/select-cursors.ts";
import type { DescribedStep, Pixels, RecordedView } from "#engines/recording/steps/types.ts";
import type { Log } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { describeWithModel } from "./describe-with-model.server.ts";
import type { readFrames } from "./ocr.server.ts";
import type { OcrLanguage } from "./ocr-languages/data-files.ts";
import type { ReviewedPicture } from "./picture-to-read.ts";
import { readAtPointers } from "./read-at-pointer.server.ts";
import { type BehindPointer, type Box, recordingTexts } from "./recording.ts";
import type { RecordingRow } from "./recording-record.server.ts";

export interface Picture {
  bytes: Uint8Array;
  view: RecordedView;
}

/**
 * The recorder sends screenshots of this width in pixels. In smaller ones, a pointer of 12 pixels couldn't be
 * recognized.
 */
const maxComparedWidth = 1_920;
/** In pixels (8K). Larger screenshots aren't decoded. */
const maxPixels = 7_680 * 4_320;

/**
 * Reads the stored screenshots and recognizes their text. Returns an empty list if a screenshot is missing.
 * `languageOnScreen` gets all lines that were read, and may return data to read them again with.
 */
export async function readPictures(
  { storage, readText }: Pick<Services, "storage"> & { readText: typeof readFrames },
  { frames }: Pick<RecordingRow, "frames">,
  {
    signal,
    language = null,
    languageOnScreen = async () => null,
  }: {
    signal: AbortSignal;
    language?: OcrLanguage | null;
    languageOnScreen?: (lines: string[]) => Promise<OcrLanguage | null>;
  },
): Promise<Picture[]> {
  const files = await Promise.all(
    frames.map(({ storagePath }) => (storagePath ? storage.get(storagePath) : null)),
  );
  // A guide with missing steps would be wrong, so there is none.
  if (files.some((file) => file === null)) return [];
  const bytes = files.flatMap((file) => (file ? [file.bytes] : []));
  const looks = await inspectPictures(
    bytes.map((file, index) => ({ bytes: file, behind: frames[index]?.behind ?? [] })),
    { signal },
  );
  const legible = looks.map((look) => look.legible);
  // The review reads English.
  const reviewed = language ? [] : frames.map((frame, index) => reviewedPicture(frame, bytes[index]));
  const first = await readText(legible, { signal, language, reviewed });
  const other = await languageOnScreen(first.flatMap(({ lines }) => lines.map(({ text }) => text)));
  const read = (jpegs: Buffer[]) => readText(jpegs, { signal, language: other ?? language });
  const texts = await readAtPointers(looks, other ? await read(legible) : first, read);
  return frames.map((frame, index) => {
    const { pixels = null, cursor = null, isReadBehindCursor = false } = looks[index] ?? {};
    const text = texts[index] ?? { width: frame.width, height: frame.height, lines: [] };
    const { timestampSeconds, kind, changed, covered } = frame;
    const view = { timestampSeconds, kind, changed, covered, text, pixels, cursor, isReadBehindCursor };
    return { bytes: bytes[index] ?? new Uint8Array(), view };
  });
}

function reviewedPicture(
  { reviewed, covered, width, height }: RecordedFrame,
  jpeg: Uint8Array | undefined,
): ReviewedPicture | null {
  const lines = reviewed && jpeg ? unpackWords(reviewed, { width, height }, covered) : null;
  return lines && jpeg ? { jpeg, lines } : null;
}

interface Look {
  /** With the pointer removed, if its background is known. */
  pixels: Pixels | null;
  cursor: Cursor | null;
  /** For OCR. The pointer is removed, because it hides letters. */
  legible: Buffer;
  /** True if the hidden content was restored, false if it was filled with the background color. */
  isReadBehindCursor: boolean;
}

export interface PictureToInspect {
  bytes: Uint8Array;
  behind?: BehindPointer[] | undefined;
}

/** At a time. */
const mostEncoded = 2;

/**
 * Exported for the evaluation, which must prepare screenshots the same way. If a screenshot can't be decoded,
 * everything except the bytes is null.
 */
export async function inspectPictures(
  pictures: PictureToInspect[],
  { signal }: { signal?: AbortSignal } = {},
): Promise<Look[]> {
  const decoded: (Pixels | null)[] = [];
  const pointed: PointedView[] = [];
  const findCursors = createCursorFinder();
  // The next picture is decoded in another thread while the pointer is looked for in this one.
  let next = decodeAt(pictures, 0);
  for (const [index, { behind = [] }] of pictures.entries()) {
    const pixels = await next;
    next = decodeAt(pictures, index + 1);
    decoded.push(pixels);
    const parts = behind.map(({ box }) => box);
    pointed.push({ candidates: pixels ? await findCursors(pixels, { signal }) : [], parts });
  }
  const cursors = selectCursors(onParts(pointed));
  const looks: Promise<Look>[] = [];
  for (const [index, { bytes, behind = [] }] of pictures.entries()) {
    const pixels = decoded[index] ?? null;
    const cursor = cursors[index] ?? (pixels && findBeam(pixels, await freePlaces(pixels, behind)));
    if (!pixels || !cursor) {
      looks.push(Promise.resolve({ pixels, cursor, legible: Buffer.from(bytes), isReadBehindCursor: false }));
      continue;
    }
    // Each waiting picture is in memory twice.
    await Promise.allSettled(looks.slice(-mostEncoded, 1 - mostEncoded));
    const free = await withBehind(pixels, { cursor, behind, signal });
    const look = encode(free ?? withoutCursor(pixels, cursor)).then((legible) => ({
      ...{ pixels: free ?? pixels, cursor, legible },
      isReadBehindCursor: free !== null,
    }));
    // The caller gets the error, also if it comes before all pictures are inspected.
    look.catch(() => {});
    looks.push(look);
  }
  return Promise.all(looks);
}

/** Null if there is no such picture, or if it can't be decoded. */
async function decodeAt(pictures: PictureToInspect[], index: number): Promise<Pixels | null> {
  const bytes = pictures[index]?.bytes;
  return bytes ? decode(bytes).catch(() => null) : null;
}

function withoutCursor({ width, height, data }: Pixels, cursor: Cursor): Pixels {
  const painted = { width, height, data: Uint8Array.from(data) };
  paintOverCursor(painted, cursor);
  return painted;
}

/** Restores the area that the pointer hides. Returns null if none of the sent parts fits. */
async function withBehind(
  pixels: Pixels,
  { cursor, behind, signal }: { cursor: Cursor; behind: BehindPointer[]; signal: AbortSignal | undefined },
): Promise<Pixels | null> {
  const parts = behind.filter(({ box }) => isInside(cursor.box, box));
  return findBehind(pixels, { cursor, places: await freePlaces(pixels, parts), signal });
}

/** Returns the parts that show no pointer, can be decoded, and are inside the screenshot. */
async function freePlaces(
  { width, height }: Pick<Pixels, "width" | "height">,
  parts: BehindPointer[],
): Promise<FreePlace[]> {
  const places: FreePlace[] = [];
  for (const { box, jpeg } of parts) {
    const isOnPicture =
      box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    const pixels = isOnPicture ? await decode(Buffer.from(jpeg, "base64")).catch(() => null) : null;
    if (pixels?.width === box.width && pixels.height === box.height) places.push({ box, pixels });
  }
  return places;
}

/** Allows a few pixels of difference, because a pointer's box includes a margin. */
function isInside(cursor: Box, part: Box): boolean {
  const slack = 4;
  return (
    cursor.x + slack >= part.x &&
    cursor.y + slack >= part.y &&
    cursor.x + cursor.width - slack <= part.x + part.width &&
    cursor.y + cursor.height - slack <= part.y + part.height
  );
}

function encode({ width, height, data }: Pixels): Promise<Buffer> {
  return (
    sharp(data, { raw: { width, height, channels: 3 } })
      // A smaller file would take longer, and it isn't stored.
      .jpeg({ quality: 92, optimizeCoding: false })
      .toBuffer()
  );
}

export interface Described {
  steps: DescribedStep[];
  warning: string | null;
  /** "built-in", "fallback" or the name of the model that described the steps. */
  engine: string;
}

/** Uses the model if one is configured, otherwise rules. Sets `warning` if either failed. */
export async function describePictures(
  { config }: Pick<Services, "config">,
  {
    pictures,
    language,
    signal,
    log,
  }: { pictures: Picture[]; language: string; signal: AbortSignal; log: Log },
): Promise<Described> {
  const words = clickWordsOf(language);
  const views = pictures.map(({ view }) => view);
  if (!config.ai) return describeWithRules(views, { words, signal, log });
  try {
    const steps = await describeWithModel({ config, log }, pictures, { language, signal });
    return { steps, warning: null, engine: config.ai.model };
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn({ err: error }, "model description of recording failed; using rules");
    const described = await describeWithRules(views, { words, signal, log });
    return { ...described, warning: recordingTexts.fallbackWarning };
  }
}

async function describeWithRules(
  views: RecordedView[],
  { words, signal, log }: { words: ClickWords; signal: AbortSignal; log: Log },
): Promise<Described> {
  if (views.some(({ text }) => text.lines.length > 0)) {
    try {
      const steps = await describeSteps(views, { words, signal });
      return { steps, warning: null, engine: "built-in" };
    } catch (error) {
      if (signal.aborted) throw error;
      log.error({ err: error }, "recording description failed; using fallback steps");
    }
  }
  return { steps: fallbackSteps(views, words), warning: recordingTexts.fallbackWarning, engine: "fallback" };
}

async function decode(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .resize({ width: maxComparedWidth, withoutEnlargement: true })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
