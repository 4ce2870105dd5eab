/** Tells a database that can't be reached right now from a query that is wrong. */

/** Of the driver and the system: no connection could be made or kept. */
const connectionCodes = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
]);
/** Of Postgres: connection exceptions (08), and a server that is stopping, starting or full (57P01-57P03, 53300). */
const serverCodes = /^(08\w{3}|57P0[123]|53300)$/;

/** Looks through the causes, because the query builder wraps the driver's errors. */
export function isDatabaseAway(error: unknown): boolean {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth++
  ) {
    const code = "code" in current ? String(current.code) : "";
    if (connectionCodes.has(code) || serverCodes.test(code)) return true;
  }
  return false;
}

/**
 * Of the driver, the system and the server (an administrator, a crash or a time limit ended it): the connection on
 * which something was asked is no more.
 */
const lossCodes = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P05",
  "25P03",
  "25P04",
]);

/** Of an error as the driver throws it. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && "code" in error && lossCodes.has(String(error.code));
}
