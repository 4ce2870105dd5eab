/**
 * Compares two web processes with one, for a page that is rendered for each request and for the same page from the
 * cache. The load generator takes processor time too: with two processors, rendered pages say more.
 */
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addCenters } from "./centers.ts";
import { chooseLoadGenerator, type LoadGenerator, type LoadResult } from "./load-generator.ts";
import type { PageBenchOptions } from "./page.ts";
import { freePort, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { median } from "./statistics.ts";
import { renderTable } from "./table.ts";

interface Contestant {
  processes: number;
  url: string;
  isCached: boolean;
  results: LoadResult[];
}

const connections = 32;
const settleMs = 3_000;
const centerTimeoutMs = 90_000;
const counts = [1, 2];

export function benchProcesses(options: PageBenchOptions): Promise<string> {
  return withFolder(async (folder) => {
    const generator = await chooseLoadGenerator(folder);
    const stops: (() => Promise<void>)[] = [];
    const urls = new Map<number, string>();
    try {
      for (const count of counts) {
        const server = await startServer({
          dataDir: join(folder, `data-${count}`),
          port: await freePort(),
          env: { WEB_PROCESSES: String(count) },
        });
        stops.push(server.stop);
        await untilAnswers(`${server.origin}/help/sample`, { timeoutMs: centerTimeoutMs, everyMs: 250 });
        await addCenters(server);
        urls.set(count, server.origin + options.path);
        await untilAnswers(server.origin + options.path, { timeoutMs: 5_000, everyMs: 250 });
      }
      const contestants = [false, true].flatMap((isCached) =>
        counts.map(
          (processes): Contestant => ({ processes, url: urls.get(processes)!, isCached, results: [] }),
        ),
      );
      const [busy = 0] = loadavg();
      await alternate(contestants, generator, options);
      return `${report(contestants, generator, options)}\nrunnable before it began (1 minute): ${busy.toFixed(1)}`;
    } finally {
      for (const stop of stops.reverse()) await stop();
    }
  });
}

/** In turn, so that a slow moment of the machine affects both. The first round is a warm-up. */
async function alternate(contestants: Contestant[], generator: LoadGenerator, options: PageBenchOptions) {
  for (let round = 0; round <= options.rounds; round++) {
    for (const each of contestants) {
      const result = await generator.run({
        url: each.url,
        uniqueQuery: !each.isCached,
        seconds: options.seconds,
        connections,
        headers: { "accept-encoding": "br" },
      });
      if (round > 0) each.results.push(result);
      // Requests that the load generator abandoned are still being rendered.
      if (!each.isCached) await wait(settleMs);
    }
  }
}

function report(contestants: Contestant[], generator: LoadGenerator, options: PageBenchOptions): string {
  const title = `GET ${options.path}: ${connections} connections, ${generator.name}, median of ${options.rounds} rounds of ${options.seconds} s`;
  const middle = (row: Contestant, value: (result: LoadResult) => number) => median(row.results.map(value));
  const table = renderTable<Contestant>(
    [
      { title: "web processes", value: (row) => row.processes },
      { title: "page", value: (row) => (row.isCached ? "cached" : "rendered") },
      { title: "req/s", value: (row) => middle(row, (result) => result.requestsPerSecond), digits: 0 },
      { title: "of one process", value: (row) => ratioToOne(row, contestants), digits: 2 },
      { title: "p50 ms", value: (row) => middle(row, (result) => result.p50Ms) },
      { title: "p99 ms", value: (row) => middle(row, (result) => result.p99Ms) },
      { title: "failures", value: (row) => row.results.reduce((sum, result) => sum + result.failures, 0) },
    ],
    contestants,
  );
  return `${title}\n${table}`;
}

/** Compares within each round. */
function ratioToOne(row: Contestant, all: Contestant[]): number | null {
  const one = all.find(({ processes, isCached }) => processes === 1 && isCached === row.isCached);
  return median(
    row.results.map(
      ({ requestsPerSecond }, round) => requestsPerSecond / one!.results[round]!.requestsPerSecond,
    ),
  );
}
