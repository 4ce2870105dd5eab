/**
 * Keeps a transaction whose connection is lost from going on. The driver tells the caller that it failed, but what the
 * transaction still sends (its next query, or the driver's own rollback) goes to a connection that is gone, which ends
 * the whole process, or to its successor, outside any transaction.
 */
import type postgres from "postgres";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";

interface Course {
  /** The caller was told how it ended. */
  isOver: boolean;
}

type Run = (tx: postgres.TransactionSql) => unknown;

/** By then the driver has noticed that its connection is gone, if it is. */
const noticeMs = 2_000;

export function guardTransactions(sql: postgres.Sql): void {
  const begin = sql.begin.bind(sql) as (...parts: unknown[]) => Promise<unknown>;
  const guardedBegin = (...parts: unknown[]) => {
    const course: Course = { isOver: false };
    const run = parts.pop() as Run;
    return begin(...parts, guardedRun(course, run)).finally(() => {
      course.isOver = true;
    });
  };
  Object.assign(sql, { begin: guardedBegin });
}

function guardedRun(course: Course, run: Run): Run {
  return async (tx) => {
    try {
      return await run(guardedSql(course, tx));
    } catch (error) {
      if (isDatabaseAway(error)) await noticed();
      // Nobody waits for this any more; ending it would make the driver roll back where nothing is.
      if (course.isOver) return new Promise(() => {});
      throw error;
    }
  };
}

function guardedSql(course: Course, tx: postgres.TransactionSql): postgres.TransactionSql {
  function requireCourse(): void {
    if (course.isOver)
      throw Object.assign(new Error("The connection was lost in the middle of a transaction."), {
        code: "CONNECTION_CLOSED",
      });
  }
  return new Proxy(tx, {
    apply(target, self, parts) {
      requireCourse();
      return Reflect.apply(target, self, parts);
    },
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name === "unsafe") {
        return (...parts: Parameters<typeof target.unsafe>) => {
          requireCourse();
          return target.unsafe(...parts);
        };
      }
      if (name === "savepoint") {
        return (...parts: unknown[]) => {
          requireCourse();
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
