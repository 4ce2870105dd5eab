import sharp from "sharp";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import { openThread, type Thread } from "#platform/threads/open-thread.ts";
import type { OcrTasks } from "./ocr-thread.ts";

/** Pages full of text take 2 s; on a machine with other work, ten times as long. Who reads says so all the time. */
const maxSilenceMs = 30_000;
const reader = { script: "#features/recordings/ocr-thread.ts", maxMemoryMb: 512, maxMs: 3 * 60_000 };

/**
 * Reads what is written on pictures, in their order, in two threads (of about 150 MB each) that end with the work. A picture that can't be
 * decoded or read in time has no lines. Throws AbortError when the signal says so.
 */
export async function readFrames(
  jpegs: Buffer[],
  { signal }: { signal?: AbortSignal } = {},
): Promise<OcrFrame[]> {
  signal?.throwIfAborted();
  const frames: OcrFrame[] = [];
  let [first, last] = [0, jpegs.length - 1];
  /** From both ends: a thread reads only what differs from the picture that it had before. */
  async function work(isFromEnd: boolean): Promise<void> {
    let thread: Thread<OcrTasks> | null = null;
    try {
      while (first <= last) {
        signal?.throwIfAborted();
        const index = isFromEnd ? last-- : first++;
        const jpeg = jpegs[index]!;
        thread ??= openThread<OcrTasks>(reader);
        const frame = await readInTime(thread, jpeg, signal);
        if (frame) {
          frames[index] = frame;
          continue;
        }
        frames[index] = { ...(await sizeOf(jpeg)), lines: [] };
        // Whatever it is stuck in, the next picture should not wait for it.
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

/** Null when the picture can't be read, or not in time. Throws only the signal's reason. */
async function readInTime(
  { tasks }: Thread<OcrTasks>,
  jpeg: Buffer,
  signal: AbortSignal | undefined,
): Promise<OcrFrame | null> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), maxSilenceMs);
  try {
    return await tasks.read(jpeg, {
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
