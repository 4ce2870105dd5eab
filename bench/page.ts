/** Measures how fast a public FAQ page is served, cached and uncached, compared to servers that are upper bounds. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import { addCenters } from "./centers.ts";
import { isInstalled, startChild, stopChild } from "./children.ts";
import { chooseLoadGenerator, type LoadGenerator, type LoadResult } from "./load-generator.ts";
import { startNginx } from "./nginx.ts";
import { processorSeconds } from "./process-tree.ts";
import { freePort, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { median } from "./statistics.ts";
import { renderTable } from "./table.ts";

export interface PageBenchOptions {
  /** Path of the page on the server. */
  path: string;
  rounds: number;
  seconds: number;
}

type Encoding = "br" | "identity";

interface Contestant {
  name: string;
  encoding: Encoding;
  url: string;
  uniqueQuery: boolean;
  pid: number;
  results: Result[];
}

interface Result extends LoadResult {
  /** Null where it can't be measured. */
  processorMicroseconds: number | null;
}

const connections = 32;
const settleMs = 3_000;
/** After startup, the worker creates the sample help center. */
const centerTimeoutMs = 90_000;

export function benchPage(options: PageBenchOptions): Promise<string> {
  return withFolder(async (folder) => {
    const generator = await chooseLoadGenerator(folder);
    const server = await startServer({ dataDir: join(folder, "data"), port: await freePort() });
    const stops = [server.stop];
    try {
      const url = server.origin + options.path;
      await untilAnswers(`${server.origin}/help/sample`, { timeoutMs: centerTimeoutMs, everyMs: 250 });
      await addCenters(server);
      await untilAnswers(url, { timeoutMs: 5_000, everyMs: 250 });
      const contestants: Contestant[] = [];
      for (const encoding of ["br", "identity"] as const) {
        const file = join(folder, `page.${encoding}`);
        await writeFile(file, await fetchEncoded(url, encoding));
        contestants.push(contestant("this server, cached", encoding, { url, pid: server.pid }));
        const raw = await startRaw(file, encoding);
        stops.push(raw.stop);
        contestants.push(contestant("raw node:http", encoding, raw));
        if (await isInstalled("nginx")) {
          const port = await freePort();
          const { pid, stop } = await startNginx({ folder, port, encoding });
          stops.push(stop);
          contestants.push(
            contestant("nginx, one process", encoding, { url: `http://127.0.0.1:${port}/`, pid }),
          );
        }
      }
      const uncached = contestant("this server, not cached", "br", { url, pid: server.pid });
      contestants.push({ ...uncached, uniqueQuery: true });
      await alternate(contestants, generator, options);
      return report(contestants, generator, options);
    } finally {
      for (const stop of stops.reverse()) await stop();
    }
  });
}

function contestant(
  name: string,
  encoding: Encoding,
  { url, pid }: { url: string; pid: number },
): Contestant {
  return { name, encoding, url, pid, uniqueQuery: false, results: [] };
}

/**
 * Runs the contestants in turn, so that a slow moment of the machine affects all of them. The first, short round is a
 * warm-up.
 */
async function alternate(contestants: Contestant[], generator: LoadGenerator, options: PageBenchOptions) {
  for (let round = 0; round <= options.rounds; round++) {
    for (const each of contestants) {
      const seconds = round === 0 ? 1 : options.seconds;
      const before = processorSeconds(each.pid);
      const result = await generator.run({
        url: each.url,
        uniqueQuery: each.uniqueQuery,
        seconds,
        connections,
        headers: { "accept-encoding": each.encoding },
      });
      const after = processorSeconds(each.pid);
      const requests = result.requestsPerSecond * seconds;
      const processorMicroseconds =
        before === null || after === null ? null : ((after - before) * 1e6) / requests;
      if (round > 0) each.results.push({ ...result, processorMicroseconds });
      // Waits, because requests that the load generator abandoned are still being rendered and would slow the next
      // contestant.
      if (each.uniqueQuery) await wait(settleMs);
    }
  }
}

function report(contestants: Contestant[], generator: LoadGenerator, options: PageBenchOptions): string {
  const title = `GET ${options.path}: ${connections} connections, ${generator.name}, median of ${options.rounds} rounds of ${options.seconds} s`;
  const table = renderTable<Contestant>(
    [
      { title: "server", value: (row) => row.name },
      { title: "encoding", value: (row) => row.encoding },
      { title: "req/s", value: (row) => middle(row, (result) => result.requestsPerSecond), digits: 0 },
      { title: "of raw node:http", value: (row) => ratioToRaw(row, contestants, byTime), digits: 3 },
      {
        title: "processor µs",
        value: (row) => middle(row, (result) => result.processorMicroseconds),
        digits: 0,
      },
      { title: "of raw node:http", value: (row) => ratioToRaw(row, contestants, byProcessor), digits: 3 },
      { title: "p50 ms", value: (row) => middle(row, (result) => result.p50Ms) },
      { title: "p99 ms", value: (row) => middle(row, (result) => result.p99Ms) },
      { title: "failures", value: (row) => row.results.reduce((sum, result) => sum + result.failures, 0) },
    ],
    contestants,
  );
  const hint =
    generator.name === "wrk"
      ? ""
      : "\nautocannon is slower than what it measures here: with wrk installed, ratios say more.";
  return `${title}\n${table}${hint}`;
}

function middle(row: Contestant, value: (result: Result) => number | null): number | null {
  return median(row.results.map((result) => value(result) ?? Number.NaN));
}

const byTime = ({ requestsPerSecond }: Result) => requestsPerSecond;
/** On a busy machine, the processor time says more than the requests per second. */
const byProcessor = ({ processorMicroseconds }: Result) => 1 / (processorMicroseconds ?? Number.NaN);

/** Compares within each round with plain node:http in the same encoding. */
function ratioToRaw(row: Contestant, all: Contestant[], speed: (result: Result) => number): number | null {
  const raw = all.find((each) => each.name === "raw node:http" && each.encoding === row.encoding);
  return median(row.results.map((result, round) => speed(result) / speed(raw!.results[round]!)));
}

/**
 * Returns the body as sent, which fetch would decode. Retries until the page is cached, because only then it has this
 * encoding.
 */
async function fetchEncoded(url: string, encoding: Encoding): Promise<Buffer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await request(url, { headers: { "accept-encoding": encoding } });
    const body = Buffer.from(await answer.body.arrayBuffer());
    const given = answer.headers["content-encoding"] ?? "identity";
    if (answer.statusCode === 200 && given === encoding) return body;
    if (attempt === 50)
      throw new Error(`${url} answered ${answer.statusCode} in ${given}, not 200 in ${encoding}`);
    await wait(100);
  }
}

async function startRaw(
  file: string,
  encoding: Encoding,
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const port = await freePort();
  const program = join(import.meta.dirname, "raw-server.ts");
  const child = startChild(process.execPath, [program, file, encoding, String(port)], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url, { timeoutMs: 5_000, everyMs: 20, child });
  return { url, pid: child.pid!, stop: () => stopChild(child) };
}
