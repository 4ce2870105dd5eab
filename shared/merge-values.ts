/** Two edits of the same values. */

/** In the order of the form. */
export function changedFields<Values extends object>(before: Values, after: Values): (keyof Values)[] {
  return (Object.keys(after) as (keyof Values)[]).filter((field) => before[field] !== after[field]);
}

export interface Merge<Values> {
  /** What is stored, with this form's changes on top. */
  values: Values;
  /** Changed here and elsewhere, to different values: the user has to choose. */
  clashes: (keyof Values)[];
}

/** `base`: what both began with. Nothing typed here is lost, and nothing that was only changed elsewhere is undone. */
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
