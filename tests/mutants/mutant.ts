/** A change to the source that a test must detect. */
export interface Mutant {
  /** What the change removes, in a few words. Must be unique. */
  name: string;
  file: string;
  /** The text as in the file, which must contain it exactly once. */
  find: string;
  replace: string;
  /** Test files as "path", or tests as "path > title". One of them must fail. */
  tests: string[];
  /** Why no test can detect it. A mutant that survives without a reason fails the run. */
  survives?: string;
}

/**
 * Returns the changed source. Throws if the source no longer contains the text, because a mutant that isn't applied
 * shows nothing.
 */
export function applyMutant({ name, file, find, replace }: Mutant, source: string): string {
  const count = source.split(find).length - 1;
  if (count !== 1)
    throw new Error(
      `mutant no longer applies: "${name}" expects its text once in ${file}, found ${count} times`,
    );
  if (find === replace) throw new Error(`mutant changes nothing: "${name}"`);
  return source.replace(find, () => replace);
}
