import { isDatabaseAway } from "#platform/db/is-database-away.ts";

/**
 * True for what broke on our side while somebody waited for it. Not for an answer that was thrown, and not for a
 * database that is away: every page tells that in the same words, and when to come back.
 */
export function isOwnFault(error: unknown): error is Error {
  return error instanceof Error && !isDatabaseAway(error);
}
