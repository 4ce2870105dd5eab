import { databaseErrorOf } from "#platform/db/database-error.ts";

const awayCodes = new Set([
  // The driver's and the socket's words.
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  // Postgres': shutting down, crashed, starting up, out of connections, disk full, out of memory.
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "53100",
  "53200",
]);

/** True when the database could not be asked: the answer is 503 and "try again", never "not found" or a bug. */
export function isDatabaseAway(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code;
  // Class 08: connection exceptions.
  return code !== undefined && (awayCodes.has(code) || code.startsWith("08"));
}
