import { expect, test } from "vitest";
import { createSharedSignal } from "./shared-signal.ts";

test("aborts when the last request was aborted, with its reason", () => {
  const { signal, join } = createSharedSignal();
  const [first, second] = [new AbortController(), new AbortController()];
  join(first.signal);
  join(second.signal);
  first.abort("first");
  expect(signal.aborted).toBe(false);
  second.abort("second");
  expect(signal.reason).toBe("second");
});

test("counts a request that was aborted before it joined", () => {
  const { signal, join } = createSharedSignal();
  const first = new AbortController();
  join(first.signal);
  join(AbortSignal.abort("before"));
  expect(signal.aborted).toBe(false);
  first.abort("first");
  expect(signal.reason).toBe("first");
});

test("never aborts what a request without a signal waits for", () => {
  const { signal, join } = createSharedSignal();
  const first = new AbortController();
  join(undefined);
  join(first.signal);
  first.abort();
  expect(signal.aborted).toBe(false);
});
