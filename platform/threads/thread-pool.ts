import { inSpan } from "#platform/tracing.ts";
import { createTurns } from "#platform/turns.ts";
import { taskCalls } from "./call-tasks.ts";
import { openThread, type Thread, type ThreadOptions } from "./open-thread.ts";
import type { CallOptions, TaskCalls, Tasks } from "./thread-messages.ts";

export interface PoolOptions extends ThreadOptions {
  /**
   * With "once", each task gets a thread, which ends with it. With "again", a thread is reused after a successful task.
   * With "together", all tasks share one thread and run concurrently.
   */
  use: "once" | "again" | "together";
  /** A thread ends after this idle time. */
  idleMs: number;
  /** Maximum number of concurrent tasks. Others queue in order. Unlimited by default. */
  atOnce?: number;
}

export interface ThreadPool<T extends Tasks> {
  tasks: TaskCalls<T>;
  /** Starts and initializes the next thread ahead of time. Idempotent. */
  prepare(getReady: (tasks: TaskCalls<T>) => Promise<unknown>): void;
  close(): Promise<void>;
}

type AnyCall = (input: unknown, options?: CallOptions<unknown>) => Promise<unknown>;

export function createThreadPool<T extends Tasks>({
  use,
  idleMs,
  atOnce,
  ...threadOptions
}: PoolOptions): ThreadPool<T> {
  const turns = atOnce === undefined ? null : createTurns(atOnce);
  const open = new Set<Thread<T>>();
  let spare: Thread<T> | null = null;
  let idleTimer: NodeJS.Timeout | undefined;

  function take(): Thread<T> {
    clearTimeout(idleTimer);
    if (spare?.failure()) void end(spare);
    const thread = spare ?? start();
    spare = use === "together" ? thread : null;
    return thread;
  }

  function start(): Thread<T> {
    const thread = openThread<T>(threadOptions);
    open.add(thread);
    return thread;
  }

  function leave(thread: Thread<T>, { isSound }: { isSound: boolean }): void {
    const isKept = use === "together" || (use === "again" && isSound && spare === null);
    if (isKept && thread.failure() === null) keep(thread);
    else void end(thread);
  }

  function keep(thread: Thread<T>): void {
    spare = thread;
    clearTimeout(idleTimer);
    if (thread.underWay() > 0) return;
    idleTimer = setTimeout(() => void end(thread), idleMs).unref();
  }

  async function end(thread: Thread<T>): Promise<void> {
    open.delete(thread);
    if (spare === thread) spare = null;
    await thread.close();
  }

  async function run(name: string, input: unknown, options: CallOptions<unknown> = {}): Promise<unknown> {
    const { signal } = options;
    signal?.throwIfAborted();
    // Without a limit, this must not await, because a transferred port must not receive messages in the meantime.
    if (turns) await turns.take(signal);
    try {
      return await runInThread(name, input, options);
    } finally {
      turns?.leave();
    }
  }

  async function runInThread(name: string, input: unknown, options: CallOptions<unknown>): Promise<unknown> {
    const thread = take();
    let isSound = false;
    try {
      const result = await (thread.tasks[name] as AnyCall)(input, options);
      isSound = true;
      return result;
    } finally {
      leave(thread, { isSound });
    }
  }

  return {
    tasks: taskCalls((name, ...call) =>
      inSpan(`thread ${name}`, { attributes: {} }, { run: () => run(name, ...call) }),
    ),
    prepare(getReady) {
      if (spare && spare.failure() === null) return;
      const thread = start();
      keep(thread);
      // A task on this thread gets the same error and reports it.
      getReady(thread.tasks).catch(() => {});
    },
    async close() {
      clearTimeout(idleTimer);
      await Promise.all([...open].map(end));
    },
  };
}
