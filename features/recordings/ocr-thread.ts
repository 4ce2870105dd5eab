/**
 * Runs in a worker thread that `openFrameReader` starts. Decoding, preparing and reading each take hundreds of milliseconds,
 * which would block the event loop.
 */

import sharp from "sharp";
import { createWorker, PSM, type Worker } from "tesseract.js";
import { createPictureReader, type KnownPicture } from "#engines/recording/ocr/create-picture-reader.ts";
import type { OcrFrame, OcrLine } from "#engines/recording/ocr/ocr-frame.ts";
import { enlargement, type Gray, writePgm } from "#engines/recording/ocr/prepare-picture.ts";
import { serveThread } from "#platform/threads/answer-tasks.ts";
import type { TaskContext } from "#platform/threads/thread-messages.ts";
import { englishFolder, type OcrLanguage } from "./ocr-languages/data-files.ts";
import type { PictureToRead, ReviewedPicture } from "./picture-to-read.ts";

/** In pixels. This is 8K, well below the general limit for decoded images. */
const maxPixels = 40_000_000;
/** In pixels. Larger screenshots also have larger letters, so they can be scaled down. */
const longestSide = 1920;

let reader: Promise<Worker> | null = null;
let onProgress = () => {};

const tasks = {
  /** Loads the engine, which takes half a second of processor time. */
  async open({ language }: { language: OcrLanguage | null }): Promise<void> {
    reader ??= openReader(language);
    await reader;
  },
  /**
   * Reads one screenshot at a time, always in the same language. The first one of a series doesn't resemble the one before it.
   * Emits "reading" whenever there is progress.
   */
  read(
    { jpeg, language, isFirst, reviewed }: PictureToRead & { language: OcrLanguage | null; isFirst: boolean },
    { emit }: TaskContext<"reading">,
  ): Promise<OcrFrame> {
    onProgress = () => void emit("reading");
    reader ??= openReader(language);
    if (isFirst) readGray = createPictureReader(recognize);
    return read(jpeg, reviewed);
  },
};
export type OcrTasks = typeof tasks;

serveThread(tasks);

async function recognize(prepared: Gray) {
  const { data: page } = await (await reader!).recognize(
    Buffer.from(writePgm(prepared)),
    {},
    { text: false, blocks: true },
  );
  return (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
}

/** Reuses parts of the previous result. */
let readGray = createPictureReader(recognize);

async function read(jpeg: Uint8Array, reviewed: ReviewedPicture | null): Promise<OcrFrame> {
  const { gray, fullSize } = await decode(jpeg);
  const frame = await readGray(gray, reviewed && (await knownFrom(reviewed, gray)));
  return scaled(frame, fullSize);
}

/** Null if it has another size. */
async function knownFrom(
  { jpeg, lines }: ReviewedPicture,
  { width, height }: Gray,
): Promise<KnownPicture | null> {
  const { gray, fullSize } = await decode(jpeg);
  if (gray.width !== width || gray.height !== height) return null;
  return { picture: gray, frame: scaled({ ...fullSize, lines }, gray) };
}

async function decode(
  jpeg: Uint8Array,
): Promise<{ gray: Gray; fullSize: { width: number; height: number } }> {
  const image = sharp(jpeg, { limitInputPixels: maxPixels });
  const { width, height } = await image.metadata();
  const { data, info } = await image
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { gray: { width: info.width, height: info.height, pixels: data }, fullSize: { width, height } };
}

/** Nothing is downloaded. The first language is the more probable one. */
async function openReader(language: OcrLanguage | null): Promise<Worker> {
  const worker = await createWorker([...(language ? [language.code] : []), "eng"], 1, {
    langPath: language?.folder ?? englishFolder(),
    cacheMethod: "none",
    gzip: true,
    logger: () => onProgress(),
    // Without a handler, an unreadable image would end the thread.
    errorHandler: () => {},
  });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.AUTO,
    user_defined_dpi: String(96 * enlargement),
  });
  return worker;
}

function scaled(frame: OcrFrame, { width, height }: { width: number; height: number }): OcrFrame {
  if (width === frame.width) return frame;
  const factor = width / frame.width;
  const box = (b: OcrLine["box"]) => ({
    x: Math.round(b.x * factor),
    y: Math.round(b.y * factor),
    width: Math.round(b.width * factor),
    height: Math.round(b.height * factor),
  });
  const scale = (line: OcrLine): OcrLine => ({
    ...line,
    box: box(line.box),
    words: line.words.map((word) => ({ ...word, box: box(word.box) })),
  });
  return { width, height, lines: frame.lines.map(scale), unsure: frame.unsure?.map(scale) ?? [] };
}
