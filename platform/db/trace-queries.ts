/** Traces each query as a span of its request or job, with its operation and table but never its parameters. */
import type postgres from "postgres";
import { inSpan } from "#platform/tracing.ts";

type Run = (tx: postgres.TransactionSql) => unknown;
type Query = postgres.PendingQuery<postgres.Row[]>;

/** Covers Drizzle queries inside and outside transactions. Call this once, if tracing is on. */
export function traceQueries(sql: postgres.Sql): void {
  const begin = sql.begin.bind(sql) as (...parts: unknown[]) => Promise<unknown>;
  Object.assign(sql, {
    unsafe: tracedUnsafe(sql.unsafe.bind(sql)),
    begin(...parts: unknown[]) {
      const run = parts.pop() as Run;
      return begin(...parts, (tx: postgres.TransactionSql) => run(tracedSql(tx)));
    },
  });
}

function tracedSql(tx: postgres.TransactionSql): postgres.TransactionSql {
  return new Proxy(tx, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name === "unsafe") return tracedUnsafe(value as typeof tx.unsafe);
      if (name !== "savepoint") return value;
      return (...parts: unknown[]) => {
        const run = parts.pop() as Run;
        const nested = (inner: postgres.TransactionSql) => run(tracedSql(inner));
        return (value as (...all: unknown[]) => unknown)(...parts, nested);
      };
    },
  });
}

function tracedUnsafe(unsafe: postgres.Sql["unsafe"]) {
  return (text: string, ...rest: [never?, never?]) => traced(unsafe(text, ...rest) as Query, text);
}

/** Queries are sent when awaited, so the span starts then. */
function traced(query: Query, text: string): Query {
  return new Proxy(query, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (name === "then") {
        return (...handlers: Parameters<Promise<unknown>["then"]>) => spanOf(target, text).then(...handlers);
      }
      if (name === "values" || name === "raw" || name === "execute" || name === "simple")
        return (...parts: unknown[]) => {
          Reflect.apply(value, target, parts);
          return traced(target, text);
        };
      return value.bind(target);
    },
  });
}

function spanOf(query: Query, text: string): Promise<unknown> {
  const { operation, table } = describeQuery(text);
  const attributes = {
    "db.system.name": "postgresql",
    "db.operation.name": operation,
    ...(table !== null && { "db.collection.name": table }),
  };
  return inSpan(
    [operation, table].filter(Boolean).join(" "),
    { kind: "client", attributes },
    {
      run: async () => await query,
    },
  );
}

function describeQuery(text: string): { operation: string; table: string | null } {
  const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? "QUERY";
  const table =
    /\b(?:from|into|update)\s+"?(?:pgboss"?\."?)?([a-z_]\w*)/i.exec(withoutParentheses(text))?.[1] ?? null;
  return { operation, table };
}

/** Removes subqueries, whose tables would otherwise come first. */
function withoutParentheses(text: string): string {
  let depth = 0;
  let kept = "";
  for (const char of text) {
    if (char === "(") depth++;
    if (depth === 0) kept += char;
    if (char === ")") depth--;
  }
  return kept;
}
