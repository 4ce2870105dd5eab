/** Resolves the project's own files, from its sources or its bundles. */
import { createRequire } from "node:module";
import { dirname } from "node:path";

const require = createRequire(import.meta.url);

/** The directory of package.json. */
export const projectRoot = dirname(require.resolve("#package.json"));

/**
 * The file to start a thread or a process with, by its import specifier ("#features/…"). Its bundle under
 * `--conditions=bundled`, which the server runs with except in development, and its source otherwise.
 */
export function programFile(specifier: string): string {
  return require.resolve(specifier);
}
