import { APICallError } from "ai";
import { expect, test } from "vitest";
import { requestScope } from "#platform/request-scope.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { type CallTimer, callModel } from "./call-model.ts";

/** A fake clock that only pauses and attempts advance. */
function fakeTimer() {
  let now = 0;
  const pauses: number[] = [];
  const deadlines: { atMs: number; controller: AbortController }[] = [];
  const pass = (ms: number) => {
    now += ms;
    for (const { atMs, controller } of deadlines) if (now >= atMs) controller.abort();
  };
  const timer: CallTimer = {
    nowMs: () => now,
    async pause(ms) {
      pauses.push(ms);
      pass(ms);
    },
    deadline(ms) {
      const controller = new AbortController();
      deadlines.push({ atMs: now + ms, controller });
      return controller.signal;
    },
  };
  return { timer, pauses, pass, now: () => now };
}

const failure = (statusCode: number) =>
  new APICallError({ message: "no", url: "http://model.example", requestBodyValues: {}, statusCode });

async function call(
  statuses: number[],
  options: { tryMs: number; maxTries?: number; random?: () => number },
) {
  const { timer, pauses, pass, now } = fakeTimer();
  let tries = 0;
  const result = await callModel(
    collectLog().log,
    {
      purpose: "test",
      model: "fake",
      async attempt() {
        tries += 1;
        pass(options.tryMs);
        throw failure(statuses[Math.min(tries, statuses.length) - 1]!);
      },
    },
    { deadlineMs: 60_000, timer, ...options },
  ).catch((error: unknown) => error);
  return { result, tries, pauses, atMs: now() };
}

test("lets the next page be rendered before it waits for the answer", async () => {
  const steps: string[] = [];
  const attempt = async () => {
    steps.push("attempt");
    return { value: "answer", facts: {} };
  };
  const scope = { requestId: "request-1", endTurn: () => steps.push("turn ended") };
  const asked = { purpose: "test", model: "fake", attempt };
  await requestScope.run(scope, () => callModel(collectLog().log, asked, { deadlineMs: 60_000 }));
  expect(steps).toEqual(["turn ended", "attempt"]);
});

test("doubles the backoff with jitter from half to one and a half", async () => {
  const shortest = await call([500], { tryMs: 0, random: () => 0 });
  expect(shortest.pauses).toEqual([400, 800, 1600]);
  const longest = await call([500], { tryMs: 0, random: () => 1 });
  expect(longest.pauses).toEqual([1200, 2400, 4800]);
  expect(longest).toMatchObject({ tries: 4, result: { reason: "unavailable" } });
});

test("applies the one-minute deadline to all attempts together", async () => {
  const slow = await call([503], { tryMs: 25_000, maxTries: 9, random: () => 0.5 });
  // The third attempt passes the deadline, so there is no fourth.
  expect(slow).toMatchObject({ tries: 3, result: { reason: "too-slow" } });
  expect(slow.atMs).toBeLessThan(78_000);
  const close = await call([503], { tryMs: 29_000, maxTries: 9, random: () => 0.5 });
  // The time left after the second attempt is shorter than the backoff.
  expect(close).toMatchObject({ tries: 2, atMs: 58_800, result: { reason: "unavailable" } });
});
