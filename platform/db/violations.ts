/** Recognizes Postgres constraint violations, however deeply Drizzle has wrapped them. */
import { databaseErrorOf } from "#platform/db/database-error.ts";

/** True for a violation of the named unique constraint or index, or of any if none is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, "23505", constraint);
}

/** True for a violation of the named check, or of any if none is named. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, "23514", constraint);
}

/** True if the row references one that doesn't exist. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, "23503", constraint);
}

function isViolation(error: unknown, code: string, constraint?: string): boolean {
  const found = databaseErrorOf(error);
  return found?.code === code && (constraint === undefined || found.constraint_name === constraint);
}
