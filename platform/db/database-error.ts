export interface DatabaseError {
  /** Postgres SQLSTATE, or a driver or socket code such as "ECONNREFUSED". */
  code: string;
  constraint_name?: string;
}

/** Returns the innermost cause with a code, or null for an error that isn't from the database. */
export function databaseErrorOf(error: unknown): DatabaseError | null {
  let found: DatabaseError | null = null;
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 10;
    current = current.cause, depth++
  ) {
    if ("code" in current && typeof current.code === "string") found = current as Error & DatabaseError;
  }
  return found;
}
