/**
 * Leaves the modules of the server out of the pages' build. The pages import them instead, so that the bundle of both has
 * each of them once: in memory, and for what a module remembers.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { parseAst } from "rolldown/parseAst";
import type { Plugin } from "vite";

/** Their modules know no pages. So do those that end in `.server.ts`, with everything that they import. */
const folders = ["db", "engines", "platform", "shared"];
const isTest = /\.(?:test|fixture)\.ts$/;

export function shareServerModules(rootDir: string): Plugin {
  let shared: ReadonlySet<string>;
  return {
    name: "share-server-modules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      shared = findServerModules(rootDir);
    },
    async resolveId(specifier, importer, options) {
      const found = await this.resolve(specifier, importer, { ...options, skipSelf: true });
      return found && shared.has(found.id) ? { id: subpathOf(rootDir, found.id), external: true } : found;
    },
  };
}

function subpathOf(rootDir: string, file: string): string {
  return `#${relative(rootDir, file).replaceAll(sep, "/")}`;
}

function findServerModules(rootDir: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith("#")) add(join(rootDir, specifier.slice(1)));
      else if (specifier.startsWith(".")) add(join(dirname(file), specifier));
    }
  };
  for (const folder of folders) for (const file of filesIn(join(rootDir, folder), /\.ts$/)) add(file);
  for (const file of filesIn(join(rootDir, "features"), /\.server\.ts$/)) add(file);
  return found;
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => name.test(path) && !isTest.test(path))
    .map((path) => join(folder, path));
}

function importsOf(file: string): string[] {
  if (!file.endsWith(".ts")) return [];
  return parseAst(readFileSync(file, "utf8"), { lang: "ts" }).body.flatMap((statement) => {
    switch (statement.type) {
      case "ImportDeclaration":
        return statement.importKind === "type" ? [] : [statement.source.value];
      case "ExportAllDeclaration":
        return statement.exportKind === "type" ? [] : [statement.source.value];
      case "ExportNamedDeclaration":
        return statement.exportKind === "type" || !statement.source ? [] : [statement.source.value];
      default:
        return [];
    }
  });
}
