import { isDatabaseAway } from "#platform/db/is-database-away.ts";

/**
 * Whether an error is ours. Thrown responses aren't, and neither is an unavailable database, which every page reports
 * with the same message and a retry time.
 */
export function isServerError(error: unknown): error is Error {
  return error instanceof Error && !isDatabaseAway(error);
}
