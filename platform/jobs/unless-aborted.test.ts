import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { unlessAborted } from "./unless-aborted.ts";

const never = new Promise<never>(() => {});

test("settles as the work does, and leaves no listener", async () => {
  const { signal } = new AbortController();
  expect(await unlessAborted(Promise.resolve("done"), signal)).toBe("done");
  await expect(unlessAborted(Promise.reject(new Error("broken")), signal)).rejects.toThrow("broken");
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("rejects with the reason once the signal is aborted", async () => {
  const stopping = new AbortController();
  const work = unlessAborted(never, stopping.signal);
  expect(getEventListeners(stopping.signal, "abort")).toHaveLength(1);
  stopping.abort(new Error("stopping"));
  await expect(work).rejects.toThrow("stopping");
  await expect(unlessAborted(never, stopping.signal)).rejects.toThrow("stopping");
  expect(getEventListeners(stopping.signal, "abort")).toEqual([]);
});
