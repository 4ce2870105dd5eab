/** Three-way merge of a form's values. */

/** Returns the names of the changed fields in form order. */
export function changedFields<Values extends object>(before: Values, after: Values): (keyof Values)[] {
  return (Object.keys(after) as (keyof Values)[]).filter((field) => before[field] !== after[field]);
}

export interface Merge<Values> {
  /** The stored values with this form's changes on top. */
  values: Values;
  /** Fields that both sides changed to different values. The user has to pick one. */
  clashes: (keyof Values)[];
}

/**
 * `base` is the version that both sides started from. Keeps everything typed here, and changes that were only made
 * elsewhere.
 */
export function mergeValues<Values extends object>(
  base: Values,
  { mine, theirs }: { mine: Values; theirs: Values },
): Merge<Values> {
  const changed = changedFields(base, mine);
  const values = { ...theirs };
  for (const field of changed) values[field] = mine[field];
  const clashes = changed.filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field]);
  return { values, clashes };
}
