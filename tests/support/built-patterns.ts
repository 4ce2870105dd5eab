/** Collects the regular expressions that engine modules construct at load time and that appear in no literal. */
import { readdir } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { constants, Script } from "node:vm";

const engines = fileURLToPath(new URL("../../engines/", import.meta.url));

/** Node's own, which takes a tenth of the time of Vite's. */
const nodeImport: (address: string) => Promise<unknown> = new Script("(address) => import(address)", {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}).runInThisContext();

/** Must run before anything else imports the engines, because a module is evaluated only once. */
export async function listBuiltPatterns(): Promise<{ pattern: string; flags: string }[]> {
  const built = new Map<string, { pattern: string; flags: string }>();
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [pattern, flags]: [string | RegExp, string?], self) {
      const made = Reflect.construct(target, [pattern, flags], self) as RegExp;
      // Skips patterns that libraries construct.
      const caller = new Error().stack?.split("\n")[2] ?? "";
      if (caller.includes("/engines/") && !caller.includes("node_modules"))
        built.set(`${made}`, { pattern: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    for (const file of await readdir(engines, { recursive: true }))
      if (/(?<!\.(?:test|fixture|d))\.ts$/.test(file)) {
        // Another test of this process may have loaded the file already.
        await nodeImport(`${pathToFileURL(engines + file).href}?again`);
      }
  } finally {
    globalThis.RegExp = original;
  }
  return [...built.values()];
}
