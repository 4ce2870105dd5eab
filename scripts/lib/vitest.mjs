// Prepares what the selected tests need, and runs the tests in Vitest.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser, ensureHeadlessShell, ensureScreenTools } from "./browser.mjs";
import { describeDurations } from "./durations.mjs";
import {
  compileCache,
  ensureBuilt,
  ensureBundled,
  fail,
  pinnedNode,
  rootDir,
  run,
  withBundles,
} from "./prepare.mjs";

const resultsDir = join(rootDir, "test-results");

/**
 * `needs` comes from `planTests`. Resolves with the environment for the tests, or exits with an error of one sentence.
 */
export async function prepareTests(needs) {
  if (needs.build) await ensureBuilt();
  else await ensureBundled();
  const browser = needs.browser ? await ensureBrowser() : null;
  if (needs.browser && !browser) {
    fail(
      "The tests need a Chromium and none could be found or installed. Install one, or set BROWSER_PATH to its program.",
    );
  }
  const missingTools = needs.screen ? await ensureScreenTools() : [];
  if (missingTools.length > 0) {
    fail(
      `The tests of recordings need ${missingTools.join(" and ")}, and could not install them. Install them (on Debian: apt install xvfb ffmpeg), or run the tests as root in a container.`,
    );
  }
  const shell = needs.browser ? ensureHeadlessShell() : null;
  return {
    ...withBundles(process.env),
    ...(browser ? { BROWSER_PATH: browser } : {}),
    ...(shell ? { TEST_SHELL_PATH: shell } : {}),
    // As the server itself: React's development build renders pages several times more slowly.
    NODE_ENV: "production",
    NODE_COMPILE_CACHE: compileCache,
    FORCE_COLOR: process.env.FORCE_COLOR ?? "0",
  };
}

/**
 * Resolves with the numbers of passed and failed tests and the slowest files. A run that exits with an error but has no
 * failed test counts as one failure.
 */
export async function runTests({ projects, args, env }) {
  const report = join(resultsDir, "vitest.json");
  mkdirSync(resultsDir, { recursive: true });
  const status = await run(
    pinnedNode(),
    [
      join(rootDir, "node_modules", "vitest", "vitest.mjs"),
      "run",
      ...projects.map((name) => `--project=${name}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...args,
    ],
    env,
  );
  const results = JSON.parse(readFileSync(report, "utf8"));
  const { numPassedTests, numFailedTests } = results;
  const failed = numFailedTests + (status !== 0 && numFailedTests === 0 ? 1 : 0);
  return { passed: numPassedTests, failed, durations: describeDurations(results, rootDir) };
}

/** Prints the totals and sets the exit status. */
export function reportTotals({ passed, failed }) {
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
