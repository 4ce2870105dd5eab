/**
 * Stops a transaction whose connection is lost. The driver rejects it, but if the transaction then sends another query
 * or the driver's own rollback, that goes either to the dead connection, which crashes the process, or to the new
 * connection, outside any transaction.
 */
import type postgres from "postgres";
import { isConnectionLost, isDatabaseAway } from "#platform/db/is-database-away.ts";
import { watchQuery } from "#platform/db/watch-query.ts";

interface TransactionState {
  /** True once the caller's promise is settled. */
  isOver: boolean;
  /** True if a query failed because the connection was lost, until the driver has released the connection. */
  isLost: boolean;
  over: Promise<void>;
  onLost: () => void;
}

type Run = (tx: postgres.TransactionSql) => unknown;

/** The driver notices a lost connection within this time. */
const detectionMs = 2_000;

/** Calls `onLost` for each transaction that loses its connection, before rejecting the caller's promise. */
export function guardTransactions(sql: postgres.Sql, { onLost }: { onLost: () => void }): void {
  const begin = sql.begin.bind(sql) as (...parts: unknown[]) => Promise<unknown>;
  const guardedBegin = (...parts: unknown[]) => {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const state: TransactionState = { isOver: false, isLost: false, over, onLost };
    const run = parts.pop() as Run;
    return begin(...parts, guardedRun(state, run)).finally(() => {
      state.isOver = true;
      resolve();
    });
  };
  Object.assign(sql, { begin: guardedBegin });
}

function guardedRun(state: TransactionState, run: Run): Run {
  return async (tx) => {
    const running = (async () => run(guardedSql(state, tx)))();
    const { failed, result } = await running.then(
      (value) => ({ failed: null, result: value }),
      (error: unknown) => ({ failed: { error }, result: null }),
    );
    // If the caller swallowed the error of a lost connection, half of its writes must not be committed.
    if (state.isLost || isDatabaseAway(failed?.error)) await Promise.race([state.over, detectionTime()]);
    // No code awaits this promise anymore, and settling it would make the driver roll back on a missing connection.
    if (state.isOver) return new Promise(() => {});
    if (failed) throw failed.error;
    assertUsable(state);
    return result;
  };
}

function assertUsable({ isOver, isLost }: TransactionState): void {
  if (isOver || isLost)
    throw Object.assign(new Error("The connection was lost in the middle of a transaction."), {
      code: "CONNECTION_CLOSED",
    });
}

function guardedSql(state: TransactionState, tx: postgres.TransactionSql): postgres.TransactionSql {
  const watched = <Made>(made: Made): Made =>
    watchQuery(made, {
      failed(error) {
        if (state.isLost || !isConnectionLost(error)) return;
        state.isLost = true;
        state.onLost();
      },
    });
  return new Proxy(tx, {
    apply(target, self, parts) {
      assertUsable(state);
      return watched(Reflect.apply(target, self, parts));
    },
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name === "unsafe") {
        return (...parts: Parameters<typeof target.unsafe>) => {
          assertUsable(state);
          return watched(target.unsafe(...parts));
        };
      }
      if (name === "savepoint") {
        return async (...parts: unknown[]) => {
          assertUsable(state);
          const run = parts.pop() as Run;
          return (value as (...all: unknown[]) => unknown)(...parts, guardedRun(state, run));
        };
      }
      return value;
    },
  });
}

function detectionTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, detectionMs).unref());
}
