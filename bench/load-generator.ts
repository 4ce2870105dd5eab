/** Sends load to one URL with wrk, or with autocannon if wrk isn't installed. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import autocannon from "autocannon";
import { isInstalled, runChild } from "./children.ts";

interface LoadOptions {
  url: string;
  seconds: number;
  connections: number;
  headers: Record<string, string>;
  /** Sends a unique query per request, which no cache has. */
  uniqueQuery: boolean;
}

export interface LoadResult {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Number of responses other than 2xx and of broken connections. */
  failures: number;
}

export interface LoadGenerator {
  name: string;
  run(options: LoadOptions): Promise<LoadResult>;
}

/** `folder` is for files of the generator. */
export async function chooseLoadGenerator(folder: string): Promise<LoadGenerator> {
  if (!(await isInstalled("wrk"))) return { name: "autocannon", run: runAutocannon };
  const script = join(folder, "unique-query.lua");
  await writeFile(script, uniqueQueryScript);
  return { name: "wrk", run: (options) => runWrk(options, script) };
}

/** Starts with a random number, because the cache may still have pages of an earlier run. */
const uniqueQueryScript = `local base = tostring(os.time()) .. tostring(math.random(1e9))
local count = 0
request = function()
  count = count + 1
  return wrk.format("GET", wrk.path .. "?unique=" .. base .. "-" .. count)
end
`;

async function runWrk(options: LoadOptions, script: string): Promise<LoadResult> {
  const headers = Object.entries(options.headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const printed = await runChild("wrk", [
    "-t1",
    `-c${options.connections}`,
    `-d${options.seconds}s`,
    "--latency",
    ...headers,
    ...(options.uniqueQuery ? ["-s", script] : []),
    options.url,
  ]);
  return readWrkReport(printed);
}

/** Throws if the text isn't a report of `wrk --latency`. */
export function readWrkReport(text: string): LoadResult {
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  const refused = Number(/Non-2xx or 3xx responses:\s+(\d+)/.exec(text)?.[1] ?? 0);
  const sockets =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  const result = {
    requestsPerSecond,
    p50Ms: durationMs(/^\s+50%\s+(\S+)/m.exec(text)?.[1]),
    p99Ms: durationMs(/^\s+99%\s+(\S+)/m.exec(text)?.[1]),
    failures: sockets.reduce((sum, count) => sum + Number(count), refused),
  };
  if (Object.values(result).some(Number.isNaN)) throw new Error(`wrk wrote something unknown:\n${text}`);
  return result;
}

function durationMs(text: string | undefined): number {
  const [, value, unit] = /^([\d.]+)(us|ms|s|m)$/.exec(text ?? "") ?? [];
  const factor = { us: 1, ms: 1e3, s: 1e6, m: 60e6 }[unit ?? ""];
  return (Number(value) * (factor ?? Number.NaN)) / 1_000;
}

async function runAutocannon(options: LoadOptions): Promise<LoadResult> {
  const base = `${Date.now()}${Math.random()}`;
  let count = 0;
  const { pathname } = new URL(options.url);
  const result = await autocannon({
    url: options.url,
    connections: options.connections,
    duration: options.seconds,
    headers: options.headers,
    ...(options.uniqueQuery
      ? {
          requests: [
            { setupRequest: (request) => ({ ...request, path: `${pathname}?unique=${base}-${++count}` }) },
          ],
        }
      : {}),
  });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}
