import { expect, test } from "vitest";
import { createStreamLimit } from "./stream-limit.ts";

test("releasing a slot twice frees it once", () => {
  const limit = createStreamLimit({ max: 3, maxPerKey: 2 });
  const release = limit.acquire("a");
  expect(limit.acquire("a")).not.toBeNull();
  expect(limit.acquire("a")).toBeNull();
  release?.();
  release?.();
  expect(limit.acquire("a")).not.toBeNull();
  expect(limit.acquire("a")).toBeNull();
  expect(limit.acquire("b")).not.toBeNull();
  expect(limit.acquire("c")).toBeNull();
});
