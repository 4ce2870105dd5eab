/** One pino logger a process: JSON, or readable lines when standard output is a terminal. */
import pino from "pino";
import pretty from "pino-pretty";
import type { Config } from "#platform/config.ts";
import { requestScope } from "#platform/request-scope.ts";

export type Log = pino.Logger;

/** Passwords, tokens, cookies and message bodies never reach the log, whoever passes them in. */
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
    // Whatever a request leads to can be found by its id.
    mixin: () => requestScope.getStore() ?? {},
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

const secretPath = /^(\/+(?:claim|blog\/+preview)\/).+/i;

/** Claim links and previews of posts have their secret in the path: it is logged without it, however it is spelled. */
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

/** Of an error's own properties, those that say what kind it is. The rest may hold what somebody typed. */
const toldProperties = ["code", "syscall", "severity", "table_name", "column_name", "constraint_name"];
const maxCauses = 5;

/**
 * What the log tells of an error. The query builder's messages end with the values of the query, and the
 * database's details quote the row: both are left out.
 */
export function loggableError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const message = error.message.replace(/\nparams: [\s\S]*$/, "");
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  const told = toldProperties.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    type: error.constructor.name,
    message,
    ...Object.fromEntries(told),
    stack: [`${error.name}: ${message}`, ...frames].join("\n"),
    ...(error.cause !== undefined && depth < maxCauses
      ? { cause: loggableError(error.cause, depth + 1) }
      : {}),
  };
}
