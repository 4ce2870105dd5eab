/**
 * Process and workload metrics in Prometheus text format. The library takes several megabytes of memory, so it is
 * loaded only by the first scrape, or at startup if /metrics is enabled. Requests are counted from then on.
 */
import { type SQL, sql } from "drizzle-orm";
import type { MetricObjectWithValues, MetricValue } from "prom-client";
import { outboxMailStatuses, outboxMails } from "#db/schema/mail.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Log } from "#platform/log.ts";
import type { PageCache } from "#platform/page-cache.ts";

interface AnsweredRequest {
  method: string;
  status: number;
  durationMs: number;
  /** One of a closed list of routes, to limit label cardinality. Called only if the request is counted. */
  routeOf: () => string;
}

/** The metrics of one process, as the library hands them on. */
export type ProcessMetrics = Omit<MetricObjectWithValues<MetricValue<string>>, "collect">[];

/** The other processes that answer on the same port. */
export interface Siblings {
  /** What this process's metrics are labeled with, such as "web-1". */
  name: string;
  /** Leaves out those that don't answer in time. */
  readOthers(): Promise<ProcessMetrics[]>;
  /** Gets the function that reads this process's metrics, for when another one is scraped. */
  answerWith(readOwn: () => Promise<ProcessMetrics>): void;
}

export interface Metrics {
  /** Does nothing before `load`. */
  countRequest(request: AnsweredRequest): void;
  load(): Promise<void>;
  /**
   * Loads the library first. While the database is down, the response lacks the database's metrics and reports
   * `step_database_up` as 0.
   */
  read(): Promise<{ contentType: string; text: string }>;
  /** Only what this process counts about itself, without the database's metrics. */
  readOwn(): Promise<ProcessMetrics>;
}

interface MetricsOptions {
  /** Metrics of features, listed in server/database-metrics.ts. */
  databaseMetrics: Record<string, DatabaseMetric>;
  db: Db;
  pageCache: Pick<PageCache, "stats">;
  /** Undefined in a process that renders no pages. */
  pageTurns?: PageTurnStats;
  log: Log;
  siblings?: Siblings;
}

interface PageTurnStats {
  stats(): { running: number; waiting: number; refused: number };
}

type Loaded = Awaited<ReturnType<typeof loadRegistry>>;

const databaseTimeoutMs = 2_000;
/** In seconds, from the time for a cached file to the longest acceptable wait. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Other methods aren't labels, because clients can send any name and each would create a series. */
const countedMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const jobStates = ["created", "active", "retry", "completed", "cancelled", "failed"];

export function createMetrics(options: MetricsOptions): Metrics {
  const { databaseMetrics, db, log, siblings } = options;
  const counted = { ...platformMetrics, ...databaseMetrics };
  let loading: Promise<Loaded> | null = null;
  let loaded: Loaded | null = null;

  async function load(): Promise<Loaded> {
    loading ??= loadRegistry(options, counted);
    loaded = await loading;
    return loaded;
  }
  const readOwn = async () => (await load()).registry.getMetricsAsJSON();
  siblings?.answerWith(readOwn);

  return {
    countRequest({ method, status, durationMs, routeOf }) {
      loaded?.requests.inc({
        method: countedMethods.has(method) ? method : "other",
        route: routeOf(),
        status: String(status),
      });
      loaded?.durations.observe(
        {
          method: countedMethods.has(method) ? method : "other",
          status: `${Math.floor(status / 100)}xx`,
        },
        durationMs / 1_000,
      );
    },
    async load() {
      await load();
    },
    async read() {
      const { database, databaseUp, jobs, mails, byCounting, ofProcesses } = await load();
      const others = siblings?.readOthers() ?? [];
      const counts = await countRows(db, counted).catch((error: unknown) => {
        log.warn({ err: error }, "metrics query failed");
        return null;
      });
      databaseUp.set(counts ? 1 : 0);
      jobs.reset();
      mails.reset();
      for (const { job } of counts?.jobs ?? []) for (const state of jobStates) jobs.set({ job, state }, 0);
      for (const { job, state, count } of counts?.jobs ?? []) jobs.set({ job, state }, count);
      if (counts) for (const state of outboxMailStatuses) mails.set({ state }, 0);
      for (const { state, count } of counts?.mails ?? []) mails.set({ state }, count);
      for (const [name, gauge] of Object.entries(byCounting)) {
        gauge.reset();
        for (const { count, ...labels } of counts?.others[name] ?? []) gauge.set(labels, count);
      }
      const processes = ofProcesses([await readOwn(), ...(await others)]);
      const text = `${await processes.metrics()}\n${await database.metrics()}`;
      return { contentType: database.contentType, text };
    },
    readOwn,
  };
}

async function loadRegistry(
  { pageCache, pageTurns, siblings }: MetricsOptions,
  counted: Record<string, DatabaseMetric>,
) {
  const { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import(
    "prom-client"
  );
  const registry = new Registry();
  if (siblings) registry.setDefaultLabels({ process: siblings.name });
  const registers = [registry];
  // Separate, because these are the same in every process.
  const database = new Registry();
  collectDefaultMetrics({ register: registry });
  new Counter({
    name: "step_page_cache_requests_total",
    help: "All requests, by whether the page cache answered them; whatever is no kept page is a miss.",
    labelNames: ["result"],
    registers,
    collect() {
      const { hits, misses } = pageCache.stats();
      this.reset();
      this.inc({ result: "hit" }, hits);
      this.inc({ result: "miss" }, misses);
    },
  });
  new Gauge({
    name: "step_page_cache_bytes",
    help: "Memory used by cached pages.",
    registers,
    collect() {
      this.set(pageCache.stats().bytes);
    },
  });
  if (pageTurns) {
    new Gauge({
      name: "step_page_turns",
      help: "Pages of help centers that are being rendered, or wait for their company's turn.",
      labelNames: ["state"],
      registers,
      collect() {
        const { running, waiting } = pageTurns.stats();
        this.set({ state: "running" }, running);
        this.set({ state: "waiting" }, waiting);
      },
    });
    new Counter({
      name: "step_pages_refused_total",
      help: "Pages of help centers that were refused because too many waited.",
      registers,
      collect() {
        this.reset();
        this.inc(pageTurns.stats().refused);
      },
    });
  }
  return {
    registry,
    database,
    /** Nothing is added up, because each process has its own label. */
    ofProcesses: (parts: ProcessMetrics[]) =>
      AggregatorRegistry.aggregate(
        parts.map((metrics) => metrics.map((metric) => ({ ...metric, aggregator: "sum" }))),
      ),
    byCounting: Object.fromEntries(
      Object.entries(counted).map(([name, { help, labelNames }]) => [
        name,
        new Gauge({ name, help, labelNames, registers: [database] }),
      ]),
    ),
    requests: new Counter({
      name: "step_http_requests_total",
      help: "Requests not served by the page cache, by method, route and status.",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    durations: new Histogram({
      name: "step_http_request_duration_seconds",
      help: "Duration of requests not served by the page cache.",
      labelNames: ["method", "status"],
      buckets: durationBuckets,
      registers,
    }),
    databaseUp: new Gauge({
      name: "step_database_up",
      help: "1 if the database responded to this scrape, otherwise 0.",
      registers: [database],
    }),
    jobs: new Gauge({
      name: "step_jobs",
      help: "Jobs by kind and state; what has ended is kept for a week.",
      labelNames: ["job", "state"],
      registers: [database],
    }),
    mails: new Gauge({
      name: "step_mails",
      help: "Emails in the outbox, by state.",
      labelNames: ["state"],
      registers: [database],
    }),
  };
}

async function countRows(db: Db, counted: Record<string, DatabaseMetric>) {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error("the database did not respond in time")),
    databaseTimeoutMs,
  );
  try {
    const [jobs, mails, others] = await Promise.race([
      Promise.all([countJobs(db), countMails(db), countOthers(db, counted)]),
      late,
    ]);
    return { jobs, mails, others };
  } finally {
    clearTimeout(timer);
  }
}

export interface DatabaseMetric {
  help: string;
  labelNames: string[];
  /** Selects the labels and `count`. */
  query: SQL;
}

const oldestWaiting = "step_jobs_oldest_waiting_seconds";

/** Database metrics by name, besides those of the features. Each scrape queries them. */
const platformMetrics: Record<string, DatabaseMetric> = {
  step_database_connections: {
    help: "Database connections of all our processes, by application and state.",
    labelNames: ["application", "state"],
    query: sql`select application_name as application, coalesce(state, 'unknown') as state, count(*)::int as count
      from pg_stat_activity where datname = current_database() and application_name like 'step%' group by 1, 2`,
  },
  [oldestWaiting]: {
    help: "How long the most overdue job has been waiting.",
    labelNames: ["job"],
    query: sql`select name as job, extract(epoch from now() - min(start_after))::float8 as count from pgboss.job
      where state in ('created', 'retry') and start_after <= now() and name not like '\_\_pgboss\_\_%' group by name`,
  },
};

async function countOthers(db: Db, counted: Record<string, DatabaseMetric>) {
  const jobsExist = await hasJobs(db);
  const names = Object.keys(counted).filter((name) => name !== oldestWaiting || jobsExist);
  const rows = names.map(async (name) => [name, await db.execute<CountedRow>(counted[name]!.query)] as const);
  return Object.fromEntries(await Promise.all(rows));
}

type CountedRow = Record<string, string> & { count: number };

async function hasJobs(db: Db): Promise<boolean> {
  // The table is created with the first job.
  const [table] = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as exists`,
  );
  return table?.exists === true;
}

async function countJobs(db: Db): Promise<{ job: string; state: string; count: number }[]> {
  if (!(await hasJobs(db))) return [];
  return db.execute<{ job: string; state: string; count: number }>(
    sql`select name as job, state::text as state, count(*)::int as count from pgboss.job
        where name not like '\_\_pgboss\_\_%' group by name, state`,
  );
}

function countMails(db: Db) {
  return db
    .select({ state: outboxMails.status, count: sql<number>`count(*)::int` })
    .from(outboxMails)
    .groupBy(outboxMails.status);
}
