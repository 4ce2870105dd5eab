/**
 * A connection pool that is replaced when it loses a connection. The driver (3.4.9) never recovers a connection lost
 * during a write: each query that gets this connection fails after `connect_timeout`. When one connection is lost, most
 * others are lost too, and failed queries are retried immediately.
 */
import postgres from "postgres";
import { guardTransactions } from "#platform/db/guard-transactions.ts";
import { isConnectionLost } from "#platform/db/is-database-away.ts";
import { watchQuery } from "#platform/db/watch-query.ts";

interface Pool {
  sql: postgres.Sql;
  /** In-flight queries and transactions. */
  underway: number;
  hasAnswered: boolean;
  isRetired: boolean;
}

type Options = postgres.Options<Record<string, postgres.PostgresType>>;
type Call = (...parts: unknown[]) => unknown;

/** The driver asks this when it has sent a query, and sends no other one behind it if the result is false. */
const sentAlone = { onexecute: () => false };

/** No query takes longer than this (see `statement_timeout`), so a retired pool is closed afterward. */
const retiredMs = 65_000;

/**
 * Drop-in for the driver's own pool. Ending it ends all pools. Without `isPipelined`, a connection gets the next query when
 * the last one is answered, except in a transaction.
 */
export function createRenewedPool(
  url: string,
  options: Options,
  { isPipelined = true }: { isPipelined?: boolean } = {},
): postgres.Sql {
  const pools = new Set<Pool>();
  const first = open(postgres(url, options));
  let current = first;
  let isEnding = false;

  function open(sql: postgres.Sql): Pool {
    const pool = { sql, underway: 0, hasAnswered: false, isRetired: false };
    guardTransactions(sql, { onLost: () => renew(pool) });
    pools.add(pool);
    return pool;
  }

  function renew(lost: Pool): void {
    if (lost !== current || isEnding) return;
    // This must be the same object and not a copy, because the query builder has registered its parsers in it.
    current = open(postgres(first.sql.options as never));
    lost.isRetired = true;
    closeIfIdle(lost);
    setTimeout(() => void close(lost), retiredMs).unref();
  }

  function closeIfIdle(pool: Pool): void {
    if (pool.isRetired && pool.underway === 0) void close(pool);
  }

  async function close(pool: Pool, end: { timeout?: number } = { timeout: 1 }): Promise<void> {
    if (!pools.delete(pool)) return;
    await pool.sql.end(end);
  }

  function isOver(pool: Pool): void {
    pool.underway -= 1;
    closeIfIdle(pool);
  }

  function watched(pool: Pool, made: unknown): unknown {
    if (!(made instanceof Promise)) return made;
    if (!isPipelined && "options" in made) Object.assign(made.options as object, sentAlone);
    pool.underway += 1;
    return watchQuery(made, {
      answered() {
        pool.hasAnswered = true;
        // The first query has fetched the types for all connections. If another connection were lost while fetching
        // them, the process would crash.
        Object.assign(first.sql.options, { fetch_types: false });
        isOver(pool);
      },
      failed(error) {
        // Before the first answer there is no connection to lose, so only a connect timeout counts.
        if (isConnectionLost(error) && (pool.hasAnswered || codeOf(error) === "CONNECT_TIMEOUT")) renew(pool);
        isOver(pool);
      },
    });
  }

  const own: Record<string | symbol, unknown> = {
    unsafe: (...parts: unknown[]) => watched(current, (current.sql.unsafe as Call)(...parts)),
    begin(...parts: unknown[]) {
      const pool = current;
      pool.underway += 1;
      return (pool.sql.begin as (...all: unknown[]) => Promise<unknown>)(...parts).finally(() =>
        isOver(pool),
      );
    },
    async end(timing?: { timeout?: number }) {
      isEnding = true;
      await Promise.all([...pools].map((pool) => close(pool, timing)));
    },
  };
  return new Proxy(first.sql, {
    apply: (_first, _self, parts) => watched(current, (current.sql as unknown as Call)(...parts)),
    get: (_first, name) => own[name] ?? Reflect.get(current.sql, name),
    set(_first, name, value) {
      own[name] = value;
      return true;
    },
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
