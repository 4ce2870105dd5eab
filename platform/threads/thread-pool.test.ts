import { afterEach, expect, test } from "vitest";
import type { TestTasks } from "#tests/support/test-thread.ts";
import { ThreadLimitError } from "./open-thread.ts";
import { createThreadPool, type PoolOptions, type ThreadPool } from "./thread-pool.ts";

let pool: ThreadPool<TestTasks>;
afterEach(() => pool.close());

function start(options: Partial<PoolOptions> = {}): ThreadPool<TestTasks>["tasks"] {
  pool = createThreadPool<TestTasks>({
    script: "#tests/support/test-thread.ts",
    maxMemoryMb: 64,
    idleMs: 60_000,
    use: "again",
    ...options,
  });
  return pool.tasks;
}

test("reuses a thread after a successful task when configured to", async () => {
  const { threadId } = start();
  expect(await threadId()).toBe(await threadId());
  await pool.close();
  const once = start({ use: "once" });
  expect(await once.threadId()).not.toBe(await once.threadId());
});

test("runs concurrent tasks on a thread each, or on one shared thread", async () => {
  const apart = start();
  const [one, other] = await Promise.all([apart.threadId(), apart.threadId()]);
  expect(one).not.toBe(other);
  await pool.close();
  const together = start({ use: "together" });
  const [first, second] = await Promise.all([together.threadId(), together.threadId()]);
  expect(first).toBe(second);
});

test("discards the thread of a failed or crashed task, and starts a new one for the next", async () => {
  const tasks = start();
  const before = await tasks.threadId();
  await expect(tasks.fail("because")).rejects.toThrow("because");
  const after = await tasks.threadId();
  expect(after).not.toBe(before);
  await expect(tasks.crash()).rejects.toThrow("crashed");
  expect(await tasks.threadId()).not.toBe(after);
  await expect(tasks.fill()).rejects.toThrow(ThreadLimitError);
  expect(await tasks.double(2)).toBe(4);
});

test("replaces the shared thread after a crash, but not after a failed task", async () => {
  const tasks = start({ use: "together" });
  const before = await tasks.threadId();
  await expect(tasks.fail("because")).rejects.toThrow("because");
  expect(await tasks.threadId()).toBe(before);
  await expect(tasks.crash()).rejects.toThrow("crashed");
  expect(await tasks.threadId()).not.toBe(before);
});

test("ends an idle thread, and starts a new one for the next task", async () => {
  const tasks = start({ idleMs: 20 });
  const first = await tasks.threadId();
  await expect.poll(() => tasks.threadId(), { interval: 200 }).not.toBe(first);
});

test("keeps the shared thread while it has a task", async () => {
  const tasks = start({ use: "together", idleMs: 20, maxMs: 500, graceMs: 60_000 });
  await tasks.double(1);
  const untilItsLimit = tasks.untilStopped(null);
  // Another task's completion must not start the idle timer.
  await tasks.double(1);
  expect(await untilItsLimit).toBe("stopped in time");
});

test("uses a prepared thread for the next task, and replaces one that died meanwhile", async () => {
  const tasks = start({ use: "once" });
  const prepared = Promise.withResolvers<number>();
  pool.prepare(async (ready) => prepared.resolve(await ready.threadId()));
  pool.prepare(() => Promise.reject(new Error("a second one is not opened")));
  expect(await tasks.threadId()).toBe(await prepared.promise);
  const crashed = Promise.withResolvers<void>();
  pool.prepare((ready) => ready.crash().finally(crashed.resolve));
  await crashed.promise;
  expect(await tasks.double(2)).toBe(4);
});

test("queues tasks over the limit in order; an aborted one leaves the queue, a failed one frees its slot", async () => {
  const tasks = start({ use: "together", atOnce: 1 });
  const ended: string[] = [];
  const note = (name: string) => () => void ended.push(name);
  const stop = new AbortController();
  const begun = Promise.withResolvers<void>();
  const first = tasks
    .untilStopped(null, { signal: stop.signal, onEvent: () => begun.resolve() })
    .catch(note("first"));
  const second = tasks.fail("because").catch(note("second"));
  const leaving = new AbortController();
  const third = tasks.double(1, { signal: leaving.signal }).catch(note("third, before its turn"));
  const fourth = tasks.double(2).then(note("fourth"));
  await begun.promise;
  leaving.abort();
  await third;
  expect(ended).toEqual(["third, before its turn"]);
  stop.abort();
  await Promise.all([first, second, fourth]);
  expect(ended).toEqual(["third, before its turn", "first", "second", "fourth"]);
});
