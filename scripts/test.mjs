// npm test: installs what is missing (including Chromium, where allowed), then runs every test, and every check beside
// the tests.
// npm test -- FILTER: runs only the tests whose path contains FILTER, without the checks, and prepares only what they
// need: most need neither built pages nor a browser, and start immediately.
// npm run test:long [-- FILTER]: runs the tests with the tag "long", which the others leave out, without the checks.
// npm run test:faults [-- FILTER]: runs the fault tests (kills, floods, full disks), without the checks.
import { setPriority } from "node:os";
import { auditDependencies } from "./lib/audit.mjs";
import { checks, runChecksBeside } from "./lib/checks.mjs";
import { ensureInstalled, fail, requireNode20 } from "./lib/prepare.mjs";
import {
  listTestFiles,
  planTests,
  projectOf,
  readSource,
  selectLongTests,
  selectTests,
} from "./lib/test-plan.mjs";
import { prepareTests, reportTotals, runTests } from "./lib/vitest.mjs";

requireNode20();
// Almost as low as the threads that read websites (platform/lower-priority.ts). Next to five workers of normal priority,
// these threads would hardly get a turn.
if (process.platform === "linux") setPriority(4);
const [faults, long] = ["--faults", "--long"].map((option) => process.argv.includes(option));
const filters = process.argv.slice(2).filter((argument) => !["--faults", "--long"].includes(argument));
await ensureInstalled();
const project = faults ? "faults" : "tests";
const candidates = listTestFiles().filter((file) => projectOf(file) === project);
const matching = selectTests(candidates, filters);
const selected = long ? selectLongTests(matching, readSource) : matching;
if (long && selected.length === 0) fail('No test with the tag "long" has such a path.');
const needs = planTests(selected, readSource);
// The checks need no build, and fill the processors that building and installing leave idle.
const checking =
  filters.length === 0 && !faults && !long ? runAllChecks() : Promise.resolve({ passed: 0, failed: [] });
const env = await prepareTests(needs);
const tagged = faults ? [] : [long ? "--tagsFilter=long || first" : "--tagsFilter=!long"];
const options = filters.filter((argument) => argument.startsWith("-"));
const args = [...tagged, ...(long ? [...options, ...selected] : filters)];
const counts = await runTests({ projects: [project], args, env });
const checked = await checking;
if (filters.length === 0) process.stdout.write(`${counts.durations.join("\n")}\n`);
// Again, because the tests' results came after it.
for (const name of checked.failed) process.stdout.write(`FAILED: ${name}\n`);
reportTotals({ passed: checked.passed + counts.passed, failed: checked.failed.length + counts.failed });

/** Resolves with the number of checks that passed and the names of those that failed. */
async function runAllChecks() {
  const failed = await runChecksBeside(process.env);
  const { state, lines } = await auditDependencies();
  for (const line of lines) process.stdout.write(`  ${line}\n`);
  const words = { clean: "ok", vulnerable: "FAILED", unavailable: "not asked, the registry does not answer" };
  process.stdout.write(`${words[state]}: known vulnerabilities\n`);
  const passed = checks.length - failed.length + (state === "clean" ? 1 : 0);
  return { passed, failed: state === "vulnerable" ? [...failed, "known vulnerabilities"] : failed };
}
