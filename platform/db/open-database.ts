import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Config } from "#platform/config.ts";
import {
  areLimitsRefused,
  type Connection,
  type ConnectOptions,
  checkConnection,
  connect,
  type Db,
  type Sql,
} from "#platform/db/connect.ts";
import { connectionFile, startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { isDataDirectoryLocked } from "#platform/db/lock-data-directory.ts";
import { StartupError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";

export type { Db, Transaction } from "#platform/db/connect.ts";

export interface Database {
  db: Db;
  sql: Sql;
  /** For transactions that may take minutes, which a pooler would end. One connection. */
  directSql: Sql;
  /** Includes the password. Use it for further connections, but never log it. */
  url: string;
  /** For what needs a session of its own: LISTEN, migrations, jobs and backups. Differs from `url` behind a pooler. */
  directUrl: string;
  /** See `ConnectOptions`. */
  isPooled: boolean;
  /**
   * Closes the connections after waiting at most 5 s for in-flight queries, and stops an embedded server. Idempotent.
   */
  close(): Promise<void>;
}

type DatabaseConfig = Pick<Config, "dataDir" | "databaseUrl"> &
  Partial<Pick<Config, "databaseDirectUrl" | "webProcesses">>;

/** What one process needs at most, with the connections of its commands. */
const connectionsEach = 25;

/**
 * Starts the embedded database if DATABASE_URL is unset. Throws a StartupError with one sentence if the server is
 * unreachable, the password is wrong, or the data directory is locked or not writable.
 */
export async function openDatabase({ config, log }: { config: DatabaseConfig; log: Log }): Promise<Database> {
  if (config.databaseUrl) return openExternal(config.databaseUrl, config, { log });
  const { dataDir, webProcesses = 1 } = config;
  // A process that answers everything itself gets by with the default.
  const settings = webProcesses > 1 ? [`max_connections=${(webProcesses + 1) * connectionsEach}`] : [];
  const server = await startEmbeddedPostgres({ dataDir, log, settings });
  const connection = connect(server.url, { log });
  try {
    await checkOrEnd(connection, server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return database(connection, { url: server.url }, () => server.stop());
}

/**
 * For commands: opens the database of the server that is running on this data directory, or DATABASE_URL. Returns null
 * if no server is running; in that case, the command may use `openDatabase`. Closing the connection doesn't stop the
 * server.
 */
export async function openRunningDatabase({ config }: { config: DatabaseConfig }): Promise<Database | null> {
  const url = config.databaseUrl ?? findRunningUrl(config.dataDir);
  return url === null ? null : openExternal(url, config, { max: 2, applicationName: "step-cli" });
}

async function openExternal(
  url: string,
  { databaseUrl, databaseDirectUrl = null }: DatabaseConfig,
  options: ConnectOptions,
): Promise<Database> {
  if (databaseUrl === null || databaseDirectUrl === null || databaseDirectUrl === url) {
    const connection = connect(url, options);
    await checkOrEnd(connection, url);
    return database(connection, { url }, async () => {});
  }
  const connection = await connectPooled(url, options);
  const direct = connect(databaseDirectUrl, { max: 1 });
  try {
    await checkConnection(direct.sql, databaseDirectUrl, "DATABASE_DIRECT_URL");
    await requireSameDatabase(connection.sql, direct.sql);
  } catch (error) {
    await Promise.all([connection, direct].map(({ sql }) => sql.end({ timeout: 0 })));
    throw error;
  }
  return database(connection, { url, direct: { url: databaseDirectUrl, sql: direct.sql } }, async () => {});
}

/** With Step's limits, unless the pooler refuses them. Poolers can be set up to accept any parameter. */
async function connectPooled(url: string, options: ConnectOptions): Promise<Connection> {
  const limited = connect(url, { ...options, isPooled: true, hasLimits: true });
  try {
    await checkOrEnd(limited, url);
    return limited;
  } catch (error) {
    if (!(error instanceof StartupError && areLimitsRefused(error.cause))) throw error;
  }
  const connection = connect(url, { ...options, isPooled: true, hasLimits: false });
  await checkOrEnd(connection, url);
  return connection;
}

/** A lock of one session is seen by others of the same database only. */
async function requireSameDatabase(sql: Sql, directSql: Sql): Promise<void> {
  const key = randomInt(2 ** 47);
  const isFree = await directSql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${key}::bigint)`;
    const [row] = await sql<{ free: boolean }[]>`select pg_try_advisory_xact_lock(${key}::bigint) as free`;
    return row?.free !== false;
  });
  if (isFree)
    throw new StartupError(
      "DATABASE_URL and DATABASE_DIRECT_URL lead to different databases; correct one of them.",
    );
}

function findRunningUrl(dataDir: string): string | null {
  if (!isDataDirectoryLocked(dataDir)) return null;
  try {
    const { url } = JSON.parse(readFileSync(connectionFile(dataDir), "utf8")) as { url?: unknown };
    return typeof url === "string" ? url : null;
  } catch {
    // The server is just starting or stopping.
    return null;
  }
}

async function checkOrEnd({ sql }: Connection, url: string): Promise<void> {
  try {
    await checkConnection(sql, url);
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
}

function database(
  { db, sql }: Connection,
  { url, direct = null }: { url: string; direct?: { url: string; sql: Sql } | null },
  stop: () => Promise<void>,
): Database {
  let closing: Promise<void> | null = null;
  const directSql = direct?.sql ?? sql;
  const end = () => Promise.all([...new Set([sql, directSql])].map((pool) => pool.end({ timeout: 5 })));
  return {
    db,
    sql,
    directSql,
    url,
    directUrl: direct?.url ?? url,
    isPooled: direct !== null,
    close() {
      closing ??= end().then(stop);
      return closing;
    },
  };
}
