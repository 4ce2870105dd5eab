/**
 * Load test of an installation in use. Visitors of 200 help centers read, search and write, an owner edits, and a
 * website is imported every minute. Runs once with one process for everything, and once with two web processes and a
 * worker. Each run has a cold phase, after a restart. Then every page is requested once, and a warm phase follows, in which caches are
 * full, code is compiled, and only edited or evicted pages are rendered.
 */
import { join } from "node:path";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { createLog } from "#platform/log.ts";
import { type Phase, reportMemory, reportTraffic } from "./load-report.ts";
import {
  behindProxy,
  centerCount,
  faqCount,
  type Installation,
  startOne,
  withClock,
  withScene,
} from "./load-scene.ts";
import { freePort, restartServer, startServer, withFolder } from "./server-process.ts";

const crawlEverySeconds = 60;
/**
 * Full garbage collections, each of which pauses the server for a moment. Few enough not to change the results, and enough to
 * compute a slope: six in five minutes, and two in one.
 */
const secondsPerCollection = 50;
const minCollections = 2;
const setUps = { "one process": startOne, "two webs and a worker": startSplit };

interface Run {
  /** The phase that begins when the web processes are ready again after a restart. */
  cold: Phase;
  /** How long it takes to request each page once. */
  seenInSeconds: number;
  warm: Phase;
}

interface LoadOptions {
  coldSeconds: number;
  seconds: number;
}

export async function benchLoad(options: LoadOptions): Promise<string> {
  const reports = [];
  for (const [name, start] of Object.entries(setUps)) {
    const run = await withFolder(async (folder) => {
      const installation = await start(folder);
      try {
        return await load(installation, options);
      } finally {
        for (const each of installation.all.reverse()) await each.stop();
        await installation.close?.();
      }
    });
    reports.push(
      `${name}, ${centerCount} centers with ${faqCount} questions`,
      "",
      `cold: ${options.coldSeconds} s from a restart on`,
      reportTraffic(run.cold),
      "",
      `warm: ${options.seconds} s after each page was seen once, which took ${run.seenInSeconds.toFixed(0)} s`,
      reportTraffic(run.warm),
      reportMemory(run.warm),
      "",
    );
  }
  return reports.join("\n");
}

async function startSplit(folder: string): Promise<Installation> {
  const dataDir = join(folder, "data");
  // Postgres's default limit of connections, because the embedded database's own limit suits only a single process.
  const database = await startEmbeddedPostgres({
    dataDir,
    log: createLog({ logLevel: "warn" }),
    settings: ["max_connections=100"],
  });
  const envOf = (port: string, role: "web" | "worker") => ({
    ...behindProxy,
    ROLE: role,
    DATABASE_URL: database.url,
    ORIGIN: `http://localhost:${port}`,
  });
  const start = async (name: string, role: "web" | "worker") => {
    const port = await freePort();
    return startServer({ dataDir: join(folder, name), port, env: envOf(String(port), role) });
  };
  const worker = await start("worker", "worker");
  const webs = [await start("a", "web"), await start("b", "web")];
  const clocks = webs.map((_, index) => join(folder, `answers-${index}`));
  return {
    webs,
    clocks,
    home: { ...webs[0]!, dataDir },
    all: [worker, ...webs],
    async restartWebs() {
      for (const [index, web] of webs.entries()) {
        const env = envOf(new URL(web.origin).port, "web");
        await restartServer(web, { ...env, ...withClock(clocks[index]!) });
      }
    },
    close: () => database.stop(),
  };
}

function load(installation: Installation, { coldSeconds, seconds }: LoadOptions): Promise<Run> {
  return withScene(installation, async ({ visitors, traffic }) => {
    const cold = await traffic({ seconds: coldSeconds, collections: 0, crawlEverySeconds });
    const started = performance.now();
    await visitors.seeAll();
    const seenInSeconds = (performance.now() - started) / 1_000;
    const collections = Math.max(minCollections, Math.round(seconds / secondsPerCollection));
    const warm = await traffic({ seconds, collections, crawlEverySeconds });
    return { cold, seenInSeconds, warm };
  });
}
