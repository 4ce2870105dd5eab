import { expect, test } from "vitest";
import { collectLog } from "#tests/support/collect-log.ts";
import { keepRunning, type RunningProcess } from "./keep-running.ts";

interface FakeProcess extends RunningProcess {
  name: string;
  beReady(): void;
  end(code: number | null, signal?: string): void;
  received: NodeJS.Signals[];
}

function fakeProcess(name: string): FakeProcess {
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<{ code: number | null; signal: string | null }>();
  const received: NodeJS.Signals[] = [];
  return {
    name,
    ready: ready.promise,
    ended: ended.promise,
    received,
    beReady: ready.resolve,
    end: (code, signal) => ended.resolve({ code, signal: signal ?? null }),
    kill(signal) {
      received.push(signal);
      ended.resolve({ code: 0, signal: null });
    },
  };
}

function keep(names: string[]) {
  const started: FakeProcess[] = [];
  const waited: number[] = [];
  let nowMs = 0;
  const { log, lines } = collectLog();
  const kept = keepRunning<FakeProcess>({
    names,
    start(name) {
      const process = fakeProcess(name);
      started.push(process);
      return process;
    },
    log,
    wait: async (ms) => void waited.push(ms),
    monotonicMs: () => nowMs,
  });
  kept.ready.catch(() => {});
  /** Ends the newest process after it ran for a while, and resolves when its replacement has started. */
  async function endNewest(ranMs: number) {
    const count = started.length;
    nowMs += ranMs;
    started.at(-1)?.end(1);
    await expect.poll(() => started.length).toBe(count + 1);
  }
  return { kept, started, waited, lines, endNewest };
}

test("is ready when all processes are", async () => {
  const { kept, started } = keep(["web-1", "web-2"]);
  expect(started.map(({ name }) => name)).toEqual(["web-1", "web-2"]);
  let isReady = false;
  void kept.ready.then(() => (isReady = true));
  started[0]?.beReady();
  await Promise.resolve();
  expect(isReady).toBe(false);
  started[1]?.beReady();
  await kept.ready;
  expect(kept.running()).toEqual(started);
});

test("refuses a first start in which a process ends before it is ready", async () => {
  const { kept, started } = keep(["web-1", "web-2"]);
  started[0]?.beReady();
  started[1]?.end(1);
  await expect(kept.ready).rejects.toThrow("web-2 ended before it was ready");
});

test("replaces a process that ended under the same name, and reports it", async () => {
  const { kept, started, lines, endNewest } = keep(["web-1"]);
  started[0]?.beReady();
  await kept.ready;
  await endNewest(0);
  expect(started[1]?.name).toBe("web-1");
  expect(kept.running()).toEqual([started[1]]);
  expect(lines()).toMatchObject([{ process: "web-1", code: 1, msg: "web process ended; starting another" }]);
});

test("waits longer and longer for one that keeps ending, up to ten seconds, until one runs for a minute", async () => {
  const { waited, endNewest } = keep(["web-1"]);
  for (let count = 0; count < 9; count++) await endNewest(1_000);
  expect(waited).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
  await endNewest(60_000);
  expect(waited.at(-1)).toBe(100);
});

test("passes the signal on at the end and starts no others", async () => {
  const { kept, started } = keep(["web-1", "web-2"]);
  await kept.end("SIGTERM");
  expect(started.map(({ received }) => received)).toEqual([["SIGTERM"], ["SIGTERM"]]);
  expect(started).toHaveLength(2);
  expect(kept.running()).toEqual([]);
});
