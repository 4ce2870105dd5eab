/**
 * Collects the regular expressions that engine modules construct and that appear in no literal: when they are loaded,
 * and when questions are first written in a language.
 */
import { readdir } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { constants, Script } from "node:vm";
import type * as Pages from "#engines/faq-writer/build-page.fixture.ts";
import type * as Sites from "#engines/faq-writer/sites-by-language.fixture.ts";
import type * as Writer from "#engines/faq-writer/write-faqs.ts";

const engines = fileURLToPath(new URL("../../engines/", import.meta.url));

/** Node's own, which takes a tenth of the time of Vite's. */
const nodeImport: (address: string) => Promise<unknown> = new Script("(address) => import(address)", {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}).runInThisContext();

/** Must run before anything else imports the engines, because a module is evaluated only once. */
export async function listBuiltPatterns(): Promise<{ pattern: string; flags: string }[]> {
  const built = new Map<string, { pattern: string; flags: string }>();
  const original = globalThis.RegExp;
  // Vitest's own reads source maps for each line of each stack.
  const { prepareStackTrace, stackTraceLimit } = Error;
  Object.assign(Error, { prepareStackTrace: undefined, stackTraceLimit: 3 });
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
    await writeInEachLanguage();
  } finally {
    globalThis.RegExp = original;
    Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  }
  return [...built.values()];
}

/** Many patterns are of one language, and are built when a website needs them. */
async function writeInEachLanguage(): Promise<void> {
  const load = (file: string) => nodeImport(`${pathToFileURL(engines + file).href}?again`);
  const [{ writeFaqs }, { buildPage }, { sitesByLanguage }] = (await Promise.all([
    load("faq-writer/write-faqs.ts"),
    load("faq-writer/build-page.fixture.ts"),
    load("faq-writer/sites-by-language.fixture.ts"),
  ])) as [typeof Writer, typeof Pages, typeof Sites];
  for (const { language, companyName, pages, phone, email } of sitesByLanguage)
    writeFaqs({
      pages: Object.entries(pages).map(([path, body]) =>
        buildPage(body, { url: `https://site.example${path}`, language }),
      ),
      companyName,
      contactInfo: { emails: [email], phones: [phone], addresses: [], socialMedia: {} },
    });
}
