export interface DatabaseError {
  /** SQLSTATE of Postgres, or a code of the driver or the socket such as "ECONNREFUSED". */
  code: string;
  constraint_name?: string;
}

/** The innermost cause that carries a code; null for an error that did not come from the database. */
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
