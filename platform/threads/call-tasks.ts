/** The side that calls tasks at the other end of a port. */
import type { Transferable } from "node:worker_threads";
import type { CallOptions, FromTasks, SentError, TaskCalls, Tasks, ToTasks } from "./thread-messages.ts";

/** A worker, or a port to one. */
interface Port {
  postMessage(message: ToTasks, transfer?: readonly Transferable[]): void;
  on(event: "message", listener: (message: FromTasks) => void): unknown;
  ref(): void;
  unref(): void;
}

export interface CallLimits {
  /** Of a call; then it is stopped as if it were aborted. */
  maxMs?: number;
  /** A task that does not answer this much later, once it was told to stop, is given up: `onStuck`. */
  graceMs?: number;
  onStuck?: (reason: "aborted" | "out-of-time") => void;
  /** False: a call does not keep the process from ending. */
  keepsProcess?: boolean;
  /** Classes that errors keep on their way. Others become an Error with the same message and fields. */
  errors?: ErrorClass[];
}

interface ErrorClass {
  name: string;
  prototype: Error;
}

export interface TaskLine<T extends Tasks> {
  /**
   * Each rejects with what the task threw, with the signal's reason when that is aborted, or with the error of
   * `onEvent`.
   */
  tasks: TaskCalls<T>;
  /** Calls without an answer. */
  underWay(): number;
  /** Ends all of them, and those that come later, with this error. */
  fail(error: Error): void;
  /** Why it can't be called any more; null when it can. */
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

    /** What stopped a task says more than that it was stopped. */
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

/** Makes `call(name, …)` a function for each task. */
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
