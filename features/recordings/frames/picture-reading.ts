/** Reads the words of a recording's pictures with several readers, each part of the screen only once. */
import type { KnownPictures } from "#engines/recording/ocr/create-picture-reader.ts";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import { sketchOf } from "#engines/recording/ocr/picture-sketch.ts";
import type { Gray } from "#engines/recording/ocr/prepare-picture.ts";
import { createReadingOrder } from "#engines/recording/ocr/reading-order.ts";
import type { BrowserReader } from "./create-browser-reader.ts";

/** Pictures are numbered in the order in which they are added. */
export interface PictureReading {
  /** The first reader begins with the first picture. */
  add(picture: Blob, gray: Gray): void;
  /** All pictures were added. The other readers begin. */
  complete(): void;
  /**
   * Reports what is read, also what was read before. Resolves when all pictures are read or the reading was ended, and rejects if a
   * reader fails.
   */
  follow(onRead: (index: number, read: OcrFrame) => void): Promise<void>;
  /** Nothing more is read or reported. */
  end(): void;
}

interface Deps {
  /** How many read at the same time. */
  readers: number;
  takeReader: () => Promise<BrowserReader>;
  grayOf: (picture: Blob) => Promise<Gray>;
}

/** In pixels of all decoded pictures together, one byte each. */
const mostKept = 32_000_000;
/** Number of read pictures that others are compared with. */
const mostKnown = 16;

export function createPictureReading({ readers, takeReader, grayOf }: Deps): PictureReading {
  const pictures: { blob: Blob; gray: Gray | null }[] = [];
  const results = new Map<number, OcrFrame>();
  const known: KnownPictures = { pictures: [], most: mostKnown };
  const order = createReadingOrder();
  const workers: Promise<void>[] = [];
  let tell: ((index: number, read: OcrFrame) => void) | null = null;
  let [isComplete, hasEnded, keptPixels] = [false, false, 0];
  let wake = Promise.withResolvers<void>();
  const all = Promise.withResolvers<void>();
  // Following it tells the error.
  all.promise.catch(() => {});

  /** Null when there will be no other picture. */
  async function nextPicture(): Promise<number | null> {
    for (;;) {
      if (hasEnded) return null;
      const index = order.next();
      if (index !== null || isComplete) return index;
      await wake.promise;
    }
  }

  async function read(index: number, reader: BrowserReader): Promise<void> {
    const picture = pictures[index]!;
    const gray = picture.gray ?? (await grayOf(picture.blob));
    if (picture.gray) keptPixels -= gray.pixels.length;
    picture.gray = null;
    const frame = await reader.read(gray, known);
    if (hasEnded) return;
    results.set(index, frame);
    order.finish(index);
    tell?.(index, frame);
  }

  async function work(): Promise<void> {
    const reader = await takeReader();
    try {
      for (let index = await nextPicture(); index !== null; index = await nextPicture())
        await read(index, reader);
    } finally {
      await reader.end();
    }
  }

  function begin(): void {
    const worker = work();
    workers.push(worker);
    worker.catch((error: unknown) => {
      all.reject(error);
      end();
    });
  }

  function notify(): void {
    wake.resolve();
    wake = Promise.withResolvers<void>();
  }

  function end(): void {
    hasEnded = true;
    notify();
    all.resolve();
  }

  return {
    add(blob, gray) {
      const isKept = keptPixels + gray.pixels.length <= mostKept;
      if (isKept) keptPixels += gray.pixels.length;
      pictures.push({ blob, gray: isKept ? gray : null });
      order.add(sketchOf(gray));
      if (pictures.length === 1) begin();
      notify();
    },
    complete() {
      isComplete = true;
      while (workers.length < Math.min(readers, pictures.length)) begin();
      notify();
      Promise.all(workers).then(
        () => all.resolve(),
        () => {},
      );
    },
    async follow(onRead) {
      for (const [index, frame] of results) onRead(index, frame);
      tell = onRead;
      await all.promise;
    },
    end,
  };
}
