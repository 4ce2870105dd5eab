import { readFileSync } from "node:fs";
import type { Config } from "#platform/config.ts";
import {
  type Connection,
  type ConnectOptions,
  checkConnection,
  connect,
  type Db,
  type Sql,
} from "#platform/db/connect.ts";
import { connectionFile, startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { isDataDirectoryLocked } from "#platform/db/lock-data-directory.ts";
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
  { databaseUrl, databaseDirectUrl }: DatabaseConfig,
  options: ConnectOptions,
): Promise<Database> {
  const directUrl = databaseUrl === null ? null : (databaseDirectUrl ?? null);
  const isPooled = directUrl !== null;
  const connection = connect(url, { ...options, isPooled });
  await checkOrEnd(connection, url);
  return database(connection, { url, directUrl }, async () => {});
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
  { url, directUrl = null }: { url: string; directUrl?: string | null },
  stop: () => Promise<void>,
): Database {
  let closing: Promise<void> | null = null;
  const directSql = directUrl === null ? sql : connect(directUrl, { max: 1 }).sql;
  const end = () => Promise.all([...new Set([sql, directSql])].map((pool) => pool.end({ timeout: 5 })));
  return {
    db,
    sql,
    directSql,
    url,
    directUrl: directUrl ?? url,
    isPooled: directUrl !== null,
    close() {
      closing ??= end().then(stop);
      return closing;
    },
  };
}
