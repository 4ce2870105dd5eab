import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRestingLine } from "./resting-line.ts";

test("rests after each task, in proportion to the time that it took", async () => {
  const events: string[] = [];
  let nowMs = 0;
  let wake = () => {};
  const rest = (ms: number) => {
    events.push(`rest ${ms}`);
    return new Promise<void>((resolve) => {
      wake = resolve;
    });
  };
  const enqueue = createRestingLine({ restPerWork: 9, nowMs: () => nowMs, rest });
  const task = (name: string, tookMs: number) => async () => {
    events.push(name);
    nowMs += tookMs;
  };
  enqueue(task("first", 3));
  enqueue(async () => {
    events.push("second");
    throw new Error("out of memory");
  });
  enqueue(task("third", 1));
  await nextTurn();
  expect(events).toEqual(["first", "rest 27"]);
  wake();
  await nextTurn();
  expect(events.slice(2)).toEqual(["second", "rest 0"]);
  wake();
  await nextTurn();
  expect(events.slice(4)).toEqual(["third", "rest 9"]);
});
