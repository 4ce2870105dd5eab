// npm test: installs what is missing (including Chromium, where allowed), then runs every check and every test.
// npm test -- FILTER: runs only the tests whose path contains FILTER, without the checks, and prepares only what they
// need: most need neither built pages nor a browser, and start immediately.
// npm run test:faults [-- FILTER]: runs the long tests (kills, floods, full disks), without the checks.
import { auditDependencies } from "./lib/audit.mjs";
import { checks, runCheck } from "./lib/checks.mjs";
import { ensureInstalled, requireNode20 } from "./lib/prepare.mjs";
import { listTestFiles, planTests, projectOf, readSource, selectTests } from "./lib/test-plan.mjs";
import { prepareTests, reportTotals, runTests } from "./lib/vitest.mjs";

requireNode20();
const faults = process.argv.includes("--faults");
const filters = process.argv.slice(2).filter((argument) => argument !== "--faults");
await ensureInstalled();
const kinds = faults ? ["faults"] : ["unit", "server", "e2e"];
const candidates = listTestFiles().filter((file) => kinds.includes(projectOf(file)));
const selected = selectTests(candidates, filters);
const needs = planTests(selected, readSource);
const env = await prepareTests(needs);

let passed = 0;
let failed = 0;
if (filters.length === 0 && !faults) {
  for (const name of checks) {
    const status = await runCheck(name, env);
    process.stdout.write(`${status === 0 ? "ok" : "FAILED"}: ${name}\n`);
    if (status === 0) passed++;
    else failed++;
  }
  const { state, lines } = await auditDependencies();
  for (const line of lines) process.stdout.write(`  ${line}\n`);
  const words = { clean: "ok", vulnerable: "FAILED", unavailable: "not asked, the registry does not answer" };
  process.stdout.write(`${words[state]}: known vulnerabilities\n`);
  if (state === "clean") passed++;
  if (state === "vulnerable") failed++;
}

const projects = selected.length > 0 ? needs.projects : kinds;
const counts = await runTests({ projects, args: filters, env });
if (filters.length === 0) process.stdout.write(`${counts.durations.join("\n")}\n`);
reportTotals({ passed: passed + counts.passed, failed: failed + counts.failed });
