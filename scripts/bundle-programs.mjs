// Bundles the server, its command line and its threads into build/programs (node scripts/bundle-programs.mjs
// [--with-pages]). A thread that loads 1,261 modules one by one needs two seconds of CPU time before its first page.
// Bundles the entries of package.json's "imports" that have a "bundled" file. The pages must be built first.
import { rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import packageJson from "../package.json" with { type: "json" };
import { oneByteSource } from "./lib/one-byte-source.mjs";
import { nativePackages } from "./lib/runtime-packages.mjs";

const rootDir = dirname(dirname(fileURLToPath(import.meta.url)));
const outputDir = join(rootDir, "build", "programs");
const builtPages = "#build/server/index.js";
/** Vite is only for development. */
const isExternal = (specifier) =>
  [...nativePackages, "vite"].some((name) => specifier === name || specifier.startsWith(`${name}/`));

const entries = Object.entries(packageJson.imports).filter(
  ([name, target]) => target.bundled && (name !== builtPages || process.argv.includes("--with-pages")),
);
const input = Object.fromEntries(
  entries.map(([, { bundled, default: source }]) => [
    relative(outputDir, join(rootDir, bundled)).replace(/\.js$/, ""),
    join(rootDir, source),
  ]),
);

/** At the very end, because the bundler writes every text again, without its escapes. */
function toOneByte(_options, files) {
  for (const file of Object.values(files)) if (file.type === "chunk") file.code = oneByteSource(file.code);
}

rmSync(outputDir, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: rootDir,
  input,
  platform: "node",
  external: isExternal,
  // The modules of css-tree read JSON files next to them, which its own bundle includes.
  resolve: { alias: { "css-tree": join(rootDir, "node_modules/css-tree/dist/csstree.esm.js") } },
  // Without it, the bundles have both builds of React.
  transform: { define: { "process.env.NODE_ENV": '"production"' } },
  checks: { moduleLevelDirective: false },
  plugins: [{ name: "one-byte-source", generateBundle: toOneByte }],
});
await bundle.write({
  dir: outputDir,
  format: "esm",
  entryFileNames: "[name].js",
  chunkFileNames: "chunks/[name]-[hash].js",
  comments: false,
});
await bundle.close();
