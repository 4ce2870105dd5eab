// Runs the tests that create a database through PgBouncer in transaction mode (npm run test:pooler [-- NAME]).
import { spawnSync } from "node:child_process";
import { runOnOtherDatabases } from "./lib/other-databases.mjs";
import { fail } from "./lib/prepare.mjs";

if (spawnSync(process.env.PGBOUNCER_PATH ?? "pgbouncer", ["--version"]).status !== 0)
  fail(
    "These tests need PgBouncer. Install it (on Debian: apt install pgbouncer), or set PGBOUNCER_PATH to it.",
  );
await runOnOtherDatabases({ STEP_TEST_POOLER: "on" });
