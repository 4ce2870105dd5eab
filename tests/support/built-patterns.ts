/** Collects the regular expressions that engine modules construct at load time and that appear in no literal. */
import { readdir } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";

const engines = fileURLToPath(new URL("../../engines/", import.meta.url));

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
        await import(`${pathToFileURL(engines + file).href}?again`);
      }
  } finally {
    globalThis.RegExp = original;
  }
  return [...built.values()];
}
