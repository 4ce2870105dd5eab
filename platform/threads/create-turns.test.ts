import { expect, test } from "vitest";
import { createTurns } from "./create-turns.ts";

const refusals = { sameKey: "yours is running", tooMany: "too many" };

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, open: resolve };
}

test("two run at once, the next waits for the first that ends, and more are refused", async () => {
  const turns = createTurns({ atOnce: 2, maxWaiting: 1, maxWaitMs: 60_000, refusals });
  const [a, b, c] = [gate(), gate(), gate()];
  const started: string[] = [];
  const run = (key: string, { work }: { work: () => Promise<void> }) =>
    turns.run(key, () => {
      started.push(key);
      return work();
    });
  const [first, second, third] = [run("a", a), run("b", b), run("c", c)];
  await expect(run("d", gate())).rejects.toMatchObject({ code: "rate_limited", message: "too many" });
  expect(started).toEqual(["a", "b"]);
  b.open();
  await second;
  await expect.poll(() => started).toEqual(["a", "b", "c"]);
  a.open();
  c.open();
  await Promise.all([first, third]);
  expect(await turns.run("d", async () => "done")).toBe("done");
});

test("one key has one turn, also while it waits, and again after a failure", async () => {
  const turns = createTurns({ atOnce: 1, maxWaiting: 5, maxWaitMs: 60_000, refusals });
  const [a, b] = [gate(), gate()];
  const [first, second] = [turns.run("a", a.work), turns.run("b", b.work)];
  for (const key of ["a", "b"])
    await expect(turns.run(key, a.work)).rejects.toMatchObject({ message: "yours is running" });
  a.open();
  b.open();
  await Promise.all([first, second]);
  const failed = turns.run("a", async () => {
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await turns.run("a", async () => 1)).toBe(1);
});

test("what waits too long is refused and leaves the queue", async () => {
  const turns = createTurns({ atOnce: 1, maxWaiting: 1, maxWaitMs: 20, refusals });
  const a = gate();
  const first = turns.run("a", a.work);
  await expect(turns.run("b", a.work)).rejects.toMatchObject({ message: "too many" });
  await expect(turns.run("b", a.work)).rejects.toMatchObject({ message: "too many" });
  a.open();
  await first;
  expect(await turns.run("b", async () => 1)).toBe(1);
});
