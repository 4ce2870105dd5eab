/**
 * A worker process for tests that freeze it or shift its clock. Prints "ready", and "<n> <state> <attempt>" for each state
 * that a job reaches. Waits in the state that its second argument names, in the first attempt, until it reads a line.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { createLog } from "#platform/log.ts";
import { startQueueWorker } from "#tests/support/queued-work.ts";

const [url = "", waitsAt] = process.argv.slice(2);
const lines = createInterface({ input: process.stdin });
const worker = await startQueueWorker({
  url,
  log: createLog({ logLevel: "silent" }),
  async reach({ n, state, attempt }) {
    process.stdout.write(`${n} ${state} ${attempt}\n`);
    if (state === waitsAt && attempt === 1) await once(lines, "line");
  },
});
process.once("SIGTERM", () => worker.close().then(() => process.exit(0)));
process.stdout.write("ready\n");
