/** One pino logger a process: JSON, or readable lines when standard output is a terminal. */
import pino from "pino";
import pretty from "pino-pretty";
import type { Config } from "#platform/config.ts";

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
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redact, censor: "[redacted]" },
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
