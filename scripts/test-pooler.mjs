// Runs the tests that create a database through PgBouncer in transaction mode (npm run test:pooler [-- NAME]), except
// end-to-end tests, whose servers embed their database.
import { spawnSync } from "node:child_process";
import { ensureInstalled, fail, requireNode20 } from "./lib/prepare.mjs";
import { listTestFiles, planTests, readSource, selectPooledTests, selectTests } from "./lib/test-plan.mjs";
import { prepareTests, reportTotals, runTests } from "./lib/vitest.mjs";

requireNode20();
await ensureInstalled();
if (spawnSync(process.env.PGBOUNCER_PATH ?? "pgbouncer", ["--version"]).status !== 0)
  fail(
    "These tests need PgBouncer. Install it (on Debian: apt install pgbouncer), or set PGBOUNCER_PATH to it.",
  );
const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith("-"));
const files = selectPooledTests(selectTests(listTestFiles(), given), readSource);
if (files.length === 0) fail("No test that creates a database has such a path.");
const needs = planTests(files, readSource);
const env = { ...(await prepareTests(needs)), STEP_TEST_POOLER: "on" };
const args = ["--tagsFilter=!long", ...options, ...files];
reportTotals(await runTests({ projects: needs.projects, args, env }));
