import { expect, test } from "vitest";
import { networksOf } from "#platform/visitor-networks.ts";
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

test("counts a visitor's streams in each of its networks", () => {
  const limit = createStreamLimit({ max: 100, maxPerKey: 1 });
  const from = (n: number) => limit.acquire(networksOf(`2a01:db8:1:${n.toString(16)}::1`));
  const opened = Array.from({ length: 10 }, (_, n) => from(n));
  expect(opened.filter((release) => release !== null)).toHaveLength(4);
  opened[0]?.();
  expect(from(11)).not.toBeNull();
  expect(from(12)).toBeNull();
});
