import sharp from "sharp";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import { openThread, type Thread } from "#platform/threads/open-thread.ts";
import type { OcrLanguage } from "./ocr-languages/data-files.ts";
import type { OcrTasks } from "./ocr-thread.ts";

/** A full page of text takes 2 s, and ten times as long on a busy machine. The thread reports progress all the time. */
const maxSilenceMs = 30_000;
const reader = { script: "#features/recordings/ocr-thread.ts", maxMemoryMb: 512, maxMs: 3 * 60_000 };

/**
 * Runs OCR on JPEGs and returns the results in the same order. Starts up to two threads (about 150 MB each) and ends
 * them. They read English, and `language` if there is one. A screenshot that can't be decoded or read in time has no lines. Throws an AbortError if the signal aborts.
 */
export async function readFrames(
  jpegs: Buffer[],
  { signal, language = null }: { signal?: AbortSignal; language?: OcrLanguage | null } = {},
): Promise<OcrFrame[]> {
  signal?.throwIfAborted();
  const frames: OcrFrame[] = [];
  let [first, last] = [0, jpegs.length - 1];
  /** Two threads start from both ends. A thread skips what hasn't changed since its previous screenshot. */
  async function work(isFromEnd: boolean): Promise<void> {
    let thread: Thread<OcrTasks> | null = null;
    try {
      while (first <= last) {
        signal?.throwIfAborted();
        const index = isFromEnd ? last-- : first++;
        const jpeg = jpegs[index]!;
        thread ??= openThread<OcrTasks>(reader);
        const frame = await readInTime(thread, { jpeg, language }, signal);
        if (frame) {
          frames[index] = frame;
          continue;
        }
        frames[index] = { ...(await sizeOf(jpeg)), lines: [] };
        // The thread may be stuck, so the next screenshot gets a new one.
        await thread.close();
        thread = null;
      }
    } finally {
      await thread?.close();
    }
  }
  await Promise.all(jpegs.length > 1 ? [work(false), work(true)] : [work(false)]);
  return frames;
}

/** Returns null if the screenshot can't be read in time. Throws only the signal's reason. */
async function readInTime(
  { tasks }: Thread<OcrTasks>,
  picture: { jpeg: Buffer; language: OcrLanguage | null },
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
