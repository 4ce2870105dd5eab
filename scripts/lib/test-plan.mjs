// What the selected test files need before they can run. Looks at sources as text: it runs before anything is installed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { rootDir } from "./prepare.mjs";

const ignoredFolders = new Set(["node_modules", "build", "data", "test-results"]);
const testFile = /\.test\.tsx?$/;

/** Each need, and how a source shows that it has it. */
const needs = {
  build: /\bbuild\/(?:client|server)\b/,
  browser: /playwright-core|\bfindBrowser\b/,
  screen: /\bXvfb\b|\bffmpeg\b/,
};

/** Needed by tests that `npm run test:quick` leaves out unless they changed. */
const database = /\bembedded-postgres\b/;
/** Other processes, threads and thousands of random inputs take more seconds than a quick run has. */
const slow = /\bchild_process\b|\bworker_threads\b|"fast-check"|"sharp"|\btesseract\.js\b|\bcpu-time\b/;

const propertyTest = /^import .* from "fast-check";$/m;

/** Names of the repository's own sources as they are in imports, in `new URL` and in commands to spawn. */
const sourceName = /["'`]([#.\w@/-]+\.(?:tsx?|mjs))["'`]/g;

/** Which of Vitest's projects has a test file; the same folders as in vitest.config.ts. */
export function projectOf(file) {
  if (!file.startsWith("tests/")) return "unit";
  return /^tests\/(e2e|faults)\//.exec(file)?.[1] ?? "server";
}

/** As Vitest selects them, by a part of the path. What follows an option is taken for one, so this may be too many. */
export function selectTests(files, filters) {
  const parts = filters
    .filter((filter) => !filter.startsWith("-"))
    .map((filter) => filter.replace(/^\.\//, "").replace(/:\d+$/, ""));
  if (parts.length === 0) return files;
  return files.filter((file) => parts.some((part) => join(rootDir, file).includes(part)));
}

/** `readSource(path)` gives a source's text, or null where there is none; paths are relative to the root. */
export function planTests(files, readSource) {
  const found = { build: false, browser: false, screen: false };
  for (const text of reachableSources(files, readSource)) {
    for (const [need, sign] of Object.entries(needs)) found[need] ||= sign.test(text);
  }
  return { ...found, projects: [...new Set(files.map(projectOf))] };
}

/** The tests of `npm run test:quick`: fast ones of pure code, and others that changed or test what changed. */
export function selectQuickTests(files, changed, readSource) {
  const isChanged = new Set(changed);
  const readOnce = remember(readSource);
  const pure = [];
  const others = [];
  for (const file of files) {
    const texts = reachableSources([file], readOnce);
    const needsMachine = texts.some((text) =>
      [...Object.values(needs), database].some((sign) => sign.test(text)),
    );
    const importsChanged = namesIn(readOnce(file) ?? "", file).some((path) => isChanged.has(path));
    if (!needsMachine && !texts.some((text) => slow.test(text))) pure.push(file);
    else if (isChanged.has(file) || (!needsMachine && importsChanged)) others.push(file);
  }
  return { pure, others };
}

/** Files whose inputs are random: those that `npm run test:explore` runs. */
export function selectPropertyTests(files, readSource) {
  return files.filter((file) => propertyTest.test(readSource(file) ?? ""));
}

function remember(read) {
  const known = new Map();
  return (path) => {
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path);
  };
}

/** The texts of these files and of all that they name. */
function reachableSources(files, readSource) {
  const seen = new Set();
  const texts = [];
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readSource(file);
    if (text === null) continue;
    texts.push(text);
    queue.push(...namesIn(text, file));
  }
  return texts;
}

/** "#server/http.ts" and "server/main.ts" are below the root, "./http.ts" is beside the file that names it. */
function namesIn(text, file) {
  return [...text.matchAll(sourceName)].map(([, name]) => {
    if (name.startsWith("#")) return name.slice(1);
    return posix.normalize(name.startsWith(".") ? posix.join(posix.dirname(file), name) : name);
  });
}

export function readSource(path) {
  const full = join(rootDir, path);
  return existsSync(full) ? readFileSync(full, "utf8") : null;
}

export function listTestFiles(folder = "") {
  return readdirSync(join(rootDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isFile()) return testFile.test(entry.name) ? [path] : [];
    const isLookedAt = entry.isDirectory() && !entry.name.startsWith(".") && !ignoredFolders.has(entry.name);
    return isLookedAt ? listTestFiles(path) : [];
  });
}
