/** One change to the source that a test has to notice. */
export interface Mutant {
  /** What the change takes away, in a few words; one of a kind. */
  name: string;
  file: string;
  /** Exactly as in the file, and there exactly once. */
  find: string;
  replace: string;
  /** Test files, each perhaps with the title of some of its tests: "path" or "path > title". One failure is enough. */
  tests: string[];
  /** Why no test can notice it; without this a mutant that survives fails the run. */
  survives?: string;
}

/** The changed text. Throws when the source has moved on: a mutant that is never applied proves nothing. */
export function applyMutant({ name, file, find, replace }: Mutant, source: string): string {
  const count = source.split(find).length - 1;
  if (count !== 1)
    throw new Error(
      `mutant no longer applies: "${name}" expects its text once in ${file}, found ${count} times`,
    );
  if (find === replace) throw new Error(`mutant changes nothing: "${name}"`);
  return source.replace(find, () => replace);
}
