import { totalmem } from "node:os";
import { defineConfig } from "vitest/config";

// Three projects: `unit` has the tests next to the sources, which need only Node (and the embedded database if a test
// uses it). `server` tests the whole server or checks the whole source tree. `e2e` starts the real server, real
// Postgres and real Chromium. A fourth, `faults` (kills, floods, full disks, large files), takes too long to run for
// every change and must be requested by name: npm run test:faults. Tests poll for what a page shows after a click
// (`expect.poll`), because a click doesn't wait for the page it leads to, and a busy machine can be slow.
const expect = { poll: { timeout: 30_000, interval: 50 } };
// As the server itself: docs/decisions/2026-11-21-disable-wasm-wrapper-tier-up.md. A larger young generation than V8's
// first megabyte saves most of the garbage collection.
const serverFlags = [
  "--wasm-wrapper-tiering-budget=1000000000",
  "--min-semi-space-size=32",
  "--max-semi-space-size=32",
];

// Beside other workers, helper threads collect garbage no faster, and cost up to a tenth of the processor time. Fault
// tests keep them, because some measure how long collections block the event loop.
const execArgv = [...serverFlags, "--single-threaded-gc"];

// Most test files spend more than half their time waiting for the database, a page or a timer. With eight workers, two
// processors were always busy, but the tests took as long. A worker with its browser and databases takes about a gigabyte.
const maxWorkers = Math.max(2, Math.min(6, Math.floor(totalmem() / 2 ** 30) - 1));

// Not in npm test, which excludes the tag: docs/decisions/2026-11-27-long-tests-have-a-tag.md.
const tags = [{ name: "long", description: "npm run test:long: more rows of what a shorter test covers" }];

// In each project, one process loads the sources once for many files (isolate: false). That halves the run time of most
// files. A test must not leave anything behind in a module or in the environment.
const everywhere = {
  globalSetup: ["tests/support/database-global-setup.ts"],
  setupFiles: ["tests/support/property-runs.ts"],
  tags,
  expect,
  execArgv,
};

export default defineConfig({
  test: {
    maxWorkers,
    tags,
    projects: [
      {
        test: {
          name: "unit",
          ...everywhere,
          include: ["{app,engines,eval,features,platform,server,shared,bench,scripts,ui}/**/*.test.{ts,tsx}"],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "server",
          ...everywhere,
          include: ["tests/*.test.ts", "tests/security/**/*.test.ts"],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "faults",
          ...everywhere,
          execArgv: serverFlags,
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 600_000,
          // One of these tests starts four servers, a database and a store, which can take long on a slow machine.
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: "e2e",
          ...everywhere,
          setupFiles: [...everywhere.setupFiles, "tests/support/share-browser.ts"],
          include: ["tests/e2e/**/*.test.ts"],
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
