import { availableParallelism, totalmem } from "node:os";
import { defineConfig } from "vitest/config";

// Three projects: `unit` has the tests beside the sources, which need nothing but Node (and the embedded database where a
// test asks for it); `server` asks the whole server or looks at the whole tree; `e2e` starts the real server, real Postgres
// and real Chromium. A fourth, `faults`, takes longer than a change can wait for (kills, floods, full
// disks, large files) and is asked for by name: npm run test:faults.
// What a page shows after a click is asked for until it is there (`expect.poll`): a click does not wait for the
// page it leads to, and a busy machine takes its time.
const expect = { poll: { timeout: 30_000, interval: 50 } };
// As the server itself: docs/decisions/2026-11-21-disable-wasm-wrapper-tier-up.md. A larger young generation than V8's
// first megabyte saves most of the garbage collection.
const execArgv = [
  "--wasm-wrapper-tiering-budget=1000000000",
  "--min-semi-space-size=32",
  "--max-semi-space-size=32",
];

// More than half of most files is waiting for the database, a page or a timer: on two processors five workers leave
// neither idle. A worker with its browser and its databases takes about a gigabyte.
const maxWorkers = Math.max(
  2,
  Math.min(8, Math.max(5, availableParallelism()), Math.floor(totalmem() / 2 ** 30) - 1),
);

// In each project, one process loads the sources once for many files (isolate: false). That halves the time of most.
// Nothing may stay behind in a module or in the environment.
const everywhere = {
  globalSetup: ["tests/support/database-global-setup.ts"],
  setupFiles: ["tests/support/property-runs.ts"],
  expect,
  execArgv,
};

export default defineConfig({
  test: {
    maxWorkers,
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
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 600_000,
          // Four servers, a database and a store are started in one of them, on whatever machine.
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
