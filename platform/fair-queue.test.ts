import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "./errors.ts";
import { createFairQueue, QueueFullError } from "./fair-queue.ts";

const options = {
  atOnce: 2,
  atOnceOfOne: 1,
  maxWaiting: 6,
  maxWaitingOfOne: 4,
  busyMessage: "Try again soon.",
};

/** Work that records its start and ends on demand. */
function bench(given: Partial<typeof options> = {}) {
  const queue = createFairQueue({ ...options, ...given });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const turns = new Map<string, () => void>();
  return {
    begun,
    stats: queue.stats,
    ask(owner: string, name: string, signal?: AbortSignal) {
      const work = (endTurn: () => void) => {
        begun.push(name);
        turns.set(name, endTurn);
        return new Promise<string>((resolve, reject) => {
          ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        });
      };
      return queue.run(owner, work, { signal });
    },
    async endTurn(name: string) {
      turns.get(name)?.();
      await new Promise(setImmediate);
    },
    async end(name: string, error?: Error) {
      ends.get(name)?.(error);
      await new Promise(setImmediate);
    },
  };
}

test("leaves a slot for another owner when one owner queues much", async () => {
  const { begun, ask, end } = bench();
  const all = [1, 2, 3].map((n) => ask("a", `a${n}`));
  all.push(ask("b", "b1"));
  expect(begun).toEqual(["a1", "b1"]);
  await end("b1");
  expect(begun).toEqual(["a1", "b1"]);
  for (const name of ["a1", "a2", "a3"]) await end(name);
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1"]);
});

test("alternates between owners and prefers those with nothing running", async () => {
  const { begun, ask, end } = bench({ atOnceOfOne: 2 });
  const all = [ask("a", "a1"), ask("a", "a2"), ask("a", "a3"), ask("a", "a4")];
  all.push(ask("b", "b1"), ask("b", "b2"), ask("c", "c1"));
  for (const name of ["a1", "b1", "a2", "c1", "a3", "b2", "a4"]) await end(name);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  await Promise.all(all);
});

test("refuses too much work of one owner, or in total, with a message", async () => {
  const { ask, end, begun } = bench();
  const all = Array.from({ length: 5 }, (_, n) => ask("a", `a${n}`));
  const refused = await ask("a", "a5").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: "rate_limited", status: 429, message: "Try again soon." });
  all.push(...["b", "c", "d"].map((owner) => ask(owner, `${owner}0`)));
  await expect(ask("e", "e0")).rejects.toMatchObject({ code: "rate_limited" });
  for (let n = 0; n < begun.length; n += 1) await end(begun[n] ?? "");
  expect(await Promise.all(all)).toHaveLength(8);
});

test("frees the slot of failed work and rejects its caller", async () => {
  const { ask, end, begun } = bench({ atOnce: 1 });
  const failing = ask("a", "a1");
  const next = ask("b", "b1");
  const caught = failing.catch((error: Error) => error.message);
  await end("a1", new Error("broken"));
  expect(await caught).toBe("broken");
  expect(begun).toEqual(["a1", "b1"]);
  await end("b1");
  await next;
});

test("work that is aborted while it waits leaves its place to others", async () => {
  const { begun, ask, end, stats } = bench({ atOnce: 1, maxWaitingOfOne: 2 });
  const first = ask("a", "a1");
  const giving = new AbortController();
  const givenUp = ask("a", "a2", giving.signal).catch((error: unknown) => error);
  const third = ask("a", "a3");
  await expect(ask("a", "a4")).rejects.toBeInstanceOf(QueueFullError);
  giving.abort("gone");
  expect(await givenUp).toBe("gone");
  expect(stats()).toEqual({ running: 1, waiting: 1 });
  const fifth = ask("a", "a5");
  for (const name of ["a1", "a3", "a5"]) await end(name);
  expect(await Promise.all([first, third, fifth])).toEqual(["a1", "a3", "a5"]);
  expect(begun).toEqual(["a1", "a3", "a5"]);
  expect(stats()).toEqual({ running: 0, waiting: 0 });
});

test("work that was aborted before takes no place, and work that runs isn't affected", async () => {
  const { begun, ask, end, stats } = bench({ atOnce: 1 });
  await expect(ask("a", "a1", AbortSignal.abort("gone"))).rejects.toBe("gone");
  const late = new AbortController();
  const running = ask("a", "a2", late.signal);
  const waiting = ask("b", "b1", late.signal).catch((error: unknown) => error);
  late.abort("late");
  expect(await waiting).toBe("late");
  expect(stats()).toEqual({ running: 1, waiting: 0 });
  await end("a2");
  expect(await running).toBe("a2");
  expect(begun).toEqual(["a2"]);
});

test("work can end its turn before it ends, once", async () => {
  const { begun, ask, end, endTurn, stats } = bench({ atOnce: 1 });
  const all = [ask("a", "a1"), ask("a", "a2"), ask("b", "b1")];
  await endTurn("a1");
  await endTurn("a1");
  expect(begun).toEqual(["a1", "a2"]);
  await end("a1");
  expect(begun).toEqual(["a1", "a2"]);
  expect(stats()).toEqual({ running: 1, waiting: 1 });
  for (const name of ["a2", "b1"]) await end(name);
  expect(await Promise.all(all)).toEqual(["a1", "a2", "b1"]);
  expect(stats()).toEqual({ running: 0, waiting: 0 });
});

test("keeps nothing, whichever work fails, is aborted, refused or ends its turn early", async () => {
  const kinds = fc.constantFrom("ends", "fails", "is aborted", "ends its turn");
  const asked = fc.record({ owner: fc.constantFrom("a", "b", "c"), kind: kinds });
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { maxLength: 40 }), async (works) => {
      const { begun, ask, end, endTurn, stats } = bench({ atOnce: 2 });
      const aborts = works.map(() => new AbortController());
      const all = works.map(({ owner }, n) => ask(owner, `${n}`, aborts[n]!.signal));
      const settled = Promise.allSettled(all);
      for (const [n, { kind }] of works.entries()) if (kind === "is aborted") aborts[n]!.abort();
      for (let n = 0; n < begun.length; n += 1) {
        const name = begun[n]!;
        const { kind } = works[Number(name)]!;
        if (kind === "ends its turn") await endTurn(name);
        expect(stats().running).toBeLessThanOrEqual(2);
        await end(name, kind === "fails" ? new Error("broken") : undefined);
      }
      await settled;
      expect(stats()).toEqual({ running: 0, waiting: 0 });
    }),
    { numRuns: 100 },
  );
});

test("completes all work within the limits, and no owner waits for two jobs of another", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 40 }), async (owners) => {
      const { begun, ask, end } = bench({ atOnce: 1, maxWaiting: 100, maxWaitingOfOne: 100 });
      const all = owners.map((owner, n) => ask(owner, `${owner}${n}`));
      for (let n = 0; n < owners.length; n += 1) {
        expect(begun).toHaveLength(n + 1);
        await end(begun[n] ?? "");
      }
      await Promise.all(all);
      const order = begun.map((name) => name[0]);
      for (const owner of new Set(owners)) {
        // Before its first turn, each of the other owners had at most one turn besides the job already running.
        const before = order.slice(1, order.indexOf(owner));
        expect(new Set(before).size).toBe(before.length);
      }
    }),
    { numRuns: 100 },
  );
});
