/** Tasks for the tests of `openThread` and `createThreadPool`. */
import { setTimeout as wait } from "node:timers/promises";
import { threadId, workerData } from "node:worker_threads";
import { serveThread } from "#platform/threads/answer-tasks.ts";
import type { TaskContext } from "#platform/threads/thread-messages.ts";
import { EgressError } from "#shared/egress.ts";

const tasks = {
  double: (value: number) => value * 2,
  size: (bytes: Uint8Array) => bytes.length,
  fail(message: string) {
    throw new Error(message);
  },
  refuse() {
    throw new EgressError("refused-address", "http://a.example/", "This address is private.");
  },
  loop(_: null) {
    for (;;);
  },
  fill() {
    const kept: object[] = [];
    for (;;) kept.push({ at: kept.length });
  },
  /** Throws outside any task, as a callback would. */
  crash() {
    setImmediate(() => {
      throw new Error("crashed");
    });
    return wait(60_000);
  },
  /** Runs until it is aborted. */
  async untilStopped(_: null, { signal, emit }: TaskContext<"begun">): Promise<string> {
    await emit("begun");
    if (!signal.aborted)
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    return "stopped in time";
  },
  /** Returns the number of handled events, as the task counted them. */
  async count(to: number, { emit }: TaskContext<number>): Promise<number> {
    for (let event = 1; event <= to; event += 1) await emit(event);
    return to;
  },
  threadId: () => threadId,
  startedWith: () => workerData as unknown,
};
export type TestTasks = typeof tasks;

serveThread(tasks);
