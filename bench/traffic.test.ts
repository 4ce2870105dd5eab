import { expect, test } from "vitest";
import { numbers } from "./generate-pages.ts";
import { runTraffic } from "./traffic.ts";

const enough = 20;

test("sends requests at their rate while earlier ones hang, and times each", async () => {
  const next = numbers(7);
  const waiting: (() => void)[] = [];
  let isAnswering = false;
  // Responds only after enough requests. A client that waits for responses would wait forever.
  async function send(): Promise<void> {
    if (waiting.length + 1 >= enough) isAnswering = true;
    if (!isAnswering) return new Promise((resolve) => waiting.push(resolve));
    for (const answer of waiting) answer();
  }
  const samples = await runTraffic({
    seconds: 0.5,
    random: () => next() / 2 ** 24,
    kinds: [{ name: "page", perSecond: 200, send }],
  });
  expect(samples.length).toBeGreaterThan(2 * enough);
  expect(samples.every(({ problem }) => problem === null)).toBe(true);
  const first = samples.toSorted((a, b) => a.dueMs - b.dueMs)[0];
  expect(first?.tookMs).toBeGreaterThan(enough);
});

test("sends what was due until the end, even if the process was busy", async () => {
  let isBusy = true;
  const samples = await runTraffic({
    seconds: 0.1,
    random: () => 0.5,
    kinds: [
      {
        name: "page",
        perSecond: 100,
        async send() {
          const until = performance.now() + 150;
          while (isBusy && performance.now() < until);
          isBusy = false;
        },
      },
    ],
  });
  // With this `random`, one is due every 6.9 ms.
  expect(samples).toHaveLength(14);
  expect(samples.every(({ dueMs }) => dueMs <= 100)).toBe(true);
});

test("reports failures with their kind", async () => {
  const samples = await runTraffic({
    seconds: 0.1,
    random: () => 0.5,
    kinds: [{ name: "page", perSecond: 100, send: () => Promise.reject(new Error("answered 500")) }],
  });
  expect(samples.length).toBeGreaterThan(0);
  expect(samples[0]).toMatchObject({ kind: "page", problem: "answered 500" });
});
