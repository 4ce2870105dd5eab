/** Calls functions in a worker thread, with limits on memory and time: for files that anybody may have made. */
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { CallMessage, ReplyMessage, ThreadCalls } from "./thread-messages.ts";

export interface ThreadLimits {
  /** V8's heap. Buffers are outside of it. */
  maxMemoryMb: number;
  /** Of each call. */
  maxCallMs: number;
}

export interface Thread<Calls extends ThreadCalls> {
  /**
   * Rejects with a ThreadLimitError once a limit is exceeded, and with an Error for what the function threw.
   * `transfer` moves buffers into the thread instead of copying them.
   */
  call<Name extends keyof Calls & string>(
    name: Name,
    args: Parameters<Calls[Name]>,
    transfer?: ArrayBuffer[],
  ): Promise<Awaited<ReturnType<Calls[Name]>>>;
  close(): Promise<void>;
}

/** The thread was terminated because it ran out of memory or time. */
export class ThreadLimitError extends Error {
  override readonly name = "ThreadLimitError";
}

/** `script` is an import specifier ("#features/…"), so that it resolves from a bundle too; it calls `answerCalls`. */
export function openThread<Calls extends ThreadCalls>(
  script: string,
  { maxMemoryMb, maxCallMs }: ThreadLimits,
): Thread<Calls> {
  const worker = new Worker(createRequire(import.meta.url).resolve(script), {
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: 32 },
  });
  const inFlight = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let nextId = 1;
  let failure: Error | null = null;

  function fail(error: Error): void {
    failure ??= error;
    for (const { reject } of inFlight.values()) reject(failure);
    inFlight.clear();
  }
  worker.on("message", (reply: ReplyMessage) => {
    const call = inFlight.get(reply.id);
    inFlight.delete(reply.id);
    if ("error" in reply) call?.reject(new Error(reply.error));
    else call?.resolve(reply.value);
  });
  worker.on("error", (error: Error & { code?: string }) => {
    const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
    fail(isMemory ? new ThreadLimitError("The thread ran out of memory.", { cause: error }) : error);
  });
  worker.on("exit", () => fail(new Error("The thread exited.")));

  return {
    async call(name, args, transfer = []) {
      if (failure) throw failure;
      const id = nextId++;
      const reply = Promise.withResolvers<unknown>();
      inFlight.set(id, reply);
      const timer = setTimeout(() => {
        fail(new ThreadLimitError("The thread ran out of time."));
        void worker.terminate();
      }, maxCallMs);
      try {
        worker.postMessage({ id, name, args } satisfies CallMessage, transfer);
        return (await reply.promise) as never;
      } finally {
        clearTimeout(timer);
        inFlight.delete(id);
      }
    },
    async close() {
      await worker.terminate();
    },
  };
}
