import { isDatabaseAway } from "#platform/db/is-database-away.ts";

/**
 * Returns true for internal errors during a request. Returns false for thrown responses and for an unavailable
 * database, which every page reports with the same message and a retry time.
 */
export function isOwnFault(error: unknown): error is Error {
  return error instanceof Error && !isDatabaseAway(error);
}
