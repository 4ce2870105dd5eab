import { Worker } from "node:worker_threads";
import sharp from "sharp";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import type { OcrAnswer, OcrTask } from "./ocr-thread.ts";

/** Pages full of text take 2 s; on a machine with other work, ten times as long. Who reads says so all the time. */
const maxSilenceMs = 30_000;
const maxFrameMs = 3 * 60_000;
const maxMemoryMb = 512;

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
    let thread: Thread | null = null;
    try {
      while (first <= last) {
        signal?.throwIfAborted();
        const index = isFromEnd ? last-- : first++;
        const jpeg = jpegs[index]!;
        thread ??= openThread();
        const frame = await thread.read({ index, jpeg }, signal);
        if (frame) {
          frames[index] = frame;
          continue;
        }
        frames[index] = { ...(await sizeOf(jpeg)), lines: [] };
        // Whatever it is stuck in, the next picture should not wait for it.
        await thread.end();
        thread = null;
      }
    } finally {
      await thread?.end();
    }
  }
  await Promise.all(jpegs.length > 1 ? [work(false), work(true)] : [work(false)]);
  return frames;
}

interface Thread {
  /** Null when the picture can't be read, or not in time. */
  read(task: OcrTask, signal: AbortSignal | undefined): Promise<OcrFrame | null>;
  end(): Promise<unknown>;
}

function openThread(): Thread {
  const worker = new Worker(new URL("./ocr-thread.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
  let settle: ((frame: OcrFrame | null) => void) | null = null;
  let silence: NodeJS.Timeout | undefined;
  worker.on("message", (answer: OcrAnswer) => {
    if ("isReading" in answer) silence?.refresh();
    else settle?.("frame" in answer ? answer.frame : null);
  });
  worker.on("error", () => settle?.(null));
  worker.on("exit", () => settle?.(null));
  return {
    read(task, signal) {
      return new Promise((resolve, reject) => {
        const abort = () => {
          reject(signal?.reason);
          settle?.(null);
        };
        silence = setTimeout(() => settle?.(null), maxSilenceMs);
        const whole = setTimeout(() => settle?.(null), maxFrameMs);
        settle = (frame) => {
          clearTimeout(silence);
          silence = undefined;
          clearTimeout(whole);
          signal?.removeEventListener("abort", abort);
          settle = null;
          resolve(frame);
        };
        signal?.addEventListener("abort", abort, { once: true });
        worker.postMessage(task);
      });
    },
    end: () => worker.terminate(),
  };
}

async function sizeOf(jpeg: Buffer): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0 } = await sharp(jpeg)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return { width, height };
}
