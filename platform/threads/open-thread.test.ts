import { afterEach, expect, test } from "vitest";
import type { TestCalls } from "#tests/support/test-thread.ts";
import { openThread, type Thread, ThreadLimitError } from "./open-thread.ts";

let thread: Thread<TestCalls>;
afterEach(() => thread.close());

function open({ maxMemoryMb = 64, maxCallMs = 60_000 } = {}) {
  thread = openThread<TestCalls>("#tests/support/test-thread.ts", { maxMemoryMb, maxCallMs });
}

test("calls are answered, in any order, and errors come back with their message", async () => {
  open();
  expect(await Promise.all([thread.call("double", [2]), thread.call("double", [21])])).toEqual([4, 42]);
  await expect(thread.call("fail", ["because"])).rejects.toThrow("because");
  expect(await thread.call("double", [1])).toBe(2);
});

test("buffers are moved, not copied", async () => {
  open();
  const bytes = new Uint8Array(1_000_000);
  expect(await thread.call("size", [bytes], [bytes.buffer])).toBe(1_000_000);
  expect(bytes.length).toBe(0);
});

test("one that never ends is terminated in time, with everything that waits for it", async () => {
  open({ maxCallMs: 1_000 });
  const results = await Promise.allSettled([thread.call("loop", []), thread.call("double", [1])]);
  for (const result of results) expect(result).toMatchObject({ reason: expect.any(ThreadLimitError) });
  await expect(thread.call("double", [1])).rejects.toThrow(ThreadLimitError);
});

test("one that takes memory without end is terminated, and the process lives", async () => {
  open();
  await expect(thread.call("fill", [])).rejects.toThrow(ThreadLimitError);
});

test("a closed one answers nothing", async () => {
  open();
  const call = thread.call("loop", []);
  await Promise.all([expect(call).rejects.toThrow("The thread exited."), thread.close()]);
});
