// Determines what the selected test files need before they can run. Searches the sources as text, because nothing is
// installed yet.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { rootDir } from "./prepare.mjs";

const ignoredFolders = new Set(["node_modules", "build", "data", "test-results"]);
const testFile = /\.test\.tsx?$/;

/** Patterns of the sources that have each need. */
const needs = {
  build: /\bbuild\/(?:client|server)\b/,
  browser: /playwright-core|\bfindBrowser\b/,
  screen: /\bXvfb\b|\bffmpeg\b/,
};

/** `npm run test:quick` skips tests that need a database, unless they changed. */
const database = /\bembedded-postgres\b/;
const testDatabase = /\bcreateTestDatabase\b/;
/** Child processes, threads and thousands of random inputs are too slow for a quick run. */
const slow = /\bchild_process\b|\bworker_threads\b|"fast-check"|"sharp"|\btesseract\.js\b|\bcpu-time\b/;

const longTest = /\btags: "long"/;
const propertyTest = /^import .* from "fast-check";$/m;

/** Matches the names of our own sources in imports, in `new URL` and in commands to spawn. */
const sourceName = /["'`]([#.\w@/-]+\.(?:tsx?|mjs))["'`]/g;

/** Returns the Vitest project of a test file, as in vitest.config.ts. */
export function projectOf(file) {
  return file.startsWith("tests/faults/") ? "faults" : "tests";
}

/**
 * Selects tests by a part of their path, as Vitest does. An option's value counts as a filter too, so that the result
 * may be too large.
 */
export function selectTests(files, filters) {
  const parts = filters
    .filter((filter) => !filter.startsWith("-"))
    .map((filter) => filter.replace(/^\.\//, "").replace(/:\d+$/, ""));
  if (parts.length === 0) return files;
  return files.filter((file) => parts.some((part) => join(rootDir, file).includes(part)));
}

/** `readSource(path)` returns a source's text, or null if it doesn't exist. Paths are relative to the root. */
export function planTests(files, readSource) {
  const found = { build: false, browser: false, screen: false };
  for (const text of reachableSources(files, readSource)) {
    for (const [need, sign] of Object.entries(needs)) found[need] ||= sign.test(text);
  }
  return { ...found, projects: [...new Set(files.map(projectOf))] };
}

/**
 * Returns the tests of `npm run test:quick`, which are fast tests of pure code, changed tests, and tests of changed
 * code.
 */
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

/**
 * Returns the tests that create databases, which `npm run test:pooler` and `npm run test:partitions` run. Leaves out
 * end-to-end tests, whose servers embed their database, and fault tests, which cut the connections themselves.
 */
export function selectDatabaseTests(files, readSource) {
  const readOnce = remember(readSource);
  return files.filter(
    (file) =>
      projectOf(file) === "tests" &&
      !file.startsWith("tests/e2e/") &&
      reachableSources([file], readOnce).some((text) => testDatabase.test(text)),
  );
}

/** Returns the test files with random inputs, which `npm run test:explore` runs. */
export function selectPropertyTests(files, readSource) {
  return files.filter((file) => propertyTest.test(readSource(file) ?? ""));
}

/** Returns the test files with tests that only `npm run test:long` runs. */
export function selectLongTests(files, readSource) {
  return files.filter((file) => longTest.test(readSource(file) ?? ""));
}

function remember(read) {
  const known = new Map();
  return (path) => {
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path);
  };
}

/** Returns the texts of these files and of all sources that they reference, directly or indirectly. */
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

/** Names by file, with the text that they were found in. Thousands of tests reach the same sources. */
const knownNames = new Map();

/** "#server/http.ts" and "server/main.ts" are relative to the root, and "./http.ts" to the file that names it. */
function namesIn(text, file) {
  const known = knownNames.get(file);
  if (known?.text === text) return known.names;
  const names = [...text.matchAll(sourceName)].map(([, name]) => {
    if (name.startsWith("#")) return name.slice(1);
    return posix.normalize(name.startsWith(".") ? posix.join(posix.dirname(file), name) : name);
  });
  knownNames.set(file, { text, names });
  return names;
}

/** Returns the text of a source of this repository, or null. */
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
