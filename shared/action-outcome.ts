/** A refused action, with the reason as a message for people and the matching HTTP status. */
export interface Refused<Field extends string = string, Stored = never> {
  ok: false;
  status: number;
  problem: string;
  errors?: Partial<Record<Field, string>>;
  /** What another save has stored in the meantime (optimistic locking). */
  conflict?: Stored;
}

export interface Done {
  ok: true;
}

export type Saved<Values, Stored = Versioned<Values>> = Done | Refused<keyof Values & string, Stored>;

/** Values with the version they were read at. A save sends the version back, so that a stale one is detected. */
export interface Versioned<Values, Version = number> {
  version: Version;
  values: Values;
}

/** For a refusal because of a single field. */
export function refusedAt<Field extends string>(field: Field, problem: string): Refused<Field> {
  const errors: Partial<Record<Field, string>> = {};
  errors[field] = problem;
  return refused(400, problem, errors);
}

/** `errors` has messages by field. */
export function refused<Field extends string = never>(
  status: number,
  problem: string,
  errors?: Partial<Record<Field, string>>,
): Refused<Field> {
  return { ok: false, status, problem, ...(errors ? { errors } : {}) };
}
