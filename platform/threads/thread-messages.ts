/** Types of tasks and their messages, for the caller and the thread. */
import type { Transferable } from "node:worker_threads";

export interface TaskContext<Event = never> {
  /** Aborted when the caller aborts or the time limit is reached. */
  signal: AbortSignal;
  /** Resolves once the caller has handled the event. */
  emit: (event: Event) => Promise<void>;
}

/** Inputs, events and results must be structured-cloneable. */
export type Tasks = Record<string, (input: never, context: never) => unknown>;

export interface CallOptions<Event = never> {
  signal?: AbortSignal | undefined;
  /** An error that it throws stops the task and rejects the call. */
  onEvent?: ((event: Event) => unknown) | undefined;
  /** Transferred to the task instead of copied. */
  transfer?: Transferable[];
}

type Call<Task> = Task extends (input: infer Input, context: TaskContext<infer Event>) => infer Result
  ? Task extends () => unknown
    ? () => Promise<Awaited<Result>>
    : (input: Input, options?: CallOptions<Event>) => Promise<Awaited<Result>>
  : never;

export type TaskCalls<T extends Tasks> = { [Name in keyof T]: Call<T[Name]> };

export type ToTasks =
  | { type: "call"; id: number; name: string; input: unknown }
  | { type: "abort"; id: number }
  | { type: "handled"; id: number };

export type FromTasks =
  | { type: "done"; id: number; result: unknown }
  | { type: "failed"; id: number; error: SentError }
  | { type: "event"; id: number; event: unknown };

/** A serialized error. `fields` are its own properties with plain values. */
export interface SentError {
  name: string;
  message: string;
  stack: string | undefined;
  fields: Record<string, unknown>;
}
