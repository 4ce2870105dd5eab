/** Reads what Postgres says about a refused write, however deep Drizzle has wrapped it. */
import { databaseErrorOf } from "#platform/db/database-error.ts";

/** True when the write broke the unique constraint or index, or any of them when none is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, "23505", constraint);
}

/** True when the write broke the check, or any check when none is named. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, "23514", constraint);
}

/** True when the row points to one that does not exist (any more). */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, "23503", constraint);
}

function isViolation(error: unknown, code: string, constraint?: string): boolean {
  const found = databaseErrorOf(error);
  return found?.code === code && (constraint === undefined || found.constraint_name === constraint);
}
