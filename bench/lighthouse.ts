/** Runs Lighthouse on public pages or the dashboard, in the installed Chromium as a mid-range phone. */
import { join } from "node:path";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { addCenters } from "./centers.ts";
import { type LighthouseResult, loadLighthouse } from "./load-lighthouse.ts";
import { openOwner } from "./owner-session.ts";
import { freePort, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { median } from "./statistics.ts";
import { renderTable } from "./table.ts";

export interface LighthouseBenchOptions {
  /** Paths on the server, such as "/" and "/auth". */
  paths: string[];
  /** Number of runs per page, whose median is reported. */
  rounds: number;
  /** Signs in as the owner of a help center with questions and messages. */
  isSignedIn?: boolean;
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const timings = {
  "first-contentful-paint": "first paint, ms",
  "largest-contentful-paint": "largest paint, ms",
  "total-blocking-time": "blocked, ms",
  "cumulative-layout-shift": "shift",
  "speed-index": "speed index, ms",
} as const;
/** After startup, the worker creates the sample help center, which the start page shows. */
const centerTimeoutMs = 90_000;

export interface Run {
  scores: number[];
  times: number[];
  /** Audits that cost points, with their category. */
  failed: string[];
}

export function benchLighthouse({ paths, rounds, isSignedIn }: LighthouseBenchOptions): Promise<string> {
  return withFolder(async (folder) => {
    const port = await freePort();
    const server = await startServer({ dataDir: join(folder, "data"), port });
    try {
      await untilAnswers(`${server.origin}/help/sample`, { timeoutMs: centerTimeoutMs, everyMs: 250 });
      await addCenters(server);
      const cookie = isSignedIn ? await openOwner({ dataDir: server.dataDir, port }) : null;
      const rows = [];
      for (const path of paths) {
        const runs: Run[] = [];
        for (let round = 0; round < rounds; round++)
          runs.push(await measurePage(server.origin + path, cookie));
        rows.push({ path, runs });
      }
      return lighthouseReport(rows);
    } finally {
      await server.stop();
    }
  });
}

/** Chromium sometimes leaves the start of the navigation out of the trace; Lighthouse says to run it again. */
const lostTraces = new Set(["NO_NAVSTART", "NO_TRACING_STARTED", "INVALID_SPEEDLINE"]);
const maxLostTraces = 3;

export async function measurePage(url: string, cookie: string | null): Promise<Run> {
  for (let lost = 0; ; lost++) {
    const result = await runLighthouse(url, cookie);
    const code = result.runtimeError?.code;
    if (code === undefined) return readRun(url, result);
    if (!lostTraces.has(code) || lost === maxLostTraces)
      throw new Error(`${url}: ${result.runtimeError!.message}`);
  }
}

/** Starts a new browser per run, so that its cache is empty. Lighthouse emulates a phone by default. */
async function runLighthouse(url: string, cookie: string | null): Promise<LighthouseResult> {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const browser = await launchTestBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: [...categories],
      ...(cookie === null ? {} : { extraHeaders: { Cookie: cookie } }),
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function readRun(url: string, lhr: LighthouseResult): Run {
  // Without a session, the page redirects and the score would be that of another page.
  if (lhr.finalDisplayedUrl && new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    times: Object.keys(timings).map((id) => lhr.audits[id]?.numericValue ?? Number.NaN),
    failed: categories.flatMap((id) =>
      (lhr.categories[id]?.auditRefs ?? [])
        .filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 0.9)
        .map(({ id: audit }) => `${id}: ${audit}`),
    ),
  };
}

export function lighthouseReport(rows: { path: string; runs: Run[] }[]): string {
  const score = (index: number) => (row: { runs: Run[] }) =>
    median(row.runs.map((run) => run.scores[index]!));
  const time = (index: number) => (row: { runs: Run[] }) => {
    const value = median(row.runs.map((run) => run.times[index]!));
    return value === null || value < 1 ? value : Math.round(value);
  };
  const table = renderTable(
    [
      { title: "mobile, median", value: (row: { path: string; runs: Run[] }) => row.path },
      ...categories.map((title, index) => ({ title, value: score(index) })),
      ...Object.values(timings).map((title, index) => ({ title, value: time(index), digits: 3 })),
    ],
    rows,
  );
  const complaints = rows.flatMap(({ path, runs }) =>
    [...new Set(runs.flatMap(({ failed }) => failed))].map((audit) => `${path}  ${audit}`),
  );
  return complaints.length === 0 ? table : `${table}\n\n${complaints.join("\n")}`;
}
