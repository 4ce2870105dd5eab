/** Opens a worker thread for tasks, with limits on memory and time: they work on what strangers may have made. */
import { type Transferable, Worker } from "node:worker_threads";
import { programFile } from "#platform/program-file.ts";
import { type CallLimits, callTasks, type TaskLine } from "./call-tasks.ts";
import type { Tasks } from "./thread-messages.ts";

export interface ThreadOptions extends Omit<CallLimits, "onStuck"> {
  /** An import specifier ("#features/…"), so that it resolves from a bundle too; it calls `serveThread`. */
  script: string;
  /** V8's heap. Buffers are outside of it. Default: Node's. */
  maxMemoryMb?: number;
  /** Of it, for what is new. Default: Node's. */
  maxYoungMemoryMb?: number;
  /** What each thread starts with, as its `workerData`. */
  startWith?: () => { data: unknown; transfer: Transferable[] };
}

export interface Thread<T extends Tasks> extends Omit<TaskLine<T>, "fail"> {
  close(): Promise<void>;
}

/** The thread was terminated because it ran out of memory or time. */
export class ThreadLimitError extends Error {
  override readonly name = "ThreadLimitError";
}

/** One thread that keeps its state between calls; whoever opens it closes it. */
export function openThread<T extends Tasks>(options: ThreadOptions): Thread<T> {
  const { script, maxMemoryMb, maxYoungMemoryMb, startWith, ...limits } = options;
  const { data, transfer } = startWith?.() ?? { data: null, transfer: [] };
  const worker = new Worker(programFile(script), {
    workerData: data,
    transferList: transfer,
    resourceLimits: {
      ...(maxMemoryMb ? { maxOldGenerationSizeMb: maxMemoryMb } : {}),
      ...(maxYoungMemoryMb ? { maxYoungGenerationSizeMb: maxYoungMemoryMb } : {}),
    },
  });
  const { fail, ...line } = callTasks<T>(worker, {
    ...limits,
    onStuck(reason) {
      const isLate = reason === "out-of-time";
      fail(isLate ? new ThreadLimitError("The thread ran out of time.") : new Error("The thread was ended."));
      void worker.terminate();
    },
  });
  worker.on("error", (error: Error & { code?: string }) => {
    const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
    fail(isMemory ? new ThreadLimitError("The thread ran out of memory.", { cause: error }) : error);
  });
  worker.on("exit", () => fail(new Error("The thread exited.")));
  return {
    ...line,
    async close() {
      await worker.terminate();
    },
  };
}
