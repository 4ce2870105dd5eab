// Runs property tests with new random inputs, and many more of them (npm run test:explore [-- NAME]). A failure prints
// the input, and the seed and path that reproduce it.
import { ensureInstalled, requireNode20 } from "./lib/prepare.mjs";
import {
  listTestFiles,
  planTests,
  projectOf,
  readSource,
  selectPropertyTests,
  selectTests,
} from "./lib/test-plan.mjs";
import { prepareTests, reportTotals, runTests } from "./lib/vitest.mjs";

requireNode20();
await ensureInstalled();
const candidates = listTestFiles().filter((file) => projectOf(file) !== "faults");
const files = selectPropertyTests(selectTests(candidates, process.argv.slice(2)), readSource);
const needs = planTests(files, readSource);
const env = { ...(await prepareTests(needs)), EXPLORE: "1" };
reportTotals(await runTests({ projects: needs.projects, args: ["--testTimeout=1200000", ...files], env }));
