/** True when the error, or a cause of it, says that the named unique constraint would be broken. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth++
  ) {
    const { code, constraint_name: name } = current as { code?: string; constraint_name?: string };
    if (code === "23505" && name === constraint) return true;
  }
  return false;
}
