/** Formats the results of a load test as tables. */
import { publicPages, views } from "./load-visitors.ts";
import { type MemoryReading, slopePerHour } from "./memory-slope.ts";
import { editedSubdomain } from "./owner-session.ts";
import type { Answer } from "./read-answer-clock.ts";
import { quantile } from "./statistics.ts";
import { renderTable } from "./table.ts";
import type { Sample } from "./traffic.ts";

/** An import of a website. */
export interface Reading {
  fromMs: number;
  toMs: number;
  ended: string;
}

/** A phase of traffic. All times are relative to its start. */
export interface Phase {
  seconds: number;
  samples: Sample[];
  /** Public pages, timed by the servers' own clocks. */
  answers: Answer[];
  crawls: Reading[];
  memory: MemoryReading[];
  /** Memory that the web processes retain after a full garbage collection. */
  kept: { atMs: number; keptMb: number }[];
}

export function reportTraffic({ samples, answers, crawls }: Phase): string {
  const isCrawling = (atMs: number) => crawls.some(({ fromMs, toMs }) => atMs >= fromMs && atMs <= toMs);
  const isEdited = (path: string) => path.startsWith(`/help/${editedSubdomain}`);
  const pages = samples.filter(({ kind }) => kind === publicPages);
  const others = Object.entries(Object.groupBy(samples, ({ kind }) => kind)).filter(
    ([name]) => name !== publicPages,
  );
  const rows: Row[] = [
    { name: publicPages, of: pages },
    ...Object.values(views).map((name) => ({
      name: `… ${name}`,
      of: pages.filter(({ sort }) => sort === name),
    })),
    { name: "… while a website is read", of: pages.filter(({ dueMs }) => isCrawling(dueMs)) },
    ...others.map(([name, of = []]) => ({ name, of })),
    { name: "all", of: samples },
  ];
  const own = answers.map((answer) => ({ ...answer, problem: null }));
  const ownRows: Row[] = [
    { name: publicPages, of: own },
    ...Object.entries(views).map(([key, name]) => ({
      name: `… ${name}`,
      of: own.filter(({ view }) => view === key),
    })),
    { name: "… of the center that is edited", of: own.filter(({ path }) => isEdited(path)) },
    { name: "… while a website is read", of: own.filter(({ atMs }) => isCrawling(atMs)) },
  ];
  const problems = [...new Set(samples.flatMap(({ problem }) => problem ?? []))].slice(0, 5);
  return [
    tableOf("as visitors", rows),
    "",
    tableOf("by the server's own clock", ownRows),
    "",
    `websites read: ${crawls.length}, ${crawls.filter(({ ended }) => ended === "done").length} well; each took ${crawls.map(({ fromMs, toMs }) => `${((toMs - fromMs) / 1_000).toFixed(1)} s`).join(", ")}`,
    ...problems.map((problem) => `went wrong: ${problem}`),
  ].join("\n");
}

export function reportMemory({ memory, kept }: Phase): string {
  const [first, last] = [memory[0], memory.at(-1)];
  const slope = slopePerHour(memory.map(({ atMs, pssMb }) => ({ atMs, mb: pssMb })));
  const keptSlope = slopePerHour(kept.map(({ atMs, keptMb }) => ({ atMs, mb: keptMb })));
  return [
    first && last && slope !== null
      ? `memory as the system counts it (PSS), garbage and all: ${memoryAt(first)} first, ${memoryAt(last)} last, slope ${slope.toFixed(0)} MB an hour`
      : "memory: too few readings",
    keptSlope === null
      ? "kept after collecting garbage: too few readings"
      : `kept by the web processes' main threads after collecting garbage: ${kept.map(({ keptMb }) => keptMb.toFixed(1)).join(", ")} MB, slope ${keptSlope.toFixed(0)} MB an hour`,
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
