// npm start [-- URL]: does everything from a fresh clone to a running server.
// npm run dev: does the same from the sources, and rebuilds pages as they are edited.
import {
  ensureInstalled,
  ensureRunnable,
  handOver,
  nodeFlags,
  pinnedNode,
  programArguments,
  requireNode20,
  serverSettings,
} from "./lib/prepare.mjs";

const program = "server/main.ts";

requireNode20();
const dev = process.argv.includes("--dev");
if (dev) await ensureInstalled();
else await ensureRunnable();
const start = dev ? [...nodeFlags, program] : programArguments(program);
handOver(pinnedNode(), [...start, ...process.argv.slice(2)], {
  ...serverSettings,
  ...process.env,
  NODE_ENV: dev ? "development" : "production",
});
