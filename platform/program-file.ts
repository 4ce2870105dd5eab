/** Resolves the project's own files from its sources or its bundles. */
import { createRequire } from "node:module";
import { dirname } from "node:path";

const require = createRequire(import.meta.url);

/** The directory of package.json. */
export const projectRoot = dirname(require.resolve("#package.json"));

/**
 * The file for starting a thread or a process, by its import specifier ("#features/…"). Resolves to its bundle under
 * `--conditions=bundled`, which the server uses except in development, otherwise to its source.
 */
export function programFile(specifier: string): string {
  return require.resolve(specifier);
}
