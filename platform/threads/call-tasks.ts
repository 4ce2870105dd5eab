import type { Transferable } from "node:worker_threads";
import type { CallOptions, FromTasks, SentError, TaskCalls, Tasks, ToTasks } from "./thread-messages.ts";

interface Port {
  postMessage(message: ToTasks, transfer?: readonly Transferable[]): void;
  on(event: "message", listener: (message: FromTasks) => void): unknown;
  ref(): void;
  unref(): void;
}

export interface CallLimits {
  /** A call that exceeds the limit is aborted. */
  maxMs?: number;
  /** A task that doesn't settle within this time after an abort is stuck, so `onStuck` is called. */
  graceMs?: number;
  onStuck?: (reason: "aborted" | "out-of-time") => void;
  /** If false, pending calls don't keep the process alive. */
  keepsProcess?: boolean;
  /** Error classes to preserve. Other errors become an Error with the same message and fields. */
  errors?: ErrorClass[];
}

interface ErrorClass {
  name: string;
  prototype: Error;
}

export interface TaskLine<T extends Tasks> {
  /** Each call rejects with the task's error, with the signal's reason on abort, or with the error of `onEvent`. */
  tasks: TaskCalls<T>;
  /** Number of in-flight calls. */
  underWay(): number;
  /** Rejects all calls with this error, including later ones. */
  fail(error: Error): void;
  /** Why the port is unusable, or null while it works. */
  failure(): Error | null;
}

interface CallUnderWay {
  resolve(result: unknown): void;
  reject(error: Error): void;
  onEvent(event: unknown): void;
}

export function callTasks<T extends Tasks>(
  port: Port,
  { maxMs, graceMs = 0, onStuck, keepsProcess = true, errors = [] }: CallLimits = {},
): TaskLine<T> {
  const calls = new Map<number, CallUnderWay>();
  let nextId = 1;
  let failure: Error | null = null;

  port.on("message", (message) => {
    const call = calls.get(message.id);
    if (message.type === "event") call?.onEvent(message.event);
    else if (message.type === "done") call?.resolve(message.result);
    else call?.reject(revived(message.error, errors));
  });
  port.unref();

  async function call(
    name: string,
    input: unknown,
    { signal, onEvent, transfer = [] }: CallOptions<unknown> = {},
  ): Promise<unknown> {
    signal?.throwIfAborted();
    if (failure) throw failure;
    const id = nextId++;
    const answer = Promise.withResolvers<unknown>();
    let eventFailure: { error: unknown } | null = null;
    let hardStop: NodeJS.Timeout | undefined;

    function stop(reason: "aborted" | "out-of-time"): void {
      if (hardStop) return;
      port.postMessage({ type: "abort", id });
      if (onStuck) hardStop = setTimeout(() => onStuck(reason), graceMs);
    }
    const onAbort = () => stop("aborted");
    const timer = maxMs === undefined ? undefined : setTimeout(() => stop("out-of-time"), maxMs);
    signal?.addEventListener("abort", onAbort, { once: true });
    calls.set(id, {
      ...answer,
      async onEvent(event) {
        try {
          await onEvent?.(event);
        } catch (error) {
          eventFailure ??= { error };
          stop("aborted");
        }
        port.postMessage({ type: "handled", id });
      },
    });
    if (keepsProcess) port.ref();
    try {
      port.postMessage({ type: "call", id, name, input }, transfer);
      const result = await answer.promise;
      throwStop();
      return result;
    } catch (error) {
      throwStop();
      throw error;
    } finally {
      clearTimeout(timer);
      clearTimeout(hardStop);
      signal?.removeEventListener("abort", onAbort);
      calls.delete(id);
      if (calls.size === 0) port.unref();
    }

    /** Throws the specific reason for stopping, if there is one, instead of the abort error. */
    function throwStop(): void {
      if (eventFailure) throw eventFailure.error;
      signal?.throwIfAborted();
    }
  }

  return {
    tasks: taskCalls(call),
    underWay: () => calls.size,
    failure: () => failure,
    fail(error) {
      failure ??= error;
      for (const { reject } of calls.values()) reject(failure);
    },
  };
}

export function taskCalls<T extends Tasks>(
  call: (name: string, input: unknown, options?: CallOptions<unknown>) => Promise<unknown>,
): TaskCalls<T> {
  return new Proxy({} as TaskCalls<T>, {
    get: (_, name) => (input: unknown, options?: CallOptions<unknown>) => call(String(name), input, options),
  });
}

function revived({ name, message, stack, fields }: SentError, classes: ErrorClass[]): Error {
  const error = Object.assign(new Error(message), fields, { name, stack });
  const known = classes.find((known) => known.name === name);
  return known ? Object.setPrototypeOf(error, known.prototype) : error;
}
