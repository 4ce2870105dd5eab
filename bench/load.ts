/**
 * Load test of an installation in use. Visitors of 200 help centers read, search and write, an owner edits, and a
 * website is imported every minute. Runs once with one process for everything, and once with two web processes and a
 * worker. Each run has a cold phase. Then every page is requested once, and a warm phase follows, in which caches are
 * full, code is compiled, and only edited or evicted pages are rendered.
 */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { followImport } from "#features/websites/import/follow-import.server.ts";
import { startImport } from "#features/websites/import/start-import.server.ts";
import { readConfig } from "#platform/config.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { createLog } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { openRunningServices } from "#server/services.ts";
import { serveSite } from "#tests/support/static-site.ts";
import { generatePages, numbers } from "./generate-pages.ts";
import { editedSubdomain, type Phase, type Reading, reportMemory, reportTraffic } from "./load-report.ts";
import { createVisitors, readOwnFaqs } from "./load-visitors.ts";
import { watchMemory } from "./memory-slope.ts";
import { openOwner } from "./owner-session.ts";
import { addPlainCenters } from "./plain-centers.ts";
import { readAnswerClocks, readKept } from "./read-answer-clock.ts";
import { freePort, type ServerProcess, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { runTraffic, type TrafficKind } from "./traffic.ts";

const centerCount = 200;
const faqCount = 20;
const centerTimeoutMs = 90_000;
const crawlEverySeconds = 60;
/** The rank of the center that is edited constantly. It has visitors, but isn't one of the most popular. */
const editedRank = 50;
/**
 * Number of full garbage collections, each of which pauses the server for a moment. Few enough not to change the
 * results, and enough to compute a slope.
 */
const collections = 6;
const settleMs = 2_000;
const setUps = { "one process": startOne, "two webs and a worker": startSplit };

interface Installation {
  webs: ServerProcess[];
  /** Files to which the web processes write their response times. */
  clocks: string[];
  /** The process where owners sign in, with the database's data directory. */
  home: ServerProcess;
  all: ServerProcess[];
  close?: () => Promise<void>;
}

interface Run {
  /** The phase that starts with the first visit. */
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
      `cold: ${options.coldSeconds} s from the first visit on`,
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

const behindProxy = { TRUSTED_PROXIES: "127.0.0.1,::1" };

function withClock(file: string): Record<string, string> {
  const clock = pathToFileURL(join(import.meta.dirname, "answer-clock.ts")).href;
  return { NODE_OPTIONS: `--import=${clock}`, BENCH_ANSWER_CLOCK: file };
}

async function startOne(folder: string): Promise<Installation> {
  const clock = join(folder, "answers");
  const home = await startServer({
    dataDir: join(folder, "data"),
    port: await freePort(),
    env: { ...behindProxy, ...withClock(clock) },
  });
  return { webs: [home], clocks: [clock], home, all: [home] };
}

async function startSplit(folder: string): Promise<Installation> {
  const dataDir = join(folder, "data");
  // Postgres's default limit of connections, because the embedded database's own limit suits only a single process.
  const database = await startEmbeddedPostgres({
    dataDir,
    log: createLog({ logLevel: "warn" }),
    settings: ["max_connections=100"],
  });
  const start = async (name: string, role: "web" | "worker") => {
    const port = await freePort();
    const env = {
      ...behindProxy,
      ROLE: role,
      DATABASE_URL: database.url,
      ORIGIN: `http://localhost:${port}`,
      ...(role === "web" ? withClock(join(folder, `answers-${name}`)) : {}),
    };
    return startServer({ dataDir: join(folder, name), port, env });
  };
  const worker = await start("worker", "worker");
  const webs = [await start("a", "web"), await start("b", "web")];
  return {
    webs,
    clocks: ["a", "b"].map((name) => join(folder, `answers-${name}`)),
    home: { ...webs[0]!, dataDir },
    all: [worker, ...webs],
    close: () => database.stop(),
  };
}

async function load(
  { webs, clocks, home, all }: Installation,
  { coldSeconds, seconds }: LoadOptions,
): Promise<Run> {
  const origins = webs.map(({ origin }) => origin);
  // Waits, because the sample's own import must not overlap the measurement.
  await untilAnswers(`${origins[0]}/help/sample`, { timeoutMs: centerTimeoutMs, everyMs: 250 });
  const port = Number(new URL(home.origin).port);
  const cookie = await openOwner({ dataDir: home.dataDir, port });
  const opened = await openRunningServices(readConfig({ DATA_DIR: home.dataDir, PORT: String(port) }));
  if (!opened) throw new Error("the server does not run");
  const { services } = opened;
  const site = await serveSite({ pages: generatePages(15, 75_000) }, { latencyMs: 50 });
  try {
    const plain = await addPlainCenters(services.db, { name: "load", count: centerCount, faqCount });
    const own = await services.db.query.companies.findFirst({
      where: (company, { eq }) => eq(company.helpCenterSubdomain, editedSubdomain),
    });
    const companyId = own?.id ?? "";
    const faqs = await readOwnFaqs(services.db, companyId);
    const slugs = faqs.slice(0, faqCount).map((_, index) => `repair-${index + 1}`);
    const centers = plain.toSpliced(editedRank - 1, 0, { companyId, subdomain: editedSubdomain, slugs });
    const next = numbers(3);
    const random = () => next() / 2 ** 24;
    const visitors = createVisitors({ origins, centers, random, owner: { cookie, faqs } });
    const pids = { webs: webs.map(({ pid }) => pid), all: all.map(({ pid }) => pid) };
    const traffic = (seconds: number, isCollected: boolean) =>
      runPhase({
        services,
        siteUrl: site.url,
        kinds: visitors.kinds,
        random,
        clocks,
        pids,
        seconds,
        isCollected,
      });
    const cold = await traffic(coldSeconds, false);
    const started = performance.now();
    await visitors.seeAll();
    const seenInSeconds = (performance.now() - started) / 1_000;
    const warm = await traffic(seconds, true);
    await visitors.close();
    return { cold, seenInSeconds, warm };
  } finally {
    await site.close();
    await opened.close();
  }
}

interface PhaseOptions {
  services: Services;
  siteUrl: string;
  kinds: TrafficKind[];
  random: () => number;
  clocks: string[];
  pids: { webs: number[]; all: number[] };
  seconds: number;
  /** Whether the web processes collect garbage at intervals and report what remains. */
  isCollected: boolean;
}

async function runPhase(options: PhaseOptions): Promise<Phase> {
  const { services, siteUrl, kinds, random, clocks, pids, seconds, isCollected } = options;
  const collect = () => {
    for (const pid of pids.webs) process.kill(pid, "SIGUSR2");
  };
  // Earlier phases leave more garbage than one collection frees, mainly unused compiled code.
  if (isCollected) {
    collect();
    await wait(settleMs);
  }
  const memory = watchMemory(pids.all);
  const started = performance.now();
  const startedAt = performance.timeOrigin + started;
  // Collects at the start and at intervals, the last time just before the end.
  if (isCollected) collect();
  const collecting = isCollected ? setInterval(collect, (seconds * 980) / (collections - 1)) : undefined;
  const ending = new AbortController();
  const crawling = readSites(services, { url: siteUrl, seconds, started, signal: ending.signal });
  const samples = await runTraffic({ kinds, seconds, random });
  ending.abort();
  clearInterval(collecting);
  const crawls = await crawling;
  // Waits for the servers, which write once a second.
  await wait(1_500);
  const since = <Moment extends { atMs: number }>(moments: Moment[]) =>
    moments.map((moment) => ({ ...moment, atMs: moment.atMs - startedAt }));
  const answers = since(await readAnswerClocks(clocks));
  return {
    seconds,
    samples,
    answers: answers.filter(({ atMs }) => atMs >= 0 && atMs <= seconds * 1_000),
    crawls,
    memory: await memory.stop(),
    kept: since(await readKept(clocks)).filter(({ atMs }) => atMs >= 0),
  };
}

/** Imports one website at the start and one each minute. */
async function readSites(
  services: Services,
  { url, seconds, started, signal }: { url: string; seconds: number; started: number; signal: AbortSignal },
): Promise<Reading[]> {
  const readings: Reading[] = [];
  const nowMs = () => performance.now() - started;
  for (let second = Math.min(10, seconds / 4); second < seconds; second += crawlEverySeconds) {
    const pauseMs = second * 1_000 - nowMs();
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (signal.aborted) break;
    const fromMs = nowMs();
    const crawlId = await startImport(services, { url, allowPrivate: ["127.0.0.0/8"] });
    const end = await followImport(services, crawlId, () => {});
    readings.push({ fromMs, toMs: nowMs(), ended: end.type });
  }
  return readings;
}
