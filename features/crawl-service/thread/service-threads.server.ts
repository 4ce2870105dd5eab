/** Reads pages for the crawl service in threads beside the server, with limits on time and memory. */
import { type MessagePort, Worker } from "node:worker_threads";
import { CrawlError } from "#engines/crawler/types.ts";
import { lendBrowser } from "#platform/browser/lend-browser.ts";
import type { Config } from "#platform/config.ts";
import type { FromThread, ServiceTask, ServiceTasks, ToThread } from "./service-thread-tasks.ts";

const maxMemoryMb = 512;
/** A thread that nobody asks anything costs memory. */
const maxIdleMs = 60_000;
/** Asked to stop, a thread that is stuck in a loop does not listen: it is ended this much later. */
const stopGraceMs = 3_000;

interface TaskOptions<Kind extends keyof ServiceTasks> {
  signal: AbortSignal;
  /** The task goes on when it resolves, and ends with its error. */
  onEvent?: (event: ServiceTasks[Kind]["event"]) => Promise<void>;
}

export interface ServiceThreads {
  /**
   * Rejects with a CrawlError for a website's fault, with the signal's reason once that is aborted, with what
   * `onEvent` threw, or with the thread's own error.
   */
  run<Kind extends keyof ServiceTasks>(
    kind: Kind,
    input: ServiceTasks[Kind]["input"],
    options: TaskOptions<Kind>,
  ): Promise<ServiceTasks[Kind]["result"]>;
  close(): Promise<void>;
}

/**
 * `isShared`: one thread for all tasks, for short ones that come often. Otherwise each task has one of its own, so
 * that none suffers from what another one reads.
 */
export function createServiceThreads({ isShared }: { isShared: boolean }): ServiceThreads {
  /** The one for all, or one that has done its task well and is there for the next. */
  let spare: Worker | null = null;
  let tasks = 0;
  let nextId = 1;
  let idleTimer: NodeJS.Timeout | undefined;
  const open = new Set<Worker>();
  /** Those that have their line to the browser. */
  const lent = new WeakSet<Worker>();

  function lendTo(worker: Worker, config: Config): MessagePort | null {
    lent.add(worker);
    return lendBrowser({ config, allowPrivate: config.crawl.allowPrivate });
  }

  function takeWorker(): Worker {
    clearTimeout(idleTimer);
    if (spare) {
      const worker = spare;
      if (!isShared) spare = null;
      return worker;
    }
    const worker = new Worker(new URL("./service-thread-main.server.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    worker.setMaxListeners(0);
    open.add(worker);
    const forget = () => {
      open.delete(worker);
      if (spare === worker) spare = null;
    };
    worker.on("error", forget);
    worker.on("exit", forget);
    if (isShared) spare = worker;
    return worker;
  }

  function leaveWorker(worker: Worker, { isSound }: { isSound: boolean }): void {
    tasks -= 1;
    if (!isShared && (!isSound || spare || !open.has(worker))) {
      void worker.terminate();
      return;
    }
    if (!isShared) spare = worker;
    if (isShared && tasks > 0) return;
    worker.unref();
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => void worker.terminate(), maxIdleMs).unref();
  }

  return {
    async run(kind, input, { signal, onEvent }) {
      signal.throwIfAborted();
      const worker = takeWorker();
      worker.ref();
      tasks += 1;
      const id = nextId++;
      const say = (message: ToThread, lines: MessagePort[] = []) => worker.postMessage(message, lines);
      let hardStop: NodeJS.Timeout | undefined;
      let failure: { error: unknown } | null = null;
      const stop = () => {
        if (hardStop) return;
        say({ type: "abort", id });
        hardStop = setTimeout(() => void worker.terminate(), stopGraceMs);
      };
      signal.addEventListener("abort", stop, { once: true });
      let leave = () => {};
      let isSound = false;
      try {
        const result = await new Promise<ServiceTasks[typeof kind]["result"]>((resolve, reject) => {
          const onMessage = (message: FromThread) => {
            if (message.id !== id) return;
            if (message.type === "done") resolve(message.result as ServiceTasks[typeof kind]["result"]);
            else if (message.type === "event") {
              const dealtWith = onEvent?.(message.event as ServiceTasks[typeof kind]["event"]);
              Promise.resolve(dealtWith).then(
                () => say({ type: "go-on", id }),
                (error: unknown) => {
                  failure ??= { error };
                  stop();
                  say({ type: "go-on", id });
                },
              );
            } else reject(errorOf(message));
          };
          const onExit = () => reject(new Error("the thread took too long or too much memory"));
          worker.on("message", onMessage);
          worker.on("error", reject);
          worker.on("exit", onExit);
          leave = () => {
            worker.off("message", onMessage);
            worker.off("error", reject);
            worker.off("exit", onExit);
          };
          const browser = lent.has(worker) ? null : lendTo(worker, input.config);
          say({ type: "task", id, task: { kind, input } as ServiceTask, browser }, browser ? [browser] : []);
        });
        const stopped = settled();
        if (stopped !== null) throw stopped;
        isSound = true;
        return result;
      } catch (error) {
        throw settled() ?? error;
      } finally {
        clearTimeout(hardStop);
        signal.removeEventListener("abort", stop);
        leave();
        leaveWorker(worker, { isSound });
      }

      /** What stopped the task says more than that it was stopped. */
      function settled(): unknown {
        if (failure) return failure.error;
        return signal.aborted ? signal.reason : null;
      }
    },
    async close() {
      clearTimeout(idleTimer);
      await Promise.all([...open].map((worker) => worker.terminate()));
    },
  };
}

function errorOf(message: Extract<FromThread, { type: "crawl-error" | "error" }>): Error {
  if (message.type === "crawl-error") return new CrawlError(message.code, message.message);
  return Object.assign(new Error(message.message), { stack: message.stack });
}
