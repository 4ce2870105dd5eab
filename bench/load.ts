/**
 * An installation in use: visitors of 200 help centers who read, search and write, an owner who edits, and a website
 * that is read every minute. Once with one process for everything, and once with two web processes beside a worker.
 */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { followImport } from "#features/onboarding/follow-import.server.ts";
import { startImport } from "#features/onboarding/start-import.server.ts";
import { readConfig } from "#platform/config.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { createLog } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { openRunningServices } from "#server/services.ts";
import { serveSite } from "#tests/support/static-site.ts";
import { generatePages, numbers } from "./generate-pages.ts";
import { createVisitors, publicPages, readOwnFaqs, views } from "./load-visitors.ts";
import { type MemoryReading, slopePerHour, watchMemory } from "./memory-slope.ts";
import { openOwner } from "./owner-session.ts";
import { addPlainCenters } from "./plain-centers.ts";
import { type Answer, readAnswerClocks } from "./read-answer-clock.ts";
import { freePort, type ServerProcess, startServer, untilAnswers, withFolder } from "./server-process.ts";
import { quantile } from "./statistics.ts";
import { renderTable } from "./table.ts";
import { runTraffic, type Sample } from "./traffic.ts";

const centerCount = 200;
const faqCount = 20;
const centerTimeoutMs = 90_000;
const crawlEverySeconds = 60;
/** What is kept is filled, and the compiler has seen the code. */
const warmUpShare = 0.2;
const setUps = { "one process": startOne, "two webs and a worker": startSplit };

interface Installation {
  webs: ServerProcess[];
  /** Where the webs write how long their answers took. */
  clocks: string[];
  /** Where owners sign in, with the data directory of the database. */
  home: ServerProcess;
  all: ServerProcess[];
  close?: () => Promise<void>;
}

interface Reading {
  fromMs: number;
  toMs: number;
  ended: string;
}

interface Run {
  samples: Sample[];
  /** Public pages by the servers' own clocks; `atMs` is since the traffic began. */
  answers: Answer[];
  crawls: Reading[];
  memory: MemoryReading[];
}

export async function benchLoad({ seconds }: { seconds: number }): Promise<string> {
  const reports = [];
  for (const [name, start] of Object.entries(setUps)) {
    const run = await withFolder(async (folder) => {
      const installation = await start(folder);
      try {
        return await load(installation, seconds);
      } finally {
        for (const each of installation.all.reverse()) await each.stop();
        await installation.close?.();
      }
    });
    reports.push(
      `${name}, ${centerCount} centers with ${faqCount} questions, ${seconds} s`,
      report(run, seconds),
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
  // As many as a Postgres of one's own allows by default; the embedded one has enough for a single process.
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

async function load({ webs, clocks, home, all }: Installation, seconds: number): Promise<Run> {
  const origins = webs.map(({ origin }) => origin);
  // The sample's own import must not run beside what is measured.
  await untilAnswers(`${origins[0]}/help/sample`, { timeoutMs: centerTimeoutMs, everyMs: 250 });
  const port = Number(new URL(home.origin).port);
  const cookie = await openOwner({ dataDir: home.dataDir, port });
  const opened = await openRunningServices(readConfig({ DATA_DIR: home.dataDir, PORT: String(port) }));
  if (!opened) throw new Error("the server does not run");
  const { services } = opened;
  const site = await serveSite({ pages: generatePages(15, 75_000) }, { latencyMs: 50 });
  try {
    const centers = await addPlainCenters(services.db, { name: "load", count: centerCount, faqCount });
    const own = await services.db.query.companies.findFirst({
      where: (company, { eq }) => eq(company.helpCenterSubdomain, "bench-bikes"),
    });
    const next = numbers(3);
    const random = () => next() / 2 ** 24;
    const owner = { cookie, faqs: await readOwnFaqs(services.db, own?.id ?? "") };
    const visitors = createVisitors({ origins, centers, random, owner });
    const memory = watchMemory(all.map(({ pid }) => pid));
    const started = performance.now();
    const startedAt = performance.timeOrigin + started;
    const ending = new AbortController();
    const crawling = readSites(services, { url: site.url, seconds, started, signal: ending.signal });
    const samples = await runTraffic({ kinds: visitors.kinds, seconds, random });
    ending.abort();
    const crawls = await crawling;
    // The servers write once a second.
    await wait(1_500);
    const answers = await readAnswerClocks(clocks);
    const run = {
      samples,
      answers: answers.map((answer) => ({ ...answer, atMs: answer.atMs - startedAt })),
      crawls,
      memory: await memory.stop(),
    };
    await visitors.close();
    return run;
  } finally {
    await site.close();
    await opened.close();
  }
}

/** A website at the start and then one each minute, each read and made into questions. */
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

function report({ samples, answers, crawls, memory }: Run, seconds: number): string {
  const warmFromMs = seconds * 1_000 * warmUpShare;
  const warm = samples.filter(({ dueMs }) => dueMs >= warmFromMs);
  const isCrawling = (atMs: number) => crawls.some(({ fromMs, toMs }) => atMs >= fromMs && atMs <= toMs);
  const pages = warm.filter(({ kind }) => kind === publicPages);
  const others = Object.entries(Object.groupBy(warm, ({ kind }) => kind)).filter(
    ([name]) => name !== publicPages,
  );
  const rows: Row[] = [
    { name: publicPages, of: pages },
    { name: `… ${views.first}`, of: pages.filter(({ sort }) => sort === views.first) },
    { name: `… ${views.repeat}`, of: pages.filter(({ sort }) => sort === views.repeat) },
    { name: "… while a website is read", of: pages.filter(({ dueMs }) => isCrawling(dueMs)) },
    ...others.map(([name, of = []]) => ({ name, of })),
    { name: "all", of: warm },
  ];
  const own = answers
    .filter(({ atMs }) => atMs >= warmFromMs && atMs <= seconds * 1_000)
    .map((answer) => ({ ...answer, problem: null }));
  const ownRows: Row[] = [
    { name: publicPages, of: own },
    { name: `… ${views.first}`, of: own.filter(({ isFirst }) => isFirst) },
    { name: `… ${views.repeat}`, of: own.filter(({ isFirst }) => !isFirst) },
    { name: "… while a website is read", of: own.filter(({ atMs }) => isCrawling(atMs)) },
  ];
  const problems = [...new Set(samples.flatMap(({ problem }) => problem ?? []))].slice(0, 5);
  const late = memory.filter(({ atMs }) => atMs >= seconds * 1_000 * warmUpShare);
  const slope = slopePerHour(late);
  return [
    tableOf("after the warm-up, as visitors", rows),
    "",
    tableOf("by the server's own clock", ownRows),
    "",
    `websites read: ${crawls.length}, ${crawls.filter(({ ended }) => ended === "done").length} well; each took ${crawls.map(({ fromMs, toMs }) => `${((toMs - fromMs) / 1_000).toFixed(1)} s`).join(", ")}`,
    slope === null
      ? "memory: too few readings"
      : `memory (PSS): ${memoryAt(late[0]!)} after the warm-up, ${memoryAt(late.at(-1)!)} at the end, slope ${slope.toFixed(0)} MB an hour`,
    ...problems.map((problem) => `went wrong: ${problem}`),
  ].join("\n");
}

function memoryAt({ pssMb, postgresMb }: MemoryReading): string {
  return `${pssMb.toFixed(0)} MB${postgresMb > 0 ? ` (${postgresMb.toFixed(0)} of it Postgres)` : ""}`;
}

interface Row {
  name: string;
  of: { tookMs: number; problem: string | null }[];
}

function tableOf(title: string, rows: Row[]): string {
  const took =
    (share: number) =>
    ({ of }: Row) =>
      quantile(
        of.map(({ tookMs }) => tookMs),
        share,
      );
  return renderTable<Row>(
    [
      { title, value: ({ name }) => name },
      { title: "requests", value: ({ of }) => of.length, digits: 0 },
      { title: "p50 ms", value: took(0.5) },
      { title: "p95 ms", value: took(0.95) },
      { title: "p99 ms", value: took(0.99) },
      { title: "errors", value: ({ of }) => of.filter(({ problem }) => problem !== null).length, digits: 0 },
    ],
    rows,
  );
}
