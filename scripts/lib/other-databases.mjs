// Runs the tests that create a database, or those whose path contains an argument, on another kind of database. Leaves out
// end-to-end tests, whose servers embed their database.
import { ensureInstalled, fail, requireNode20 } from "./prepare.mjs";
import { listTestFiles, planTests, readSource, selectDatabaseTests, selectTests } from "./test-plan.mjs";
import { prepareTests, reportTotals, runTests } from "./vitest.mjs";

/** `kind` is the environment that the test support reads. */
export async function runOnOtherDatabases(kind) {
  requireNode20();
  await ensureInstalled();
  const given = process.argv.slice(2);
  const options = given.filter((argument) => argument.startsWith("-"));
  const files = selectDatabaseTests(selectTests(listTestFiles(), given), readSource);
  if (files.length === 0) fail("No test that creates a database has such a path.");
  const needs = planTests(files, readSource);
  const env = { ...(await prepareTests(needs)), ...kind };
  const args = ["--tagsFilter=!long", ...options, ...files];
  reportTotals(await runTests({ projects: needs.projects, args, env }));
}
