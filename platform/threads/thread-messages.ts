/** Tasks and the messages about them. Types only: the caller and the thread both import it. */
import type { Transferable } from "node:worker_threads";

/** What a task gets beside its input. */
export interface TaskContext<Event = never> {
  /** Aborted when the caller no longer wants the result, or the task's time is over. */
  signal: AbortSignal;
  /** Resolves once the caller has handled the event. */
  emit: (event: Event) => Promise<void>;
}

/** Functions whose input, events and results can be cloned. */
export type Tasks = Record<string, (input: never, context: never) => unknown>;

export interface CallOptions<Event = never> {
  signal?: AbortSignal | undefined;
  /** Its error stops the task and becomes the call's. */
  onEvent?: ((event: Event) => unknown) | undefined;
  /** Moved to the task instead of copied. */
  transfer?: Transferable[];
}

type Call<Task> = Task extends (input: infer Input, context: TaskContext<infer Event>) => infer Result
  ? Task extends () => unknown
    ? () => Promise<Awaited<Result>>
    : (input: Input, options?: CallOptions<Event>) => Promise<Awaited<Result>>
  : never;

/** The tasks as their caller sees them. */
export type TaskCalls<T extends Tasks> = { [Name in keyof T]: Call<T[Name]> };

export type ToTasks =
  | { type: "call"; id: number; name: string; input: unknown }
  | { type: "abort"; id: number }
  | { type: "handled"; id: number };

export type FromTasks =
  | { type: "done"; id: number; result: unknown }
  | { type: "failed"; id: number; error: SentError }
  | { type: "event"; id: number; event: unknown };

/** An error as it is sent: `fields` are its own properties that are plain values. */
export interface SentError {
  name: string;
  message: string;
  stack: string | undefined;
  fields: Record<string, unknown>;
}
