/** Why an action changed nothing, in words for people, and the HTTP status that says so. */
export interface Refused<Field extends string = string, Stored = never> {
  ok: false;
  status: number;
  problem: string;
  /** What is wrong, by field. */
  errors?: Partial<Record<Field, string>>;
  /** What is stored by now: another save came first. */
  conflict?: Stored;
}

export interface Done {
  ok: true;
}

/** What saving something versioned leads to. */
export type Saved<Values, Stored = Versioned<Values>> = Done | Refused<keyof Values & string, Stored>;

/** With its version: what is saved says which one it was made from. */
export interface Versioned<Values, Version = number> {
  version: Version;
  values: Values;
}

/** Something is wrong with one field. */
export function refusedAt<Field extends string>(field: Field, problem: string): Refused<Field> {
  const errors: Partial<Record<Field, string>> = {};
  errors[field] = problem;
  return refused(400, problem, errors);
}

/** `errors`: what is wrong, by field. */
export function refused<Field extends string = never>(
  status: number,
  problem: string,
  errors?: Partial<Record<Field, string>>,
): Refused<Field> {
  return { ok: false, status, problem, ...(errors ? { errors } : {}) };
}
