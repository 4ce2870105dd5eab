// npm test: installs what is missing (Chromium too, where it may), then runs every check and every test.
// npm test -- FILTER: only the tests whose path contains FILTER, without the checks, and only what they need: most need
// neither built pages nor a browser, and start at once.
// npm run test:faults [-- FILTER]: the long ones, which kill, flood and fill up, without the checks.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { auditDependencies } from "./lib/audit.mjs";
import { ensureBrowser, ensureHeadlessShell, ensureScreenTools } from "./lib/browser.mjs";
import { describeDurations } from "./lib/durations.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  fail,
  pinnedNode,
  requireNode20,
  rootDir,
  run,
} from "./lib/prepare.mjs";
import { listTestFiles, planTests, projectOf, readSource, selectTests } from "./lib/test-plan.mjs";

requireNode20();
const faults = process.argv.includes("--faults");
const filters = process.argv.slice(2).filter((argument) => argument !== "--faults");
await ensureInstalled();
const kinds = faults ? ["faults"] : ["unit", "e2e"];
const candidates = listTestFiles().filter((file) => kinds.includes(projectOf(file)));
const selected = selectTests(candidates, filters);
const needs = planTests(selected, readSource);
if (needs.build) await ensureBuilt();
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
const env = {
  ...process.env,
  ...(browser ? { BROWSER_PATH: browser } : {}),
  ...(shell ? { TEST_SHELL_PATH: shell } : {}),
  NODE_ENV: "test",
  FORCE_COLOR: process.env.FORCE_COLOR ?? "0",
};

const tool = (name, file) => [join(rootDir, "node_modules", name, file)];
const checks = [
  ["page types", [...tool("@react-router/dev", "bin.cjs"), "typegen"]],
  ["types", [...tool("typescript", "bin/tsc"), "--noEmit"]],
  ["style", [...tool("@biomejs/biome", "bin/biome"), "check"]],
  ["dead code", [...tool("knip", "bin/knip.js"), "--no-progress"]],
];

let passed = 0;
let failed = 0;
for (const [name, args] of filters.length === 0 && !faults ? checks : []) {
  const status = await run(pinnedNode(), args, env);
  process.stdout.write(`${status === 0 ? "ok" : "FAILED"}: ${name}\n`);
  if (status === 0) passed++;
  else failed++;
}

if (filters.length === 0 && !faults) {
  const { state, lines } = await auditDependencies();
  for (const line of lines) process.stdout.write(`  ${line}\n`);
  const words = { clean: "ok", vulnerable: "FAILED", unasked: "not asked, the registry does not answer" };
  process.stdout.write(`${words[state]}: known vulnerabilities\n`);
  if (state === "clean") passed++;
  if (state === "vulnerable") failed++;
}

const report = join(rootDir, "test-results", "vitest.json");
mkdirSync(join(rootDir, "test-results"), { recursive: true });
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
const projects = (selected.length > 0 ? needs.projects : kinds).map((name) => `--project=${name}`);
const status = await run(
  pinnedNode(),
  [...tool("vitest", "vitest.mjs"), "run", ...projects, ...reporters, ...filters],
  env,
);
const counts = JSON.parse(readFileSync(report, "utf8"));
passed += counts.numPassedTests;
if (filters.length === 0) process.stdout.write(`${describeDurations(counts, rootDir).join("\n")}\n`);
failed += counts.numFailedTests + (status !== 0 && counts.numFailedTests === 0 ? 1 : 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
