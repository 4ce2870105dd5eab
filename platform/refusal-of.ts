import { type Refused, refused } from "#shared/action-outcome.ts";
import { isDatabaseAway } from "./db/is-database-away.ts";
import { AppError } from "./errors.ts";
import type { Log } from "./log.ts";

interface Unexpected {
  log: Pick<Log, "error">;
  /** The failed operation, for the log. */
  event: string;
  fields?: Record<string, unknown>;
  problem: string;
  /** User-facing message if the row no longer exists. */
  gone?: string;
}

/** Returns an action's response to an error. Rethrows if the database is down, because the page is a 503 then. */
export function refusalOf(error: unknown, { log, event, fields, problem, gone }: Unexpected): Refused {
  if (isDatabaseAway(error)) throw error;
  if (error instanceof AppError)
    return refused(error.status, (error.code === "not_found" && gone) || error.message);
  log.error({ err: error, ...fields }, event);
  return refused(500, problem);
}
