/** Measures the speed of a crawl, compared to wget and curl, which fetch the same pages without processing them. */
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { crawlPages } from "#engines/crawler/crawl-pages.ts";
import { crawlSite } from "#engines/crawler/crawl-site.ts";
import { everythingAllowed } from "#engines/crawler/robots.ts";
import { defaultLimits, strategies } from "#engines/crawler/strategies.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import { createLog } from "#platform/log.ts";
import { isInstalled, runChild, startChild, stopChild } from "./children.ts";
import { generatePages } from "./generate-pages.ts";
import { withFolder } from "./server-process.ts";
import { median } from "./statistics.ts";
import { renderTable } from "./table.ts";

const bytesPerPage = 75_000;
const cases = [
  { pages: 15, latencyMs: 0 },
  { pages: 15, latencyMs: 200 },
  { pages: 100, latencyMs: 0 },
  { pages: 100, latencyMs: 200 },
];

interface Row {
  pages: number;
  latencyMs: number;
  /** Number of pages that the crawler kept. */
  kept: number;
  oursMs: number[];
  wgetMs: number[];
  curlMs: number[];
}

export function benchCrawl({ rounds }: { rounds: number }): Promise<string> {
  return withFolder(async (folder) => {
    const peers = { wget: await isInstalled("wget"), curl: await isInstalled("curl") };
    const rows: Row[] = [];
    for (const { pages, latencyMs } of cases) {
      const site = await startSite({ pages, bytes: bytesPerPage, latencyMs });
      const row: Row = { pages, latencyMs, kept: 0, oursMs: [], wgetMs: [], curlMs: [] };
      try {
        await crawlAsProduct(site.url, pages);
        for (let round = 0; round < rounds; round++) {
          row.oursMs.push(
            await timed(async () => {
              row.kept = await crawlAsProduct(site.url, pages);
            }),
          );
          if (peers.wget) row.wgetMs.push(await timed(() => runWget(site.url, join(folder, "wget"))));
          if (peers.curl) row.curlMs.push(await timed(() => runCurl(site.url, pages)));
        }
      } finally {
        await site.stop();
      }
      rows.push(row);
    }
    return report(rows, rounds);
  });
}

/** Starts a website of text pages in its own process. */
export async function startSite({
  pages,
  bytes,
  latencyMs,
}: {
  pages: number;
  bytes: number;
  latencyMs: number;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const program = join(import.meta.dirname, "site-process.ts");
  const child = startChild(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", program, String(pages), String(bytes), String(latencyMs)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [printed] = (await once(child.stdout!, "data")) as [Buffer];
  return { url: printed.toString("utf8").trim(), stop: () => stopChild(child) };
}

/**
 * Crawls as the product does, with new connections. For more than the product's 25 pages, runs the inner part of the
 * crawl with a higher limit.
 */
export async function crawlAsProduct(url: string, maxPages: number): Promise<number> {
  const egress = createEgress({
    allowPrivate: ["127.0.0.0/8"],
    log: createLog({ logLevel: "error" }, process.stderr),
  });
  try {
    const { pages } =
      maxPages <= defaultLimits.maxPages
        ? await crawlSite({ url, fetch: egress.fetch })
        : await crawlPages(
            new URL("/", url).href,
            { ...strategies[0]!, maxPages },
            {
              fetch: egress.fetch,
              render: undefined,
              limits: { ...defaultLimits, maxPages },
              triesHttp: false,
              signal: AbortSignal.timeout(defaultLimits.totalTimeoutMs),
              emit: () => {},
              now: () => performance.now(),
              robotsOf: async () => everythingAllowed,
            },
          );
    return pages.length;
  } finally {
    await egress.close();
  }
}

/** Runs recursively over one connection, for HTML only and without robots.txt. */
async function runWget(url: string, into: string): Promise<void> {
  await runChild("wget", ["-q", "-r", "-l", "5", "-e", "robots=off", "-P", into, `${url}/`]);
  await rm(into, { recursive: true, force: true });
}

/** Uses as many connections as the crawler, but knows all URLs in advance. */
async function runCurl(url: string, pages: number): Promise<void> {
  const addresses = Object.keys(generatePages(pages, 0)).map((path) => url + path);
  const command = `printf "%s\\n" "$@" | xargs -P ${defaultLimits.concurrency} -n 1 curl -s -o /dev/null`;
  await runChild("sh", ["-c", command, "sh", ...addresses]);
}

async function timed(run: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

function report(rows: Row[], rounds: number): string {
  const title = `Reading pages of ${bytesPerPage / 1000} kB, median of ${rounds} rounds in ms; ours also finds what matters and makes Markdown`;
  const table = renderTable<Row>(
    [
      { title: "pages", value: (row) => row.pages },
      { title: "latency ms", value: (row) => row.latencyMs },
      { title: "kept", value: (row) => row.kept },
      { title: "ours", value: (row) => median(row.oursMs), digits: 0 },
      { title: "wget -r", value: (row) => median(row.wgetMs), digits: 0 },
      {
        title: `curl, ${defaultLimits.concurrency} in parallel`,
        value: (row) => median(row.curlMs),
        digits: 0,
      },
      { title: "ours / wget", value: (row) => ratio(row.oursMs, row.wgetMs) },
      { title: "ours / curl", value: (row) => ratio(row.oursMs, row.curlMs) },
    ],
    rows,
  );
  return `${title}\n${table}`;
}

function ratio(ours: number[], theirs: number[]): number | null {
  return median(theirs.map((ms, round) => ours[round]! / ms));
}
