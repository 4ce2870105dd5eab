/** Ends the process once, on the first SIGTERM or SIGINT. */
import { constants } from "node:os";
import type { Log } from "#platform/log.ts";

/** Hosting platforms allow 30 s for a shutdown. Requests and jobs get most of it. */
const shutdownTimeoutMs = 22_000;

/**
 * While the server starts. A signal without a listener ends the process without its exit listeners, one of which ends the
 * database. Returns a function that ends this.
 */
export function exitOnSignals(): () => void {
  const exit = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  process.on("SIGTERM", exit);
  process.on("SIGINT", exit);
  return () => {
    process.off("SIGTERM", exit);
    process.off("SIGINT", exit);
  };
}

/** The returned signal aborts at that moment. */
export function endOnSignals(log: Log, close: (signal: NodeJS.Signals) => Promise<void>): AbortSignal {
  const ending = new AbortController();
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (ending.signal.aborted) return;
    ending.abort();
    log.info({ signal }, "shutdown started");
    const timer = setTimeout(() => {
      log.error("shutdown timed out");
      process.exit(1);
    }, shutdownTimeoutMs);
    timer.unref();
    try {
      await close(signal);
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, "shutdown failed");
      process.exit(1);
    }
  }
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  return ending.signal;
}
