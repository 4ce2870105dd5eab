/** Tells an unreachable database from a failing query. */

/** Driver and system codes: no connection could be made or kept. */
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
/**
 * Postgres codes: connection exceptions (08), and a server that is stopping, starting or full (57P01-57P03,
 * 53300).
 */
const serverCodes = /^(08\w{3}|57P0[123]|53300)$/;

/** Searches the causes, because the query builder wraps the driver's errors. */
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
 * Driver, system and server codes (an administrator, a crash or a timeout): the query's connection is gone.
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

/** For an error as thrown by the driver. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && "code" in error && lossCodes.has(String(error.code));
}
