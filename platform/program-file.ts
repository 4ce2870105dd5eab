/** Where the project's own files are, for its sources and for the bundles that are made of them. */
import { createRequire } from "node:module";
import { dirname } from "node:path";

const require = createRequire(import.meta.url);

/** The directory of package.json. */
export const projectRoot = dirname(require.resolve("#package.json"));

/**
 * The file to start a thread or a process with, by its import specifier ("#features/…"). It is the bundle of it under
 * `--conditions=bundled`, which the server runs with except in development, and the source otherwise.
 */
export function programFile(specifier: string): string {
  return require.resolve(specifier);
}
