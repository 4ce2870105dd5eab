/** Codes of the driver and the system for a connection that couldn't be made or was lost. */
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
 * Postgres codes for connection exceptions (08) and for a server that is stopping, starting or out of connections
 * (57P01-57P03, 53300).
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
 * Codes of the driver, the system, the server and poolers for a lost connection. The server closes connections after a
 * crash or a timeout, or when an administrator ends them. PgBouncer reports a lost server with codes of class 08.
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
  "08001",
  "08003",
  "08006",
  "08P01",
]);

/** Only recognizes errors as the driver throws them, without a wrapper. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && "code" in error && lossCodes.has(String(error.code));
}
