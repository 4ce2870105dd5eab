import sharp from "sharp";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import { openThread, type Thread } from "#platform/threads/open-thread.ts";
import type { OcrLanguage } from "./ocr-languages/data-files.ts";
import type { OcrTasks } from "./ocr-thread.ts";
import type { PictureToRead, ReviewedPicture } from "./picture-to-read.ts";

/** A full page of text takes 2 s, and ten times as long on a busy machine. The thread reports progress all the time. */
const maxSilenceMs = 30_000;
const reader = { script: "#features/recordings/ocr-thread.ts", maxMemoryMb: 512, maxMs: 3 * 60_000 };

export interface FrameReader {
  /** Loads the engine in both threads, so that it is there when the first screenshots are. Never rejects. */
  prepare(language: OcrLanguage | null): Promise<void>;
  /**
   * Runs OCR on JPEGs of one recording and returns the results in the same order. It reads English, and `language` if there is
   * one. Of a screenshot that was `reviewed`, only what differs is read. One that can't be decoded or read in time has no lines.
   * Throws an AbortError if the signal aborts, and another Error if the reader is closed meanwhile.
   */
  read(
    jpegs: Buffer[],
    options?: {
      signal?: AbortSignal;
      language?: OcrLanguage | null;
      reviewed?: (ReviewedPicture | null)[];
    },
  ): Promise<OcrFrame[]>;
  close(): Promise<void>;
}

/**
 * Starts up to two threads (about 150 MB each) when they are needed, and keeps them until it is closed: loading the engine takes
 * half a second of processor time in each.
 */
export function openFrameReader(): FrameReader {
  const open: ({ thread: Thread<OcrTasks>; language: OcrLanguage | null } | null)[] = [null, null];

  /** How often the reader was closed. A read that began before must not open another thread, because nothing would close it. */
  let closings = 0;

  async function threadAt(
    place: number,
    { language, begunAfter }: { language: OcrLanguage | null; begunAfter: number },
  ): Promise<Thread<OcrTasks>> {
    const known = open[place];
    if (known && known.language?.code === language?.code) return known.thread;
    // Without an open thread there is no wait, so that two callers can't both open one.
    if (known) await closeAt(place);
    if (closings > begunAfter) throw new Error("The reader was closed.");
    const thread = openThread<OcrTasks>(reader);
    open[place] = { thread, language };
    return thread;
  }

  async function closeAt(place: number): Promise<void> {
    const known = open[place];
    open[place] = null;
    await known?.thread.close();
  }

  return {
    async prepare(language) {
      const begunAfter = closings;
      await Promise.allSettled(
        open.keys().map(async (place) => {
          const { tasks } = await threadAt(place, { language, begunAfter });
          await tasks.open({ language });
        }),
      );
    },
    async read(jpegs, { signal, language = null, reviewed = [] } = {}) {
      signal?.throwIfAborted();
      const frames: OcrFrame[] = [];
      const begunAfter = closings;
      let [first, last] = [0, jpegs.length - 1];
      /** Two threads start from both ends. A thread skips what hasn't changed since its previous screenshot. */
      async function work(place: number): Promise<void> {
        let isFirst = true;
        while (first <= last) {
          signal?.throwIfAborted();
          const index = place === 0 ? first++ : last--;
          const jpeg = jpegs[index]!;
          const thread = await threadAt(place, { language, begunAfter });
          const picture = { jpeg, reviewed: reviewed[index] ?? null };
          const frame = await readInTime(thread, { ...picture, language, isFirst }, signal);
          isFirst = false;
          if (frame) {
            frames[index] = frame;
            continue;
          }
          frames[index] = { ...(await sizeOf(jpeg)), lines: [] };
          // The thread may be stuck, so the next screenshot gets a new one.
          await closeAt(place);
        }
      }
      await Promise.all(jpegs.length > 1 ? [work(0), work(1)] : [work(0)]);
      return frames;
    },
    async close() {
      closings += 1;
      await Promise.all(open.keys().map(closeAt));
    },
  };
}

/** For screenshots that are all read in one call. */
export const readFrames: FrameReader["read"] = async (jpegs, options) => {
  const { read, close } = openFrameReader();
  try {
    return await read(jpegs, options);
  } finally {
    await close();
  }
};

/** Returns null if the screenshot can't be read in time. Throws only the signal's reason. */
async function readInTime(
  { tasks }: Thread<OcrTasks>,
  picture: PictureToRead & { language: OcrLanguage | null; isFirst: boolean },
  signal: AbortSignal | undefined,
): Promise<OcrFrame | null> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), maxSilenceMs);
  try {
    return await tasks.read(picture, {
      signal: AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]),
      onEvent: () => timer.refresh(),
    });
  } catch {
    signal?.throwIfAborted();
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function sizeOf(jpeg: Buffer): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0 } = await sharp(jpeg)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return { width, height };
}
