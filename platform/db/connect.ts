import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import * as schema from "#db/schema.ts";
import { hostsText, isStandbyError, postgresTarget, urlsOfHosts } from "#platform/db/database-hosts.ts";
import { createRenewedPool } from "#platform/db/renewed-pool.ts";
import { StartupError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";

export type Sql = postgres.Sql;
export type Db = PostgresJsDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

export interface Connection {
  db: Db;
  /** The same pool without Drizzle, for LISTEN and setup. Timestamps are returned as text. */
  sql: Sql;
}

export interface ConnectOptions {
  max?: number;
  applicationName?: string;
  log?: Log;
  /** True behind a pooler that lends a session for one transaction. Statements then have no names. */
  isPooled?: boolean;
  /** A connection that isn't used for that long is closed. */
  idleSeconds?: number;
  /** How long it may take to open a connection. */
  connectSeconds?: number;
  /** False for a pooler that refuses them, as parameters that it doesn't know. It then has limits of its own. */
  hasLimits?: boolean;
}

const limits = {
  // A transaction must never wait for a person or the network. If a bug makes one wait, or its process is frozen, it loses
  // its locks after this time.
  idle_in_transaction_session_timeout: 30_000,
  statement_timeout: 60_000,
};

/**
 * Each process of Postgres keeps 3 to 10 MB, and the driver uses its connections in turn. So only as many stay open as
 * there are queries in this time. Opening one takes a few milliseconds.
 */
const defaultIdleSeconds = 15;

/** The first query connects. If the connection is lost, the next query reopens it. */
export function connect(
  url: string,
  {
    max = 10,
    applicationName = "step",
    log,
    isPooled = false,
    idleSeconds = defaultIdleSeconds,
    connectSeconds = 5,
    hasLimits = !isPooled,
  }: ConnectOptions = {},
): Connection {
  const target = postgresTarget(url);
  const options = {
    ...target.options,
    max,
    idle_timeout: idleSeconds,
    connect_timeout: connectSeconds,
    // In seconds. Each waiting query must fail its own connection attempt. With the driver's backoff, which grows to 20
    // s, queries pile up while the server is down, and pages wait for them.
    backoff: () => 0.05,
    prepare: !isPooled,
    onnotice: (notice: { message?: string }) => log?.debug({ notice: notice.message }, "database notice"),
    connection: {
      application_name: applicationName,
      ...(hasLimits ? limits : {}),
    },
  };
  // PgBouncer (1.18) forgets a query that was sent behind another one, if its parameters are described first. The
  // driver would wait for it forever.
  const sql = createRenewedPool(target.url, options, { isPipelined: !isPooled });
  return { sql, db: drizzle(sql, { schema }) };
}

/** The variable that an address is from. */
export type AddressVariable = "DATABASE_URL" | "DATABASE_DIRECT_URL";

/** Throws a StartupError that names the cause and the variable, without the password. */
export async function checkConnection(
  sql: Sql,
  url: string,
  variable: AddressVariable = "DATABASE_URL",
): Promise<void> {
  for (const end = performance.now() + 10_000; ; ) {
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      const code = (error as { code?: string }).code ?? "";
      // 57P03 means that the server is starting up.
      if (code === "57P03" && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 250));
        continue;
      }
      throw new StartupError(describe(error, { code, url, variable }), { cause: error });
    }
  }
}

/** Whether a connection pooler refused the limits of a session. */
export function areLimitsRefused(error: unknown): boolean {
  return /unsupported startup parameter/.test(messageOf(error));
}

function describe(
  error: unknown,
  { code, url, variable }: { code: string; url: string; variable: AddressVariable },
): string {
  const urls = urlsOfHosts(url).map((each) => new URL(each));
  const { username = "", pathname = "" } = urls[0] ?? {};
  const hostnames = urls.map(({ hostname }) => hostname).join(", ");
  const server = hostsText(url);
  if (isStandbyError(error))
    return `None of the databases at ${server} is the primary; promote one or correct ${variable}.`;
  const also = variable === "DATABASE_URL" ? "also " : "";
  if (areLimitsRefused(error))
    return `A connection pooler answers at ${server}; ${also}set DATABASE_DIRECT_URL to Postgres itself.`;
  switch (code) {
    case "28P01":
    case "28000":
      return `The database at ${server} refuses the user "${decodeURIComponent(username)}"; check the name and password in ${variable}.`;
    case "3D000":
      return `The server at ${server} has no database "${decodeURIComponent(pathname.slice(1))}"; create it or correct ${variable}.`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `The database's host "${hostnames}" is not known; check ${variable}.`;
    case "ECONNREFUSED":
    case "CONNECT_TIMEOUT":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "ETIMEDOUT":
      return `No database answers at ${server}; start it or correct ${variable}.`;
    default:
      return `The database at ${server} can't be used: ${messageOf(error)}.`;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
