import { isDatabaseAway } from "#platform/db/is-database-away.ts";

/**
 * True for internal errors during a request. False for thrown responses and for an unavailable database, which every
 * page reports in the same words with a retry time.
 */
export function isOwnFault(error: unknown): error is Error {
  return error instanceof Error && !isDatabaseAway(error);
}
