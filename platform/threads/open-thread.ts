/** Worker threads with memory and time limits, for tasks on untrusted input. */
import { type Transferable, Worker } from "node:worker_threads";
import { programFile } from "#platform/program-file.ts";
import { type CallLimits, callTasks, type TaskLine } from "./call-tasks.ts";
import type { Tasks } from "./thread-messages.ts";

export interface ThreadOptions extends Omit<CallLimits, "onStuck"> {
  /**
   * Import specifier ("#features/…") of the script, so that it also resolves from a bundle. The script calls
   * `serveThread`.
   */
  script: string;
  /** Limit on the V8 heap, which excludes buffers. The default is Node's. */
  maxMemoryMb?: number;
  /** Limit on the young generation of the V8 heap. The default is Node's. */
  maxYoungMemoryMb?: number;
  startWith?: () => { data: unknown; transfer: Transferable[] };
}

export interface Thread<T extends Tasks> extends Omit<TaskLine<T>, "fail"> {
  close(): Promise<void>;
}

/** The thread was terminated for exceeding its memory or time limit. */
export class ThreadLimitError extends Error {
  override readonly name = "ThreadLimitError";
}

/** Opens a thread that keeps its state between calls. The caller closes it. */
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
      fail(isLate ? new ThreadLimitError("The thread timed out.") : new Error("The thread was terminated."));
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
