// Runs the tests that create a database on tables that are partitioned by company (npm run test:partitions [-- NAME]).
import { runOnOtherDatabases } from "./lib/other-databases.mjs";

await runOnOtherDatabases({ STEP_TEST_PARTITIONS: "on" });
