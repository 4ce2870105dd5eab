/** Measures how long a server's main thread is blocked while worker threads import websites. */
import { setTimeout as wait } from "node:timers/promises";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import { readConfig } from "#platform/config.ts";
import { startSite } from "./crawl.ts";
import { quantile } from "./statistics.ts";
import { renderTable } from "./table.ts";

const limitMs = 50;
const idleMs = 2_000;
const everyMs = 2;

interface Row {
  name: string;
  seconds: number;
  /** CPU time of the thread between two turns of its event loop. */
  workMs: number[];
  /** Delay of each turn, including that by other programs on the machine. */
  lateMs: number[];
}

/**
 * Runs each import `rounds` times, with the start of its thread, as a server does. Also measures idle periods of the
 * same duration.
 */
export async function benchCrawlLateness({ rounds }: { rounds: number }): Promise<string> {
  const cases = [
    { name: "1 page of 2 MB is imported", pages: 1, bytes: 2_000_000 },
    { name: "15 pages of 75 kB are imported", pages: 15, bytes: 75_000 },
  ];
  // Warms up, because a server compiles this code only once.
  await importSite(cases[1]!);
  const rows: Row[] = [await watch("nothing is done", () => wait(idleMs))];
  for (const one of cases) {
    rows.push(
      await watch(one.name, async () => {
        for (let round = 0; round < rounds; round++) await importSite(one);
      }),
    );
  }
  const table = renderTable<Row>(
    [
      { title: "while", value: (row) => row.name },
      { title: "s", value: (row) => row.seconds, digits: 1 },
      { title: "most work in one go ms", value: (row) => Math.max(...row.workMs), digits: 1 },
      { title: "p99 late ms", value: (row) => quantile(row.lateMs, 0.99), digits: 1 },
      { title: "most late ms", value: (row) => Math.max(...row.lateMs), digits: 1 },
      { title: "limit", value: () => limitMs },
    ],
    rows,
  );
  return `The server's own thread, ${rounds} readings each\n${table}`;
}

async function importSite({ pages, bytes }: { pages: number; bytes: number }): Promise<void> {
  const site = await startSite({ pages, bytes, latencyMs: 0 });
  try {
    const { website: reading } = await createSiteThreads().crawl(
      {
        url: site.url,
        allowPrivate: ["127.0.0.0/8"],
        ownOrigin: { origin: "http://ours.example", loopback: "http://127.0.0.1:9" },
        config: readConfig({ LOG_LEVEL: "silent", BROWSER_PATH: "/none" }),
      },
      { signal: AbortSignal.timeout(120_000) },
    );
    if (reading.pages.length !== pages)
      throw new Error(`${reading.pages.length} of ${pages} pages were read`);
  } finally {
    await site.stop();
  }
}

async function watch(name: string, run: () => Promise<void>): Promise<Row> {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  const row: Row = { name, seconds: 0, workMs: [], lateMs: [] };
  const started = performance.now();
  let last = { at: started, used: used() };
  const timer = setInterval(() => {
    const now = { at: performance.now(), used: used() };
    row.workMs.push(now.used - last.used);
    row.lateMs.push(Math.max(0, now.at - last.at - everyMs));
    last = now;
  }, everyMs);
  try {
    await run();
  } finally {
    clearInterval(timer);
  }
  row.seconds = (performance.now() - started) / 1_000;
  return row;
}
