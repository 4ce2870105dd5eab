/** A phase of a load test: traffic, imports of websites and, if wanted, collections of garbage. */
import { setTimeout as wait } from "node:timers/promises";
import { followImport } from "#features/websites/import/follow-import.server.ts";
import { startImport } from "#features/websites/import/start-import.server.ts";
import type { Services } from "#platform/services.ts";
import type { Phase, Reading } from "./load-report.ts";
import { watchMemory } from "./memory-slope.ts";
import { editedSubdomain } from "./owner-session.ts";
import { readAnswerClocks, readKept } from "./read-answer-clock.ts";
import { runTraffic, type TrafficKind } from "./traffic.ts";

const settleMs = 2_000;

export interface PhaseOptions {
  services: Services;
  siteUrl: string;
  kinds: TrafficKind[];
  random: () => number;
  clocks: string[];
  pids: { webs: number[]; all: number[] };
  seconds: number;
  /**
   * How often the web processes collect garbage and report what remains. 0 for never. Each collection pauses a server for
   * a moment.
   */
  collections: number;
  /** A website is imported this often. */
  crawlEverySeconds: number;
  /** Called before each collection. */
  onCollect?: () => void;
}

export async function runPhase(options: PhaseOptions): Promise<Phase> {
  const { kinds, random, clocks, pids, seconds, collections, onCollect } = options;
  const collect = () => {
    for (const pid of pids.webs) process.kill(pid, "SIGUSR2");
  };
  const collectNow = () => {
    onCollect?.();
    collect();
  };
  const isCollected = collections > 1;
  // Earlier phases leave more garbage than one collection frees, mainly unused compiled code.
  if (isCollected) {
    collect();
    await wait(settleMs);
  }
  const memory = watchMemory(pids.all);
  const started = performance.now();
  const startedAt = performance.timeOrigin + started;
  // Collects at the start and at intervals, the last time just before the end.
  if (isCollected) collectNow();
  const collecting = isCollected ? setInterval(collectNow, (seconds * 980) / (collections - 1)) : undefined;
  const ending = new AbortController();
  const crawling = readSites(options, { started, signal: ending.signal });
  const samples = await runTraffic({ kinds, seconds, random });
  ending.abort();
  clearInterval(collecting);
  const crawls = await crawling;
  // Waits for the servers, which write once a second.
  await wait(1_500);
  const since = <Moment extends { atMs: number }>(moments: Moment[]) =>
    moments.map((moment) => ({ ...moment, atMs: moment.atMs - startedAt }));
  const answers = since(await readAnswerClocks(clocks, editedSubdomain));
  return {
    seconds,
    samples,
    answers: answers.filter(({ atMs }) => atMs >= 0 && atMs <= seconds * 1_000),
    crawls,
    memory: await memory.stop(),
    kept: since(await readKept(clocks)).filter(({ atMs }) => atMs >= 0),
  };
}

/** Imports one website near the start and then at intervals. */
async function readSites(
  { services, siteUrl: url, seconds, crawlEverySeconds }: PhaseOptions,
  { started, signal }: { started: number; signal: AbortSignal },
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
