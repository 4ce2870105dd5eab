import { availableParallelism, totalmem } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";
import { patienceMs, testLimitMs } from "./tests/support/patience.ts";

// The project `tests` has the tests next to the sources, those in tests/ that run the whole server or check the whole
// source tree, and tests/e2e, which start the real server, real Postgres and real Chromium. They are one project, because
// each project would load the sources in processes of its own. Another, `faults` (kills, floods, full disks, large
// files), takes too long to run for every change and must be requested by name: npm run test:faults. Tests poll for what
// a page shows after a click (`expect.poll`), because a click doesn't wait for the page it leads to, and a busy machine
// can be slow.
// Each look at a page takes 2.5 ms of processor time.
const expect = { poll: { timeout: patienceMs, interval: 100 } };
const limits = { testTimeout: testLimitMs, hookTimeout: testLimitMs };
// As the server itself: docs/decisions/2026-11-21-disable-wasm-wrapper-tier-up.md. A larger young generation than V8's
// first megabyte saves most of the garbage collection.
const serverFlags = [
  "--wasm-wrapper-tiering-budget=1000000000",
  "--min-semi-space-size=32",
  "--max-semi-space-size=32",
];

// Beside other workers, helper threads collect garbage no faster, and cost up to a tenth of the processor time. Fault
// tests keep them, because some measure how long collections block the event loop. A process grows beyond a gigabyte
// anyway, and collecting everything on the way takes 2 % of the time.
const execArgv = [...serverFlags, "--single-threaded-gc", "--initial-heap-size=1000"];

// A test waits for its page, server or database most of the time, but these use a processor then. One process more than
// processors keeps them busy. Each loads and compiles all sources again: on two processors, six took a quarter more processor time.
// With its browser and databases, each takes about a gigabyte.
const gigabytes = Math.floor(totalmem() / 2 ** 30);
const maxWorkers = Math.max(2, Math.min(availableParallelism() + 1, gigabytes - 1, 6));

// Not in npm test, which excludes the tag: docs/decisions/2026-11-27-long-tests-have-a-tag.md.
const tags = [
  { name: "long", description: "npm run test:long: more rows of what a shorter test covers" },
  {
    name: "first",
    description: "in npm test, and in npm run test:long, whose tests of the file start from its result",
  },
];

const everywhere = {
  globalSetup: ["tests/support/temporary-files-global-setup.ts", "tests/support/database-global-setup.ts"],
  tags,
  expect,
};

export default defineConfig({
  test: {
    maxWorkers,
    tags,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "tests",
          ...everywhere,
          include: [
            "{app,engines,eval,features,platform,server,shared,bench,scripts,ui}/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
            "tests/{security,e2e}/**/*.test.ts",
          ],
          setupFiles: ["tests/support/property-runs.ts", "tests/support/share-browser.ts"],
          execArgv,
          // One process loads the sources once for many files. That halves the run time of most files. A test must not
          // leave anything behind in a module or in the environment.
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: "faults",
          ...everywhere,
          include: ["tests/faults/**/*.test.ts"],
          setupFiles: ["tests/support/property-runs.ts"],
          execArgv: serverFlags,
          ...limits,
        },
      },
    ],
  },
});
