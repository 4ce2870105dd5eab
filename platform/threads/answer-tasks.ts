import { type MessagePort, parentPort } from "node:worker_threads";
import { lowerThreadPriority } from "#platform/lower-priority.ts";
import type { FromTasks, SentError, TaskContext, Tasks, ToTasks } from "./thread-messages.ts";

/**
 * Call this in the script of a thread that `openThread` starts. The thread gets a lower priority than the main thread,
 * which serves visitors, unless `isUrgent` says that visitors wait for its results.
 */
export function serveThread(tasks: Tasks, { isUrgent = false } = {}): void {
  if (!isUrgent) lowerThreadPriority();
  if (parentPort) answerTasks(parentPort, tasks);
}

/** The returned function handles a message that was received elsewhere. */
export function answerTasks(port: MessagePort, tasks: Tasks): (message: ToTasks) => void {
  const running = new Map<number, { abort: AbortController; unhandled: (() => void)[] }>();
  const say = (message: FromTasks) => port.postMessage(message);

  function hear(message: ToTasks): void {
    if (message.type === "call") void run(message);
    else if (message.type === "abort") running.get(message.id)?.abort.abort();
    else running.get(message.id)?.unhandled.shift()?.();
  }

  async function run({ id, name, input }: Extract<ToTasks, { type: "call" }>): Promise<void> {
    const abort = new AbortController();
    const unhandled: (() => void)[] = [];
    running.set(id, { abort, unhandled });
    const context: TaskContext<unknown> = {
      signal: abort.signal,
      emit: (event) =>
        new Promise((resolve) => {
          say({ type: "event", id, event });
          unhandled.push(resolve);
        }),
    };
    try {
      say({ type: "done", id, result: await tasks[name]?.(input as never, context as never) });
    } catch (error) {
      say({ type: "failed", id, error: sendable(error) });
    } finally {
      running.delete(id);
    }
  }

  port.on("message", hear);
  return hear;
}

function sendable(error: unknown): SentError {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const own = error instanceof Error ? Object.entries(error) : [];
  const isPlain = (value: unknown) =>
    value === null || !["object", "function", "symbol"].includes(typeof value);
  return { name, message, stack, fields: Object.fromEntries(own.filter(([, value]) => isPlain(value))) };
}
