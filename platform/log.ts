/** One pino logger per process. Writes JSON, or pretty-prints if standard output is a terminal. */
import pino from "pino";
import pretty from "pino-pretty";
import type { Config } from "#platform/config.ts";
import { requestScope } from "#platform/request-scope.ts";

export type Log = pino.Logger;

/** Redacts passwords, tokens, cookies and message bodies in every log call. */
const redact = [
  "password",
  "token",
  "cookie",
  "authorization",
  "secret",
  "*.password",
  "*.token",
  "*.cookie",
  "*.authorization",
  "*.secret",
  "headers.cookie",
  "headers.authorization",
];

export function createLog(config: Pick<Config, "logLevel">, destination?: NodeJS.WritableStream): Log {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: undefined,
    mixin: () => {
      const requestId = requestScope.getStore()?.requestId;
      return requestId ? { requestId } : {};
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redact, censor: "[redacted]" },
    serializers: { err: loggableError },
  };
  if (destination) return pino(options, destination);
  if (process.stdout.isTTY) {
    return pino(
      options,
      pretty({ colorize: true, translateTime: "HH:MM:ss", ignore: "pid,hostname", sync: true }),
    );
  }
  return pino(options);
}

const secretPath = /^(\/+(?:claim|invitation|setup|unsubscribe|blog\/+preview)\/).+/i;

/** The addresses of some mailed or printed links contain a secret. Redacts it, however the path is spelled. */
export function loggablePath(path: string): string {
  if (secretPath.test(path)) return path.replace(secretPath, "$1[redacted]");
  const decoded = decodedPath(path);
  return secretPath.test(decoded) ? decoded.replace(secretPath, "$1[redacted]") : path;
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Only these error properties are logged. Others may contain user input. */
const loggedProperties = ["code", "syscall", "severity", "table_name", "column_name", "constraint_name"];
const maxCauses = 5;

/**
 * Returns a form of the error that is safe to log. Messages of the query builder end with the query's parameters, and
 * Postgres's details quote the row, so both are dropped.
 */
export function loggableError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const message = error.message.replace(/\nparams: [\s\S]*$/, "");
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  const logged = loggedProperties.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    type: error.constructor.name,
    message,
    ...Object.fromEntries(logged),
    stack: [`${error.name}: ${message}`, ...frames].join("\n"),
    ...(error.cause !== undefined && depth < maxCauses
      ? { cause: loggableError(error.cause, depth + 1) }
      : {}),
  };
}
