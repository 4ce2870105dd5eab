/** One change to the source that a test must detect. */
export interface Mutant {
  /** What the change removes, in a few words; unique. */
  name: string;
  file: string;
  /** Exactly as in the file, where it occurs exactly once. */
  find: string;
  replace: string;
  /** Test files, optionally with a title: "path" or "path > title". One failure is enough. */
  tests: string[];
  /** Why no test can detect it; a mutant that survives without a reason fails the run. */
  survives?: string;
}

/** The changed source. Throws if the source no longer matches: a mutant that isn't applied is no evidence. */
export function applyMutant({ name, file, find, replace }: Mutant, source: string): string {
  const count = source.split(find).length - 1;
  if (count !== 1)
    throw new Error(
      `mutant no longer applies: "${name}" expects its text once in ${file}, found ${count} times`,
    );
  if (find === replace) throw new Error(`mutant changes nothing: "${name}"`);
  return source.replace(find, () => replace);
}
