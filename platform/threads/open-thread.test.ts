import { afterEach, expect, test } from "vitest";
import { EgressError } from "#shared/egress.ts";
import type { TestTasks } from "#tests/support/test-thread.ts";
import { openThread, type Thread, ThreadLimitError, type ThreadOptions } from "./open-thread.ts";

let thread: Thread<TestTasks>;
afterEach(() => thread.close());

function open(options: Partial<ThreadOptions> = {}): Thread<TestTasks>["tasks"] {
  thread = openThread<TestTasks>({
    script: "#tests/support/test-thread.ts",
    maxMemoryMb: 64,
    maxMs: 60_000,
    ...options,
  });
  return thread.tasks;
}

test("answers concurrent calls, and preserves error messages", async () => {
  const tasks = open();
  expect(await Promise.all([tasks.double(2), tasks.double(21)])).toEqual([4, 42]);
  await expect(tasks.fail("because")).rejects.toThrow("because");
  expect(await tasks.double(1)).toBe(2);
});

test("transfers buffers instead of copying", async () => {
  const tasks = open();
  const bytes = new Uint8Array(1_000_000);
  expect(await tasks.size(bytes, { transfer: [bytes.buffer] })).toBe(1_000_000);
  expect(bytes.length).toBe(0);
});

test("terminates a thread that never ends, and rejects its pending calls", async () => {
  const tasks = open({ maxMs: 1_000 });
  const results = await Promise.allSettled([tasks.loop(null), tasks.double(1)]);
  for (const result of results) expect(result).toMatchObject({ reason: expect.any(ThreadLimitError) });
  await expect(tasks.double(1)).rejects.toThrow(ThreadLimitError);
});

test("terminates a thread that exhausts its memory without crashing the process", async () => {
  await expect(open().fill()).rejects.toThrow(ThreadLimitError);
});

test("rejects calls after close", async () => {
  const call = open().loop(null);
  await Promise.all([expect(call).rejects.toThrow("The thread exited."), thread.close()]);
});

test("rejects with the error of a crashed thread", async () => {
  await expect(open().crash()).rejects.toThrow("crashed");
  expect(thread.failure()).toMatchObject({ message: "crashed" });
});

test("preserves the class and fields of registered errors", async () => {
  const named = open({ errors: [EgressError] }).refuse();
  const fields = { code: "refused-address", url: "http://a.example/", message: "This address is private." };
  await expect(named).rejects.toMatchObject(fields);
  await expect(named).rejects.toBeInstanceOf(EgressError);
  await thread.close();
  const unnamed = open().refuse();
  await expect(unnamed).rejects.toMatchObject(fields);
  await expect(unnamed).rejects.not.toBeInstanceOf(EgressError);
});

test("a task waits until each of its events was handled", async () => {
  const order: string[] = [];
  const tasks = open();
  const call = tasks.count(3, {
    async onEvent(event) {
      order.push(`begin ${event}`);
      // Messages are ordered, so everything sent before has arrived by this answer.
      await tasks.double(event);
      order.push(`end ${event}`);
    },
  });
  expect(await call).toBe(3);
  expect(order).toEqual(["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"]);
});

test("an error in the event handler stops the task with that error", async () => {
  const onEvent = () => {
    throw new Error("no room for it");
  };
  const tasks = open({ graceMs: 60_000 });
  await expect(tasks.untilStopped(null, { onEvent })).rejects.toThrow("no room for it");
  expect(await tasks.double(1)).toBe(2);
});

test("aborts a task and keeps its thread", async () => {
  const stop = new AbortController();
  const tasks = open({ graceMs: 60_000 });
  const reason = new Error("not wanted any more");
  const call = tasks.untilStopped(null, { signal: stop.signal, onEvent: () => stop.abort(reason) });
  await expect(call).rejects.toBe(reason);
  expect(await tasks.double(1)).toBe(2);
  await expect(tasks.double(1, { signal: stop.signal })).rejects.toBe(reason);
});

test("terminates the thread of a task that ignores an abort", async () => {
  const stop = new AbortController();
  const tasks = open({ graceMs: 100 });
  expect(await tasks.double(1)).toBe(2);
  const call = tasks.loop(null, { signal: stop.signal });
  stop.abort(new Error("not wanted any more"));
  await expect(call).rejects.toThrow("not wanted any more");
  expect(thread.failure()).toMatchObject({ message: "The thread was terminated." });
});

test("a task that settles in time after its time limit decides the outcome", async () => {
  expect(await open({ maxMs: 200, graceMs: 60_000 }).untilStopped(null)).toBe("stopped in time");
});

test("starts with its workerData", async () => {
  const startWith = () => ({ data: { given: "this" }, transfer: [] });
  expect(await open({ startWith }).startedWith()).toEqual({ given: "this" });
});
