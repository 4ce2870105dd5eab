/**
 * Visitors, an owner and imports for hours on one process: does it keep memory, handles or files, and does it get slower?
 * The first quarter fills caches, so slopes are those of the rest.
 */
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/open-database.ts";
import type { Phase } from "./load-report.ts";
import { centerCount, faqCount, type Installation, startOne, withScene } from "./load-scene.ts";
import { publicPages, views } from "./load-visitors.ts";
import { slopePerHour } from "./memory-slope.ts";
import { withFolder } from "./server-process.ts";
import { quantile } from "./statistics.ts";
import { renderTable } from "./table.ts";

/** Readings of memory and handles, and rows of the table of latencies. */
const readings = 40;
const windows = 8;
const warmUpShare = 1 / 4;
const crawlEverySeconds = 300;
const shownTables = 8;

interface Handles {
  atMs: number;
  descriptors: number;
  threads: number;
}

interface Sizes {
  atMs: number;
  tables: Map<string, number>;
  files: { count: number; bytes: number };
}

export function benchSoak({ seconds }: { seconds: number }): Promise<string> {
  return withFolder(async (folder) => {
    const installation = await startOne(folder);
    try {
      return await soak(installation, seconds);
    } finally {
      for (const each of installation.all) await each.stop();
    }
  });
}

function soak(installation: Installation, seconds: number): Promise<string> {
  const { dataDir } = installation.home;
  return withScene(installation, async ({ services, visitors, traffic }) => {
    await visitors.seeAll();
    const started = performance.now();
    const handles: Handles[] = [];
    const sizes: Promise<Sizes>[] = [];
    const phase = await traffic({
      seconds,
      collections: readings,
      crawlEverySeconds,
      onCollect() {
        const atMs = performance.now() - started;
        // The scene starts the process again.
        void readHandles(installation.webs[0]!.pid).then((read) => handles.push({ atMs, ...read }));
        sizes.push(readSizes(services.db, dataDir, atMs));
      },
    });
    return report(phase, handles, await Promise.all(sizes));
  });
}

/** Without /proc, there is nothing to read. */
async function readHandles(pid: number): Promise<Omit<Handles, "atMs">> {
  const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => []);
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return { descriptors: descriptors.length, threads: Number(/^Threads:\s+(\d+)/m.exec(status)?.[1] ?? 0) };
}

async function readSizes(db: Db, dataDir: string, atMs: number): Promise<Sizes> {
  const rows = await db.execute<{ name: string; bytes: number }>(
    sql`select relname as name, pg_total_relation_size(relid)::float8 as bytes from pg_stat_user_tables`,
  );
  const names = await readdir(dataDir, { recursive: true });
  const files = { count: 0, bytes: 0 };
  // Postgres's own files are counted as tables.
  for (const name of names.filter((path) => !path.startsWith("postgres"))) {
    const found = await stat(join(dataDir, name)).catch(() => null);
    if (!found?.isFile()) continue;
    files.count += 1;
    files.bytes += found.size;
  }
  return { atMs, tables: new Map(rows.map(({ name, bytes }) => [name, bytes])), files };
}

function report(phase: Phase, handles: Handles[], sizes: Sizes[]): string {
  const { seconds, kept, crawls, samples } = phase;
  const isSteady = ({ atMs }: { atMs: number }) => atMs >= seconds * 1_000 * warmUpShare;
  const steady = <Reading extends { atMs: number }>(of: Reading[], value: (reading: Reading) => number) =>
    slopePerHour(of.filter(isSteady).map((reading) => ({ atMs: reading.atMs, mb: value(reading) })));
  const problems = samples.filter(({ problem }) => problem !== null);
  const rows = [
    slopeRow("kept after collecting garbage, MB", kept, ({ keptMb }) => keptMb),
    slopeRow(
      "memory without Postgres (PSS), MB",
      phase.memory,
      ({ pssMb, postgresMb }) => pssMb - postgresMb,
    ),
    slopeRow("open files and sockets", handles, ({ descriptors }) => descriptors),
    slopeRow("threads", handles, ({ threads }) => threads),
    slopeRow("tables, MB", sizes, ({ tables }) => megabytes(sum([...tables.values()]))),
    slopeRow("stored files", sizes, ({ files }) => files.count),
    slopeRow("stored files, MB", sizes, ({ files }) => megabytes(files.bytes)),
  ];
  function slopeRow<Reading extends { atMs: number }>(
    name: string,
    of: Reading[],
    value: (reading: Reading) => number,
  ) {
    const [first, last] = [of[0], of.at(-1)];
    return {
      name,
      first: first ? value(first) : null,
      last: last ? value(last) : null,
      perHour: steady(of, value),
    };
  }
  return [
    `${seconds} s on one process, ${centerCount} centers with ${faqCount} questions; ${samples.length} requests, ${problems.length} errors, ${crawls.length} websites read`,
    renderTable(
      [
        { title: "what", value: (row) => row.name },
        { title: "first", value: (row) => row.first },
        { title: "last", value: (row) => row.last },
        { title: "per hour", value: (row) => row.perHour },
      ],
      rows,
    ),
    "",
    growthOfTables(sizes, seconds),
    "",
    latencies(phase),
    ...[...new Set(problems.map(({ problem }) => problem))]
      .slice(0, 5)
      .map((problem) => `went wrong: ${problem}`),
  ].join("\n");
}

function growthOfTables(sizes: Sizes[], seconds: number): string {
  const [first, last] = [sizes[0]?.tables ?? new Map<string, number>(), sizes.at(-1)?.tables ?? new Map()];
  const grown = [...last]
    .map(([name, bytes]) => ({ name: String(name), kb: (bytes - (first.get(name) ?? 0)) / 1_000 }))
    .filter(({ kb }) => kb > 0)
    .toSorted((a, b) => b.kb - a.kb)
    .slice(0, shownTables);
  return renderTable(
    [
      { title: "tables that grew", value: ({ name }) => name },
      { title: "kB", value: ({ kb }) => kb, digits: 0 },
      { title: "kB an hour", value: ({ kb }) => (kb / seconds) * 3_600, digits: 0 },
    ],
    grown,
  );
}

/** Public pages by the server's own clock, so that a busy load generator doesn't count. */
function latencies({ seconds, answers, samples }: Phase): string {
  const lengthMs = (seconds * 1_000) / windows;
  const rows = Array.from({ length: windows }, (_, window) => {
    const isInside = (atMs: number) => Math.floor(atMs / lengthMs) === window;
    return {
      name: `${Math.round((window * lengthMs) / 60_000)} to ${Math.round(((window + 1) * lengthMs) / 60_000)} min`,
      own: answers.filter(({ atMs }) => isInside(atMs)).map(({ tookMs }) => tookMs),
      seen: samples
        .filter(({ kind, sort, dueMs }) => kind === publicPages && sort === views.repeat && isInside(dueMs))
        .map(({ tookMs }) => tookMs),
    };
  });
  return renderTable(
    [
      { title: "public pages", value: ({ name }) => name },
      { title: "answers", value: ({ own }) => own.length, digits: 0 },
      { title: "server p50 ms", value: ({ own }) => quantile(own, 0.5), digits: 2 },
      { title: "server p99 ms", value: ({ own }) => quantile(own, 0.99) },
      { title: "visitor p50 ms", value: ({ seen }) => quantile(seen, 0.5) },
      { title: "visitor p99 ms", value: ({ seen }) => quantile(seen, 0.99) },
    ],
    rows,
  );
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const megabytes = (bytes: number) => bytes / 1_000_000;
