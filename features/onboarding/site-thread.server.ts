/** Reads a site, or writes questions from what was read, in a thread of its own, with limits on time and memory. */
import { Worker } from "node:worker_threads";
import { CrawlError } from "#engines/crawler/types.ts";
import type { ThreadMessage, ThreadTask, ThreadTasks } from "./site-thread-tasks.ts";

/** A crawl ends by itself after 120 s; brand and questions take seconds. What takes longer hangs. */
const maxTaskMs = 180_000;
const maxMemoryMb = 512;

export interface ThreadOptions<Kind extends keyof ThreadTasks> {
  signal: AbortSignal;
  onEvent?: (event: ThreadTasks[Kind]["event"]) => void;
}

/** Throws a CrawlError as `readSite` does; any other error is the thread's own. */
export async function runInSiteThread<Kind extends keyof ThreadTasks>(
  kind: Kind,
  input: ThreadTasks[Kind]["input"],
  { signal, onEvent }: ThreadOptions<Kind>,
): Promise<ThreadTasks[Kind]["result"]> {
  signal.throwIfAborted();
  const task = { kind, input } as ThreadTask;
  const worker = new Worker(new URL("./site-thread-main.server.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
  const limit = AbortSignal.any([signal, AbortSignal.timeout(maxTaskMs)]);
  const stop = () => worker.postMessage("abort");
  limit.addEventListener("abort", stop);
  // Asked to stop, a thread that is stuck in a loop does not listen: it is ended a little later.
  const hardLimit = setTimeout(() => void worker.terminate(), maxTaskMs + 5_000);
  const hardStop = () => setTimeout(() => void worker.terminate(), 2_000).unref();
  signal.addEventListener("abort", hardStop, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      worker.on("message", (message: ThreadMessage) => {
        if (message.type === "event") onEvent?.(message.event as ThreadTasks[Kind]["event"]);
        else if (message.type === "done") resolve(message.result as ThreadTasks[Kind]["result"]);
        else reject(errorOf(message));
      });
      worker.on("error", reject);
      worker.on("exit", () => reject(new Error("the thread took too long or too much memory")));
    });
  } finally {
    clearTimeout(hardLimit);
    limit.removeEventListener("abort", stop);
    signal.removeEventListener("abort", hardStop);
    await worker.terminate();
  }
}

function errorOf(message: Extract<ThreadMessage, { type: "crawl-error" | "error" }>): Error {
  if (message.type === "crawl-error") {
    return new CrawlError(message.code, message.message, message.detail ? { detail: message.detail } : {});
  }
  return Object.assign(new Error(message.message), { stack: message.stack });
}
