/**
 * Stops a transaction whose connection is lost. The driver rejects it, but anything the transaction still
 * sends (its next query, or the driver's own rollback) goes to a dead connection, which crashes the process,
 * or to its successor, outside any transaction.
 */
import type postgres from "postgres";
import { isConnectionLost, isDatabaseAway } from "#platform/db/is-database-away.ts";
import { watchQuery } from "#platform/db/watch-query.ts";

interface Course {
  /** The caller's promise is settled. */
  isOver: boolean;
  /** One of its queries failed with its connection, which the driver has not yet released. */
  isLost: boolean;
  /** Resolves with `isOver`. */
  over: Promise<void>;
  onLost: () => void;
}

type Run = (tx: postgres.TransactionSql) => unknown;

/** By then the driver has noticed a lost connection. */
const noticeMs = 2_000;

/** `onLost` is called for each transaction that loses its connection, before its caller is rejected. */
export function guardTransactions(sql: postgres.Sql, { onLost }: { onLost: () => void }): void {
  const begin = sql.begin.bind(sql) as (...parts: unknown[]) => Promise<unknown>;
  const guardedBegin = (...parts: unknown[]) => {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const course: Course = { isOver: false, isLost: false, over, onLost };
    const run = parts.pop() as Run;
    return begin(...parts, guardedRun(course, run)).finally(() => {
      course.isOver = true;
      resolve();
    });
  };
  Object.assign(sql, { begin: guardedBegin });
}

function guardedRun(course: Course, run: Run): Run {
  return async (tx) => {
    const running = (async () => run(guardedSql(course, tx)))();
    const { failed, result } = await running.then(
      (value) => ({ failed: null, result: value }),
      (error: unknown) => ({ failed: { error }, result: null }),
    );
    // A caller that swallowed the error of a lost connection must not commit half of its writes.
    if (course.isLost || isDatabaseAway(failed?.error)) await Promise.race([course.over, noticed()]);
    // Nothing awaits this promise any more; settling it would make the driver roll back on a missing
    // connection.
    if (course.isOver) return new Promise(() => {});
    if (failed) throw failed.error;
    requireCourse(course);
    return result;
  };
}

function requireCourse({ isOver, isLost }: Course): void {
  if (isOver || isLost)
    throw Object.assign(new Error("The connection was lost in the middle of a transaction."), {
      code: "CONNECTION_CLOSED",
    });
}

function guardedSql(course: Course, tx: postgres.TransactionSql): postgres.TransactionSql {
  const watched = <Made>(made: Made): Made =>
    watchQuery(made, {
      failed(error) {
        if (course.isLost || !isConnectionLost(error)) return;
        course.isLost = true;
        course.onLost();
      },
    });
  return new Proxy(tx, {
    apply(target, self, parts) {
      requireCourse(course);
      return watched(Reflect.apply(target, self, parts));
    },
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name === "unsafe") {
        return (...parts: Parameters<typeof target.unsafe>) => {
          requireCourse(course);
          return watched(target.unsafe(...parts));
        };
      }
      if (name === "savepoint") {
        return async (...parts: unknown[]) => {
          requireCourse(course);
          const run = parts.pop() as Run;
          return (value as (...all: unknown[]) => unknown)(...parts, guardedRun(course, run));
        };
      }
      return value;
    },
  });
}

function noticed(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, noticeMs).unref());
}
