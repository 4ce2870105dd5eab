import { createRequire } from "node:module";
import { dirname } from "node:path";

const require = createRequire(import.meta.url);

/** The directory of package.json. */
export const projectRoot = dirname(require.resolve("#package.json"));

/**
 * Resolves an import specifier ("#features/…") to the file for starting a thread or a process: its bundle under
 * `--conditions=bundled`, which the server uses except in development, otherwise its source.
 */
export function programFile(specifier: string): string {
  return require.resolve(specifier);
}
