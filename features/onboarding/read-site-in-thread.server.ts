/** Reads a site in a thread of its own, with limits on its time and memory. */
import { Worker } from "node:worker_threads";
import { CrawlError } from "#engines/crawler/types.ts";
import type { ReadingEvent } from "./read-site.server.ts";
import type { ThreadInput, ThreadMessage, ThreadResult } from "./read-site-thread.server.ts";

/** A crawl ends by itself after 120 s; brand and questions take seconds. What takes longer hangs. */
const maxReadingMs = 180_000;
const maxMemoryMb = 512;

export interface ThreadedReading extends ThreadInput {
  signal: AbortSignal;
  onEvent: (event: ReadingEvent) => void;
}

/** Throws a CrawlError as `readSite` does; any other error is the thread's own. */
export async function readSiteInThread({
  signal,
  onEvent,
  ...input
}: ThreadedReading): Promise<ThreadResult> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("./read-site-thread.server.ts", import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
  const limit = AbortSignal.any([signal, AbortSignal.timeout(maxReadingMs)]);
  const stop = () => worker.postMessage("abort");
  limit.addEventListener("abort", stop);
  // Asked to stop, a thread that is stuck in a loop does not listen: it is ended a little later.
  const hardLimit = setTimeout(() => void worker.terminate(), maxReadingMs + 5_000);
  try {
    return await new Promise<ThreadResult>((resolve, reject) => {
      worker.on("message", (message: ThreadMessage) => {
        if (message.type === "event") onEvent(message.event);
        else if (message.type === "read") resolve({ site: message.site, logo: message.logo });
        else reject(errorOf(message));
      });
      worker.on("error", reject);
      worker.on("exit", () => reject(new Error("reading the site took too long or too much memory")));
    });
  } finally {
    clearTimeout(hardLimit);
    limit.removeEventListener("abort", stop);
    await worker.terminate();
  }
}

function errorOf(message: Extract<ThreadMessage, { type: "crawl-error" | "error" }>): Error {
  if (message.type === "crawl-error") {
    return new CrawlError(message.code, message.message, message.detail ? { detail: message.detail } : {});
  }
  return Object.assign(new Error(message.message), { stack: message.stack });
}
