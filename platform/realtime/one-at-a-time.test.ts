import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

function manual() {
  const waiting: PromiseWithResolvers<void>[] = [];
  const run = () => {
    const next = Promise.withResolvers<void>();
    waiting.push(next);
    return next.promise;
  };
  return { waiting, run };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("coalesces calls during a run into one run afterward", async () => {
  const { waiting, run } = manual();
  const repeated = oneAtATime(run, () => {});
  for (let asked = 0; asked < 3; asked++) repeated.ask();
  expect(waiting).toHaveLength(1);
  waiting[0]?.resolve();
  await turn();
  expect(waiting).toHaveLength(2);
  waiting[1]?.resolve();
  await turn();
  expect(waiting).toHaveLength(2);
});

test("reports a failure and keeps working", async () => {
  const { waiting, run } = manual();
  const told: unknown[] = [];
  const repeated = oneAtATime(run, (error) => told.push(error));
  repeated.ask();
  waiting[0]?.reject("broken");
  await turn();
  repeated.ask();
  expect(told).toEqual(["broken"]);
  expect(waiting).toHaveLength(2);
});

test("never runs again after stop", async () => {
  const { waiting, run } = manual();
  const repeated = oneAtATime(run, () => {});
  repeated.ask();
  repeated.ask();
  repeated.stop();
  waiting[0]?.resolve();
  await turn();
  repeated.ask();
  expect(waiting).toHaveLength(1);
});
