// Runs the tests for editing in well under a minute (npm run test:quick [-- COMMIT]). These are all fast tests of pure
// code, each changed test, and tests that import a changed file and need neither a database nor a browser. "Changed"
// means since COMMIT, or since the branch left the main branch.
import { changedFiles } from "./lib/changed-files.mjs";
import { ensureInstalled, fail, requireNode20 } from "./lib/prepare.mjs";
import { listTestFiles, planTests, projectOf, readSource, selectQuickTests } from "./lib/test-plan.mjs";
import { prepareTests, reportTotals, runTests } from "./lib/vitest.mjs";

requireNode20();
await ensureInstalled();
const [commit] = process.argv.slice(2);
const changed = changedFiles({ commit });
if (changed === null) fail(`git knows no commit "${commit ?? "HEAD"}" here.`);
const files = listTestFiles().filter((file) => projectOf(file) !== "faults");
const { pure, others } = selectQuickTests(files, changed, readSource);
const needs = planTests(others, readSource);
const env = await prepareTests(needs);
// Pure tests share a process, because starting one for each file would take longer than the tests.
const counts = await runTests({
  projects: planTests(pure, readSource).projects,
  args: ["--tagsFilter=!long", "--no-isolate", ...pure],
  env,
});
if (others.length > 0) {
  const more = await runTests({ projects: needs.projects, args: ["--tagsFilter=!long", ...others], env });
  counts.passed += more.passed;
  counts.failed += more.failed;
}
reportTotals(counts);
