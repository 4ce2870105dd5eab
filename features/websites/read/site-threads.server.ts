/** Reads sites, and writes questions from what was read, each in a thread of its own with limits on time and memory. */
import { Worker } from "node:worker_threads";
import { CrawlError } from "#engines/crawler/types.ts";
import { lendBrowser } from "#platform/browser/lend-browser.ts";
import type { SiteToRead, ThreadMessage, ThreadTask, ThreadTasks } from "./site-thread-tasks.ts";

/** A crawl ends by itself after 120 s; brand and questions take seconds. What takes longer hangs. */
const maxTaskMs = 180_000;
const maxMemoryMb = 512;
/** As long as people take to press a button; a thread that waits costs memory. */
const maxSpareMs = 60_000;
/** Asked to stop, a thread that is stuck in a loop does not listen: it is ended this much later. */
const stopGraceMs = 2_000;

interface ThreadOptions<Kind extends keyof ThreadTasks> {
  signal: AbortSignal;
  onEvent?: (event: ThreadTasks[Kind]["event"]) => void;
}

export interface SiteThreads {
  /** Throws a CrawlError as `readSite` does; any other error is the thread's own. */
  run<Kind extends keyof ThreadTasks>(
    kind: Kind,
    input: ThreadTasks[Kind]["input"],
    options: ThreadOptions<Kind>,
  ): Promise<ThreadTasks[Kind]["result"]>;
  /** Starts the next thread ahead: loading the engines takes longer than reading the first page. May be repeated. */
  prepare(): void;
}

export function createSiteThreads(): SiteThreads {
  let spare: { worker: Worker; timer: NodeJS.Timeout; forget: () => void } | null = null;

  function takeWorker(): Worker {
    if (!spare) return startThread();
    const { worker, timer, forget } = spare;
    spare = null;
    clearTimeout(timer);
    worker.off("error", forget);
    worker.off("exit", forget);
    worker.ref();
    return worker;
  }

  function drop(worker: Worker): void {
    if (spare?.worker !== worker) return;
    clearTimeout(spare.timer);
    spare = null;
  }

  return {
    async run(kind, input, { signal, onEvent }) {
      signal.throwIfAborted();
      const worker = takeWorker();
      const limit = AbortSignal.any([signal, AbortSignal.timeout(maxTaskMs)]);
      let hardStop: NodeJS.Timeout | undefined;
      const stop = () => {
        worker.postMessage("abort");
        hardStop = setTimeout(() => void worker.terminate(), stopGraceMs);
      };
      limit.addEventListener("abort", stop, { once: true });
      try {
        return await new Promise((resolve, reject) => {
          worker.on("message", (message: ThreadMessage) => {
            if (message.type === "event") onEvent?.(message.event as ThreadTasks[typeof kind]["event"]);
            else if (message.type === "done") resolve(message.result as ThreadTasks[typeof kind]["result"]);
            else reject(errorOf(message));
          });
          worker.on("error", reject);
          worker.on("exit", () => reject(new Error("the thread took too long or too much memory")));
          const browser = "allowPrivate" in input ? lendTo(input) : null;
          const task = { kind, input } as ThreadTask;
          worker.postMessage({ ...task, browser }, browser ? [browser] : []);
        });
      } finally {
        clearTimeout(hardStop);
        limit.removeEventListener("abort", stop);
        await worker.terminate();
      }
    },
    prepare() {
      if (spare) return;
      const worker = startThread();
      const timer = setTimeout(() => {
        drop(worker);
        void worker.terminate();
      }, maxSpareMs);
      timer.unref();
      worker.unref();
      const forget = () => drop(worker);
      worker.on("error", forget);
      worker.on("exit", forget);
      worker.postMessage("prepare");
      spare = { worker, timer, forget };
    },
  };
}

/** What its pages may reach is said here, not in the thread that reads them. */
function lendTo({ config, allowPrivate }: SiteToRead) {
  return lendBrowser({ config, allowPrivate: [...config.crawl.allowPrivate, ...allowPrivate] });
}

function startThread(): Worker {
  return new Worker(new URL("./site-thread-main.server.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
}

function errorOf(message: Extract<ThreadMessage, { type: "crawl-error" | "error" }>): Error {
  if (message.type === "crawl-error") {
    return new CrawlError(message.code, message.message, message.detail ? { detail: message.detail } : {});
  }
  return Object.assign(new Error(message.message), { stack: message.stack });
}
