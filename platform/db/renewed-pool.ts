/**
 * A pool of connections that is exchanged for a new one when it loses a connection. The driver (3.4.9) never again uses
 * a connection well that was lost while something was about to be written to it: each question that gets it fails
 * after `connect_timeout`. Where one connection is lost, the others mostly are too, and what fails is asked again at once.
 */
import postgres from "postgres";
import { guardTransactions } from "#platform/db/guard-transactions.ts";
import { isConnectionLost } from "#platform/db/is-database-away.ts";
import { watchQuery } from "#platform/db/watch-query.ts";

interface Pool {
  sql: postgres.Sql;
  /** Questions and transactions that are not over. */
  underway: number;
  hasAnswered: boolean;
  isRetired: boolean;
}

type Options = postgres.Options<Record<string, postgres.PostgresType>>;
type Call = (...parts: unknown[]) => unknown;

/** Nothing may take longer (see `statement_timeout`); then a pool that is used no more is closed in any case. */
const retiredMs = 65_000;

/** To be used as the driver's own pool. Ending it ends all there were. */
export function createRenewedPool(url: string, options: Options): postgres.Sql {
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
    // The same options, not equal ones: the query builder has put its own readers of values into them.
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
    pool.underway += 1;
    return watchQuery(made, {
      answered() {
        pool.hasAnswered = true;
        // Known now, for all connections. A connection that is lost while the driver asks ends the process.
        Object.assign(first.sql.options, { fetch_types: false });
        isOver(pool);
      },
      failed(error) {
        // A server that was never there has spoilt no connection, unless it is silent.
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
    // Whoever puts something around a function of it means all pools.
    set(_first, name, value) {
      own[name] = value;
      return true;
    },
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
